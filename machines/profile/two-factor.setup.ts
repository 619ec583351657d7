import { assign, setup } from 'xstate';
import { promisedAction, promisedActor } from '../promised.ts';
import { isWholeCode } from '../session/login.setup.ts';
import type { StateMeta } from '../state-meta.ts';
import { failedBecause, sendingActions, sendingGuards, type Sent } from '../submission/sending.kit.ts';

/** What somebody came for: each has an address of its own. */
export type TwoFactorPurpose = 'setUp' | 'turnOff' | 'codes';

/** The step that the confirmed password opens: where a confirmation expires, one goes on there (G-16). */
export type StepAfterPassword = 'enabling' | 'loadingQr' | 'enteringCode' | 'loadingCodes' | 'disabling';

/** Why a step came to nothing, and how many seconds the server asks to wait, null where it does not say. */
export interface StepRefusal<Reason extends string> {
  readonly ok: false;
  readonly reason: Reason;
  readonly waitSeconds: number | null;
}

/**
 * What the promised effects come back with. Expected failures are results:
 *
 * - `wrong`: 422, the password or the code was not right (G-14, G-15).
 * - `expired`: 423, the password has to be confirmed again (G-16).
 * - `throttled`: 429.
 * - `unknown`: no reply tells whether it counted.
 * - `told`: nothing was done, and the tray says why (401, 419, 503).
 * - `failed`: any other refusal, or something that only reads and did not come.
 */
export type StepResult<Reason extends string> = { readonly ok: true } | StepRefusal<Reason>;

export type ConfirmPasswordResult = StepResult<'wrong' | 'throttled' | 'unknown' | 'told' | 'failed'>;
/** whether the password is confirmed; `ok` false where the server did not say. */
export type PasswordStatusResult = { readonly ok: true; readonly confirmed: boolean } | { readonly ok: false };
export type EnableResult = StepResult<'expired' | 'throttled' | 'unknown' | 'failed'>;
/** `notBegun`: the server has no set-up to show (L15). */
export type LoadSetupResult = StepResult<'notBegun' | 'expired' | 'throttled' | 'failed'>;
export type ConfirmSetupResult = StepResult<'wrong' | 'expired' | 'throttled' | 'unknown' | 'told' | 'failed'>;
/** whether two-factor is on now. */
export type WhetherOnResult = { readonly ok: true; readonly isOn: boolean } | { readonly ok: false };
export type DisableResult = StepResult<'expired' | 'throttled' | 'unknown' | 'told' | 'failed'>;
/** `absent`: this API has no recovery codes (G-18). */
export type LoadCodesResult = StepResult<'absent' | 'expired' | 'throttled' | 'failed'>;
export type ReplaceCodesResult = StepResult<'expired' | 'throttled' | 'unknown' | 'failed'>;

export interface TwoFactorInput {
  readonly purpose: TwoFactorPurpose;
  /** The profile's flag, `two_factor_confirmed`. */
  readonly isOn: boolean;
}

/** No secret is part of it: passwords and codes pass by in events, QR code, key and recovery codes in the view's store. */
interface TwoFactorContext extends TwoFactorInput {
  readonly next: StepAfterPassword;
  /** The recovery codes are new to this person: going on waits until they are stored somewhere. */
  readonly areCodesNew: boolean;
  /** The server has just been asked for a set-up, so one that it does not have will not come by asking again. */
  readonly hasJustBegun: boolean;
  /** The set-up was lost on the server and begun again: what is on the phone does not count any more. */
  readonly isAnew: boolean;
  /** The password is asked for again because its confirmation has expired. */
  readonly hasExpired: boolean;
  /** Grows with each password and code that was wrong, so that the view can empty its field and focus it. */
  readonly refused: number;
  /** Seconds that the server asked to wait. */
  readonly waitSeconds: number | null;
}

type TwoFactorEvent =
  | { readonly type: 'password.submitted'; readonly password: string }
  /** The code on the screen was added to the phone. */
  | { readonly type: 'added' }
  | { readonly type: 'qr.requested' }
  | { readonly type: 'code.submitted'; readonly code: string }
  | { readonly type: 'retried' }
  /** The recovery codes were copied, downloaded or printed. */
  | { readonly type: 'codes.saved' }
  | { readonly type: 'box.ticked' | 'box.cleared' }
  | { readonly type: 'finished' }
  | { readonly type: 'replacement.requested' | 'replacement.confirmed' | 'replacement.declined' }
  /** The profile says that two-factor was turned on or off: in another tab, for instance. */
  | { readonly type: 'flag.changed'; readonly isOn: boolean }
  /** Begins what this address is for, where the flag had changed meanwhile. */
  | { readonly type: 'started' };

