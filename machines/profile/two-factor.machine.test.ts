import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { twoFactorMachine } from './two-factor.machine.ts';
import type {
  ConfirmPasswordResult,
  ConfirmSetupResult,
  DisableResult,
  EnableResult,
  LoadCodesResult,
  LoadSetupResult,
  PasswordStatusResult,
  ReplaceCodesResult,
  StepRefusal,
  TwoFactorInput,
  WhetherOnResult,
} from './two-factor.setup.ts';

const OK = { ok: true } as const;
const PASSWORD = 'a password of their own';
const CODE = '418223';

const refused = <const Reason extends string>(reason: Reason): StepRefusal<Reason> => ({
  ok: false,
  reason,
  waitSeconds: null,
});

type Answers = Readonly<Partial<Record<string, readonly unknown[]>>>;

/** Starts the chart; each effect comes back with the next of its answers, and with success after the last. */
const begin = (input: TwoFactorInput, answers: Answers = {}) => {
  const asked: string[] = [];
  const left = new Map(Object.entries(answers).map(([name, given]) => [name, [...(given ?? [])]]));
  const effect = <Output, Input = undefined>(name: string, otherwise: Output) =>
    fromPromise<Output, Input>(() => {
      asked.push(name);
      return Promise.resolve((left.get(name)?.shift() as Output | undefined) ?? otherwise);
    });
  const note = (name: string) => () => void asked.push(name);
  const actor = createActor(
    twoFactorMachine.provide({
      actors: {
        confirmPassword: effect<ConfirmPasswordResult, { password: string }>('confirmPassword', OK),
        askPasswordStatus: effect<PasswordStatusResult>('askPasswordStatus', { ok: true, confirmed: true }),
        enableTwoFactor: effect<EnableResult>('enableTwoFactor', OK),
        loadSetup: effect<LoadSetupResult>('loadSetup', OK),
        confirmSetup: effect<ConfirmSetupResult, { code: string }>('confirmSetup', OK),
        askWhetherOn: effect<WhetherOnResult>('askWhetherOn', { ok: true, isOn: true }),
        disableTwoFactor: effect<DisableResult>('disableTwoFactor', OK),
        loadCodes: effect<LoadCodesResult>('loadCodes', OK),
        replaceCodes: effect<ReplaceCodesResult>('replaceCodes', OK),
      },
      actions: {
        forgetSetup: note('forgetSetup'),
        forgetCodes: note('forgetCodes'),
        refreshProfile: (_, { isOn }) => void asked.push(`refreshProfile ${isOn}`),
        reportUnexpectedError: note('reportUnexpectedError'),
      },
    }),
    { input },
  ).start();
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  const confirm = async () => {
    actor.send({ type: 'password.submitted', password: PASSWORD });
    return settled();
  };
  const toCode = async () => {
    await confirm();
    actor.send({ type: 'added' });
  };
  const enter = async (code = CODE) => {
    actor.send({ type: 'code.submitted', code });
    return settled();
  };
  return { actor, asked, settled, confirm, toCode, enter };
};

const SET_UP: TwoFactorInput = { purpose: 'setUp', isOn: false };
const TURN_OFF: TwoFactorInput = { purpose: 'turnOff', isOn: true };
const CODES: TwoFactorInput = { purpose: 'codes', isOn: true };

