import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { registrationMachine } from './registration.machine.ts';
import type {
  LoadResult,
  MembershipResult,
  RegisterResult,
  SentRegistration,
  SignInResult,
} from './registration.setup.ts';

const JOINING: SentRegistration = { group_id: 441, recapture: 'passed', terms_and_conditions: true, fields: {} };
const UNKNOWN: RegisterResult = { ok: false, reason: 'unknown' };
const TAKEN: RegisterResult = {
  ok: false,
  reason: 'invalid',
  errors: { email: ['The email has already been taken.'] },
};

interface Answers {
  readonly load?: LoadResult;
  readonly register?: readonly RegisterResult[];
  readonly signIn?: readonly SignInResult[];
  readonly askMembership?: readonly MembershipResult[];
}

/** Starts the chart; each effect comes back with the next of its answers, and with success after the last. */
const begin = async (isSignedIn: boolean, { load, register = [], signIn = [], askMembership = [] }: Answers = {}) => {
  const asked: string[] = [];
  const effect = <Output, Input = undefined>(name: string, answers: readonly Output[], otherwise: Output) => {
    const left = [...answers];
    return fromPromise<Output, Input>(() => {
      asked.push(name);
      return Promise.resolve(left.shift() ?? otherwise);
    });
  };
  const note = (name: string) => () => void asked.push(name);
  const actor = createActor(
    registrationMachine.provide({
      actors: {
        loadRegistration: effect<LoadResult>('load', load === undefined ? [] : [load], { ok: true, standing: 'open' }),
        register: effect<RegisterResult, { registration: SentRegistration }>('register', register, { ok: true }),
        signIn: effect<SignInResult>('signIn', signIn, { ok: true }),
        askMembership: effect<MembershipResult>('askMembership', askMembership, { ok: true, belongs: true }),
      },
      actions: {
        leave: note('leave'),
        arrive: note('arrive'),
        beginSession: note('beginSession'),
        endSession: note('endSession'),
        forgetDraft: note('forgetDraft'),
        forgetPassword: note('forgetPassword'),
        reportUnexpectedError: note('reportUnexpectedError'),
      },
    }),
    { input: { isSignedIn } },
  ).start();
  const rest = () => waitFor(actor, (state) => !state.hasTag('busy'));
  await rest();
  const submit = async (): Promise<void> => {
    actor.send({ type: 'submitted', registration: JOINING });
    await rest();
  };
  /** What was asked and done, without what only cleans up. */
  const done = () => asked.filter((name) => !['load', 'forgetPassword'].includes(name));
  return { actor, asked, done, submit, rest };
};

describe('S-01, S-09: what stands when the page opens', () => {
  test.each<readonly [LoadResult, string]>([
    [{ ok: true, standing: 'closed' }, 'closed'],
    [{ ok: true, standing: 'member' }, 'member'],
    [{ ok: false, reason: 'failed' }, 'left'],
  ])('%j: %s', async (load, state) => {
    const { actor } = await begin(false, { load });
    expect(actor.getSnapshot().value).toBe(state);
  });
});

describe('S-11: a stranger', () => {
  test('is registered, signed in and home, and the draft goes first', async () => {
    const { actor, submit, done } = await begin(false);
    await submit();
    expect(actor.getSnapshot().value).toBe('welcomed');
    expect(done()).toEqual(['register', 'forgetDraft', 'signIn', 'arrive']);
  });

  test.each<SignInResult>([
    { ok: false, reason: 'codeDue' },
    { ok: false, reason: 'refused' },
    { ok: false, reason: 'unanswered' },
  ])('is told that they are registered where signing in ends with %j', async (result) => {
    const { actor, submit } = await begin(false, { signIn: [result] });
    await submit();
    expect(actor.getSnapshot().value).toBe('registered');
  });

  test('two presses are one call', async () => {
    const { actor, rest, done } = await begin(false);
    actor.send({ type: 'submitted', registration: JOINING });
    actor.send({ type: 'submitted', registration: JOINING });
    await rest();
    expect(done().filter((name) => name === 'register')).toEqual(['register']);
  });

  test('S-13: a refusal stands beside its field', async () => {
    const { actor, submit } = await begin(false, { register: [TAKEN] });
    await submit();
    expect(actor.getSnapshot()).toMatchObject({
      value: { filling: 'refused' },
      context: { errors: { email: ['The email has already been taken.'] }, refusals: 1 },
    });
  });
});

describe('0315: after a lost reply', () => {
  test('a stranger is signed in with what they typed, and nothing is sent again', async () => {
    const { actor, submit, done } = await begin(false, { register: [UNKNOWN] });
    await submit();
    expect(actor.getSnapshot().value).toBe('welcomed');
    expect(done()).toEqual(['register', 'signIn', 'askMembership', 'forgetDraft', 'arrive']);
  });

  test('an unknown account means that nothing was done', async () => {
    const { actor, submit } = await begin(false, { register: [UNKNOWN], signIn: [{ ok: false, reason: 'refused' }] });
    await submit();
    expect(actor.getSnapshot().value).toEqual({ filling: 'notDone' });
  });

  test('an address that is taken afterwards may be taken by the lost call: it is asked again', async () => {
    const { actor, submit, done } = await begin(false, {
      register: [UNKNOWN, TAKEN],
      signIn: [{ ok: false, reason: 'refused' }],
    });
    await submit();
    await submit();
    expect(actor.getSnapshot().value).toBe('welcomed');
    expect(done().filter((name) => name === 'signIn')).toHaveLength(2);
  });

  test('an account that was there before goes on as its person’s page', async () => {
    const { actor, submit, done } = await begin(false, {
      register: [UNKNOWN],
      askMembership: [{ ok: true, belongs: false }],
    });
    await submit();
    expect(actor.getSnapshot().value).toBe('recognised');
    expect(done().at(-1)).toBe('beginSession');
  });

  test('without an answer to the question nothing can be sent, and it can be asked again', async () => {
    const { actor, submit, rest, done } = await begin(false, {
      register: [UNKNOWN],
      signIn: [{ ok: false, reason: 'unanswered' }],
    });
    await submit();
    expect(actor.getSnapshot().value).toBe('unconfirmed');
    await submit();
    expect(done().filter((name) => name === 'register')).toHaveLength(1);
    actor.send({ type: 'retried' });
    await rest();
    expect(actor.getSnapshot().value).toBe('welcomed');
  });

  test('somebody signed in reads their profile', async () => {
    const { actor, submit, done } = await begin(true, { register: [UNKNOWN] });
    await submit();
    expect(actor.getSnapshot().value).toBe('welcomed');
    expect(done()).toEqual(['register', 'askMembership', 'forgetDraft', 'arrive']);
  });
});

describe('S-12: somebody signed in', () => {
  test('joins, and their profile is read', async () => {
    const { submit, done } = await begin(true);
    await submit();
    expect(done()).toEqual(['register', 'forgetDraft', 'askMembership', 'arrive']);
  });

  test('who belongs to it already comes home', async () => {
    const { actor, submit } = await begin(true, {
      register: [{ ok: false, reason: 'invalid', errors: { organisation: ['You already belong to it.'] } }],
    });
    await submit();
    expect(actor.getSnapshot().value).toBe('welcomed');
  });

  test('whose session has ended goes on as a stranger', async () => {
    const { actor, submit, done } = await begin(true, { register: [{ ok: false, reason: 'signedOut' }] });
    await submit();
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(done().at(-1)).toBe('endSession');
  });
});