/** Whether two-factor should be on where the flow is: it is off until the code was right, and on afterwards. */
const shouldBeOn = ({ purpose, next }: Pick<TwoFactorContext, 'purpose' | 'next'>): boolean =>
  purpose !== 'setUp' || next === 'loadingCodes';

const FIRST_STEPS: Readonly<Record<TwoFactorPurpose, StepAfterPassword>> = {
  setUp: 'enabling',
  turnOff: 'disabling',
  codes: 'loadingCodes',
};

/** The context in which a flow begins. */
export const contextAtStart = ({ purpose, isOn }: TwoFactorInput): TwoFactorContext => ({
  purpose,
  isOn,
  next: FIRST_STEPS[purpose],
  areCodesNew: purpose === 'setUp',
  hasJustBegun: false,
  isAnew: false,
  hasExpired: false,
  refused: 0,
  waitSeconds: null,
});

/** What came of a step, as far as how long to wait is told. */
interface Answered {
  readonly result: Sent & { readonly waitSeconds?: number | null };
}

/** What the chart of two-factor is made of: its types, promised effects and rules. */
export const twoFactorSetup = setup({
  types: {
    context: {} as TwoFactorContext,
    events: {} as TwoFactorEvent,
    input: {} as TwoFactorInput,
    meta: {} as StateMeta,
    /**
     * `busy`: a call is on its way. `password`, `qr`, `code`, `codes`: which step of the path is open. `unsent`:
     * signing in again opens over the page.
     */
    tags: {} as 'busy' | 'password' | 'qr' | 'code' | 'codes' | 'unsent',
  },
  actors: {
    confirmPassword: promisedActor<ConfirmPasswordResult, { password: string }>('confirmPassword'),
    askPasswordStatus: promisedActor<PasswordStatusResult, undefined>('askPasswordStatus'),
    enableTwoFactor: promisedActor<EnableResult, undefined>('enableTwoFactor'),
    /** Puts QR code and key where the view reads them. */
    loadSetup: promisedActor<LoadSetupResult, undefined>('loadSetup'),
    confirmSetup: promisedActor<ConfirmSetupResult, { code: string }>('confirmSetup'),
    /** Asks past the cache; the answer is the page's profile from then on. */
    askWhetherOn: promisedActor<WhetherOnResult, undefined>('askWhetherOn'),
    disableTwoFactor: promisedActor<DisableResult, undefined>('disableTwoFactor'),
    /** Puts the recovery codes where the view reads them. */
    loadCodes: promisedActor<LoadCodesResult, undefined>('loadCodes'),
    replaceCodes: promisedActor<ReplaceCodesResult, undefined>('replaceCodes'),
  },
  actions: {
    ...sendingActions,
    /** QR code and key leave the view's store with their step. */
    forgetSetup: promisedAction('forgetSetup'),
    /** The recovery codes leave the view's store with their step. */
    forgetCodes: promisedAction('forgetCodes'),
    /** G-20: the flag is `isOn` at once, and everything that shows it asks for it again, in every tab. */
    refreshProfile: promisedAction<{ isOn: boolean }>('refreshProfile'),
    storeFlag: assign({ isOn: (_, params: { isOn: boolean }) => params.isOn }),
    startAfresh: assign(({ context }) => contextAtStart(context)),
    storeWait: assign({ waitSeconds: (_, { result }: Answered) => (result.ok ? null : (result.waitSeconds ?? null)) }),
    clearTrouble: assign({ waitSeconds: null, hasExpired: false }),
    countRefusal: assign({ refused: ({ context }) => context.refused + 1, waitSeconds: null }),
    storeNext: assign({ next: (_, params: { next: StepAfterPassword }) => params.next }),
    expire: assign({
      next: (_, params: { next: StepAfterPassword }) => params.next,
      hasExpired: true,
      waitSeconds: null,
    }),
    markBegun: assign({ hasJustBegun: true, next: 'loadingQr' }),
    markSeen: assign({ hasJustBegun: false }),
    beginAnew: assign({ isAnew: true }),
    turnOn: assign({ isOn: true, next: 'loadingCodes' }),
    turnOff: assign({ isOn: false }),
    markCodesNew: assign({ areCodesNew: true }),
  },
  guards: {
    ...sendingGuards,
    isTurnedOn: ({ context }) => context.isOn,
    isTurnedOff: ({ context }) => !context.isOn,
    wantsSetUp: ({ context }) => context.purpose === 'setUp',
    wantsOtherThanSetUp: ({ context }) => context.purpose !== 'setUp',
    wasTurnedOnElsewhere: ({ context }) => context.isOn && !shouldBeOn(context),
    wasTurnedOffElsewhere: ({ context }) => !context.isOn && shouldBeOn(context),
    nextIs: ({ context }, params: { next: StepAfterPassword }) => context.next === params.next,
    passwordIsTyped: (_, params: { password: string }) => params.password !== '',
    codeIsWhole: (_, params: { code: string }) => isWholeCode({ by: 'app', code: params.code }),
    isConfirmed: (_, params: { result: PasswordStatusResult }) => params.result.ok && params.result.confirmed,
    wasTurnedOn: (_, params: { result: WhetherOnResult }) => params.result.ok && params.result.isOn,
    wasTurnedOff: (_, params: { result: WhetherOnResult }) => params.result.ok && !params.result.isOn,
    mayBeginAnew: ({ context }, params: { result: LoadSetupResult }) =>
      !params.result.ok && params.result.reason === 'notBegun' && !context.hasJustBegun,
    codesAreNew: ({ context }, params: { result: LoadCodesResult }) => params.result.ok && context.areCodesNew,
    absentAfterSetUp: ({ context }, params: { result: LoadCodesResult }) =>
      !params.result.ok && params.result.reason === 'absent' && context.purpose === 'setUp',
  },
});