describe('setting up (G-12, G-31)', () => {
  test('goes from off over password, QR code, code and recovery codes to on, one call each', async () => {
    const { actor, asked, toCode, enter } = begin(SET_UP);
    expect(actor.getSnapshot().matches({ confirmingPassword: { entering: 'fresh' } })).toBe(true);
    await toCode();
    expect((await enter()).matches({ storingCodes: 'unsaved' })).toBe(true);
    expect(actor.getSnapshot().can({ type: 'finished' })).toBe(false);
    actor.send({ type: 'box.ticked' });
    actor.send({ type: 'finished' });
    expect(actor.getSnapshot().matches({ on: 'finished' })).toBe(true);
    expect(asked).toEqual([
      'confirmPassword',
      'enableTwoFactor',
      'loadSetup',
      'forgetSetup',
      'confirmSetup',
      'refreshProfile true',
      'loadCodes',
      'forgetCodes',
    ]);
  });

  test('no password and no code is ever part of the context', async () => {
    const { actor, toCode, enter } = begin(SET_UP, { confirmPassword: [refused('wrong')] });
    const seen: string[] = [];
    actor.subscribe(({ context }) => seen.push(JSON.stringify(context)));
    await toCode();
    await toCode();
    await enter();
    expect(seen.join()).not.toContain(PASSWORD);
    expect(seen.join()).not.toContain(CODE);
  });

  test('a set-up that the server lost is begun again once, and not over and over (L15)', async () => {
    const never = Array.from({ length: 9 }, () => refused('notBegun'));
    const { actor, asked, confirm, settled } = begin(SET_UP, { loadSetup: never });
    expect((await confirm()).matches({ interrupted: 'failed' })).toBe(true);
    expect(asked.filter((name) => name === 'enableTwoFactor')).toHaveLength(1);
    actor.send({ type: 'retried' });
    expect((await settled()).matches({ interrupted: 'failed' })).toBe(true);
    expect(asked.filter((name) => name === 'enableTwoFactor')).toHaveLength(2);
  });

  test.each([
    ['enableTwoFactor', 'showingQr'],
    ['loadSetup', 'showingQr'],
    ['confirmSetup', 'confirmingCode'],
    ['loadCodes', 'storingCodes'],
  ] as const)(
    '%s: an expired confirmation asks for the password, and goes on where it stopped (G-16)',
    async (name, state) => {
      const { actor, confirm, toCode, enter } = begin(SET_UP, { [name]: [refused('expired')] });
      await toCode();
      if (!actor.getSnapshot().matches('confirmingPassword')) await enter();
      expect(actor.getSnapshot().matches({ confirmingPassword: { entering: 'expired' } })).toBe(true);
      expect((await confirm()).matches(state)).toBe(true);
      expect(actor.getSnapshot().context.hasExpired).toBe(false);
    },
  );

  test('without recovery codes it is on at once (G-18)', async () => {
    const { toCode, enter } = begin(SET_UP, { loadCodes: [refused('absent')] });
    await toCode();
    expect((await enter()).matches({ on: 'finished' })).toBe(true);
  });
});

describe('a lost reply', () => {
  test('of the code is asked after, and the code is not sent again', async () => {
    const { asked, toCode, enter } = begin(SET_UP, { confirmSetup: [refused('unknown')] });
    await toCode();
    expect((await enter()).matches('storingCodes')).toBe(true);
    expect(asked.filter((name) => name === 'confirmSetup')).toHaveLength(1);
  });

  test('of turning off is asked after, and is not sent again while nobody can say', async () => {
    const { actor, asked, confirm, settled } = begin(TURN_OFF, {
      disableTwoFactor: [refused('unknown')],
      askWhetherOn: [{ ok: false }, { ok: true, isOn: false }],
    });
    expect((await confirm()).matches({ disabling: 'unconfirmed' })).toBe(true);
    actor.send({ type: 'retried' });
    expect((await settled()).matches({ off: 'finished' })).toBe(true);
    expect(asked.filter((name) => name === 'disableTwoFactor')).toHaveLength(1);
  });

  test('of new recovery codes shows those that count, and makes none again', async () => {
    const { actor, asked, confirm, settled } = begin(CODES, { replaceCodes: [refused('unknown')] });
    expect((await confirm()).matches({ showingCodes: 'reading' })).toBe(true);
    actor.send({ type: 'replacement.requested' });
    actor.send({ type: 'replacement.confirmed' });
    expect((await settled()).matches('storingCodes')).toBe(true);
    expect(asked.filter((name) => name === 'replaceCodes')).toHaveLength(1);
  });
});

describe('the flag of another tab (G-20)', () => {
  test('is heard once no call is on its way', async () => {
    const { actor, confirm } = begin(SET_UP);
    const confirmed = confirm();
    actor.send({ type: 'flag.changed', isOn: true });
    expect(actor.getSnapshot().matches({ confirmingPassword: 'checking' })).toBe(true);
    expect((await confirmed).matches({ on: 'elsewhere' })).toBe(true);
  });

  test('says nothing new where this tab has just turned it on', async () => {
    const { actor, toCode, enter } = begin(SET_UP);
    await toCode();
    await enter();
    actor.send({ type: 'flag.changed', isOn: true });
    expect(actor.getSnapshot().matches('storingCodes')).toBe(true);
  });

  test('leads to what became of it where nobody could say', async () => {
    const { actor, toCode, enter, settled } = begin(SET_UP, {
      confirmSetup: [refused('unknown')],
      askWhetherOn: [{ ok: false }],
    });
    await toCode();
    expect((await enter()).matches({ confirmingCode: 'unconfirmed' })).toBe(true);
    actor.send({ type: 'flag.changed', isOn: true });
    expect((await settled()).matches('storingCodes')).toBe(true);
  });

  test('never begins anything by itself: the page says what happened, and a press begins', () => {
    const { actor } = begin({ purpose: 'turnOff', isOn: false });
    actor.send({ type: 'flag.changed', isOn: true });
    expect(actor.getSnapshot().matches({ on: 'elsewhere' })).toBe(true);
    actor.send({ type: 'started' });
    expect(actor.getSnapshot().matches({ confirmingPassword: { entering: 'fresh' } })).toBe(true);
  });
});
