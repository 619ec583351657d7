import type { FailureCase } from './endpoint.ts';

/**
 * Why a call came to nothing.
 *
 * - `http`: the server refused; `status` says how.
 * - `network`, `timeout`: no answer; whether the server acted is unknown.
 * - `shape`: an answer that the contract does not know, a web page for instance.
 * - `gate`: rejected in the client for want of a permission; nothing left (K-14).
 * - `viewing`: rejected in the client because somebody views as a learner; nothing left (H-17).
 * - `aborted`: the caller took it back.
 */
export type FailureKind = 'http' | 'network' | 'timeout' | 'shape' | 'gate' | 'viewing' | 'aborted';

/**
 * What a failure means, whichever call it belongs to.
 *
 * - `sessionOver` (401, 419): nobody is signed in, or the token is stale; the same call may be sent again after signing
 *   in.
 * - `denied` (403): the server knows the person and refuses them this.
 * - `gone` (404): what the call is about does not exist.
 * - `invalid` (422): the server found a fault with what was sent.
 * - `notNow` (423, 429): a step is missing or it was too often; the same may be accepted later.
 * - `maintenance` (503): the server is down on purpose.
 * - `refused`: any other status below 500.
 * - `broken`: any other status from 500 on, or an answer that cannot be read; the server may have acted.
 * - `noAnswer`: nothing came back; the server may have acted.
 * - `gate`, `viewing`, `aborted`: nobody was asked, or nobody waits for the answer.
 */
export type FailureOutcome =
  | 'sessionOver'
  | 'denied'
  | 'gone'
  | 'invalid'
  | 'notNow'
  | 'maintenance'
  | 'refused'
  | 'broken'
  | 'noAnswer'
  | 'gate'
  | 'viewing'
  | 'aborted';

/** What each consumer derives from an outcome. */
export interface FailureMeaning {
  /** What became of a write: refused for its content, for its person, for another reason; or nobody can tell. */
  readonly delivery: 'invalid' | 'denied' | 'refused' | 'unknown';
  /** Nothing was done, and the same call may be accepted later: what is queued stays queued. */
  readonly isTemporary: boolean;
  /** Shown in the tray it says that the session is over (J-01, J-02). */
  readonly endsSession: boolean;
  /** The interrupted call may be sent again in the same name after signing in (J-01, J-02). */
  readonly continuesAfterSignIn: boolean;
  /** Session and maintenance are shown even where a call's policy is silent (J-11). */
  readonly breaksSilence: boolean;
  /** Whether it is reported as a defect (J-15): never, unless the call's own flow answers it, or always. */
  readonly reported: 'never' | 'unlessExpected' | 'always';
  /** Whether a server answered: then there is a connection. */
  readonly isAnswered: boolean;
  /** Why a page's own record did not come. */
  readonly page: 'notFound' | 'denied' | 'failed';
}

const REFUSAL = {
  delivery: 'refused',
  isTemporary: false,
  endsSession: false,
  continuesAfterSignIn: false,
  breaksSilence: false,
  reported: 'unlessExpected',
  isAnswered: true,
  page: 'failed',
} as const satisfies FailureMeaning;

/** The one table of what a failure means (section 0 and part J of the checklist). */
export const FAILURE_MEANINGS: Readonly<Record<FailureOutcome, FailureMeaning>> = {
  sessionOver: {
    ...REFUSAL,
    isTemporary: true,
    endsSession: true,
    continuesAfterSignIn: true,
    breaksSilence: true,
    reported: 'never',
  },
  denied: { ...REFUSAL, delivery: 'denied', endsSession: true, reported: 'never', page: 'denied' },
  gone: { ...REFUSAL, page: 'notFound' },
  invalid: { ...REFUSAL, delivery: 'invalid', reported: 'never' },
  notNow: { ...REFUSAL, isTemporary: true },
  maintenance: { ...REFUSAL, isTemporary: true, breaksSilence: true, reported: 'never' },
  refused: REFUSAL,
  broken: { ...REFUSAL, delivery: 'unknown', reported: 'always' },
  noAnswer: { ...REFUSAL, delivery: 'unknown', reported: 'always', isAnswered: false },
  gate: { ...REFUSAL, reported: 'never', isAnswered: false },
  viewing: { ...REFUSAL, reported: 'never', isAnswered: false },
  aborted: { ...REFUSAL, delivery: 'unknown', reported: 'never', isAnswered: false },
};

/** As much of a failure as its meaning depends on. */
export interface FailedCall {
  readonly kind: FailureKind;
  /** HTTP status, null where no answer came. */
  readonly status: number | null;
}

const BY_STATUS: Readonly<Record<number, FailureOutcome>> = {
  401: 'sessionOver',
  403: 'denied',
  404: 'gone',
  419: 'sessionOver',
  422: 'invalid',
  423: 'notNow',
  429: 'notNow',
  503: 'maintenance',
};

/** The outcome of a failed call. */
export const failureOutcome = ({ kind, status }: FailedCall): FailureOutcome => {
  switch (kind) {
    case 'network':
    case 'timeout':
      return 'noAnswer';
    case 'gate':
    case 'viewing':
    case 'aborted':
      return kind;
    case 'shape':
      return 'broken';
    case 'http':
      return BY_STATUS[status ?? 500] ?? ((status ?? 500) < 500 ? 'refused' : 'broken');
  }
};

/** What a failed call means. */
export const failureMeaning = (failed: FailedCall): FailureMeaning => FAILURE_MEANINGS[failureOutcome(failed)];

/** Which column of an endpoint's error policy a failure falls under; an unexpected shape counts as `other` (J-05). */
export const failureCase = ({ kind, status }: FailedCall): FailureCase => {
  if (kind === 'network' || kind === 'timeout') return 'network';
  return kind === 'http' && status !== null && status in BY_STATUS ? (status as FailureCase) : 'other';
};