/** The action that stores how long to wait. */
export const storeWait = {
  type: 'storeWait' as const,
  params: ({ event }: { event: { output: Answered['result'] } }) => ({ result: event.output }),
};

/** The action that stores the step that comes next. */
export const storeNext = (next: StepAfterPassword) => ({ type: 'storeNext' as const, params: { next } });

const answer = <const Guard extends string, Result>(type: Guard) => ({
  type,
  params: ({ event }: { event: { output: Result } }) => ({ result: event.output }),
});

/** Guards of what the server answered, besides those of every result. */
export const answers = {
  isConfirmed: answer<'isConfirmed', PasswordStatusResult>('isConfirmed'),
  wasTurnedOn: answer<'wasTurnedOn', WhetherOnResult>('wasTurnedOn'),
  wasTurnedOff: answer<'wasTurnedOff', WhetherOnResult>('wasTurnedOff'),
  mayBeginAnew: answer<'mayBeginAnew', LoadSetupResult>('mayBeginAnew'),
  codesAreNew: answer<'codesAreNew', LoadCodesResult>('codesAreNew'),
  absentAfterSetUp: answer<'absentAfterSetUp', LoadCodesResult>('absentAfterSetUp'),
};

/** The action that tells everything that shows the flag how it stands now (G-20). */
export const refreshProfile = {
  type: 'refreshProfile' as const,
  params: ({ context }: { context: { readonly isOn: boolean } }) => ({ isOn: context.isOn }),
};

/** Where the flag says otherwise than the step: another tab, or another device, was faster. */
export const changedElsewhere = [
  { guard: 'wasTurnedOnElsewhere' as const, target: '#twoFactor.on.elsewhere' as const },
  { guard: 'wasTurnedOffElsewhere' as const, target: '#twoFactor.off.elsewhere' as const },
];

/** The step that the confirmed password opens. */
export const onwards = [
  { guard: { type: 'nextIs' as const, params: { next: 'loadingQr' as const } }, target: 'loadingQr' as const },
  { guard: { type: 'nextIs' as const, params: { next: 'enteringCode' as const } }, target: 'confirmingCode' as const },
  { guard: { type: 'nextIs' as const, params: { next: 'loadingCodes' as const } }, target: 'loadingCodes' as const },
  { guard: { type: 'nextIs' as const, params: { next: 'disabling' as const } }, target: 'disabling' as const },
  { target: 'enabling' as const },
];

/** G-16: the password again, and then on to this step. */
export const expired = (next: StepAfterPassword) => ({
  guard: failedBecause('expired'),
  target: '#twoFactor.confirmingPassword.entering.expired' as const,
  actions: { type: 'expire' as const, params: { next } },
});

/** Every refusal of a step that brings something: the password again, or the step again. */
export const interrupted = (next: StepAfterPassword) =>
  [
    expired(next),
    {
      guard: failedBecause('throttled'),
      target: '#twoFactor.interrupted.throttled' as const,
      actions: [storeNext(next), storeWait],
    },
    { target: '#twoFactor.interrupted.failed' as const, actions: storeNext(next) },
  ] as const;
