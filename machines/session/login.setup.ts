import { assertEvent, assign, setup } from 'xstate';
import { LIMITS } from '#contracts/constants.ts';
import type { FailedCall } from '#contracts/failure.ts';
import { promisedAction, promisedActor } from '../promised.ts';
import type { StateMeta } from '../state-meta.ts';

/** Why a call failed, as much as a person is told of it. */
export interface Problem extends FailedCall {
  /** The server's own words, where it sent any. */
  readonly message: string | null;
  /** Messages per field of a 422. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Seconds to wait, null where the server did not say. */
  readonly retryAfterSeconds: number | null;
}

/** Whose session it is. */
export interface SignedInPerson {
  readonly email: string;
  readonly first_name: string;
}

/**
 * What the promised effects of the sign-in chart come back with. Expected failures are results; the form tells them
 * (0130).
 */
export type CsrfResult = { readonly ok: true } | { readonly ok: false; readonly problem: Problem };

/** 401, 403 and 422 are `refused`; 429 is `throttled` and brings the server's own words. */
export type SignInResult =
  | { readonly ok: true; readonly twoFactor: boolean }
  | { readonly ok: false; readonly reason: 'refused' | 'throttled' | 'failed'; readonly problem: Problem };

/** 422 is `wrong`. `expired`: the server no longer remembers who owes a code (401, 403). */
export type CodeResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'wrong' | 'expired' | 'throttled' | 'failed'; readonly problem: Problem };

/** `signedOut`: the server knows nobody (401, 403, 419). The profile itself goes to the query's cache, not to the chart. */
export type ProfileResult =
  | { readonly ok: true; readonly person: SignedInPerson }
  | { readonly ok: false; readonly reason: 'signedOut' | 'failed'; readonly problem: Problem };

/** A session that was already over counts as ended. */
export type EndSessionResult = { readonly ok: true } | { readonly ok: false; readonly problem: Problem };

/** Who tells that the session could not be ended: the tray of the page that stays, or the form that asked. */
export interface EndSessionInput {
  readonly toldBy: 'tray' | 'form';
}

/** Six digits of an authenticator, or one of the recovery codes (L7). */
export interface TypedCode {
  readonly by: 'app' | 'recovery';
  readonly code: string;
}

/** A password, or the token of a link. Held for as long as the attempt lasts and no longer. */
export type Attempt =
  | { readonly by: 'password'; readonly email: string; readonly password: string }
  | { readonly by: 'link'; readonly email: string; readonly token: string };

/** What somebody typed. The password is taken as it is; the address loses the spaces that pasting brings (L24). */
interface TypedCredentials {
  readonly email: string;
  readonly password: string;
}

const isWithin = (length: number, most: number): boolean => length > 0 && length <= most;

/** the address is required, at most 50 characters; the password is required, at most 50. */
export const areWhole = ({ email, password }: TypedCredentials): boolean =>
  isWithin(email.trim().length, LIMITS.loginEmailCharacters) &&
  isWithin(password.length, LIMITS.loginPasswordCharacters);

/** The code that was meant: spaces and line breaks of a paste are no part of it. */
export const codeOf = ({ code }: Pick<TypedCode, 'code'>): string => code.replace(/\s+/gu, '');

/** required, exactly six characters. L7: a recovery code is required, and its form is the server's business. */
export const isWholeCode = (typed: TypedCode): boolean => {
  const { length } = codeOf(typed);
  return typed.by === 'recovery' ? length > 0 : length === LIMITS.twoFactorCodeCharacters;
};

export interface LoginInput {
  /** W-03: this device remembers a session. Without it boot asks the server nothing. */
  readonly remembered: boolean;
  /** prefills the form. */
  readonly email: string | null;
  /** a link with a token, used once. */
  readonly link: { readonly email: string; readonly token: string } | null;
  /** */
  readonly organisationId: number | null;
  /** Whose code was due when the page was loaded anew; null: nobody's. */
  readonly codeDueFor?: string | null;
}

interface LoginContext {
  readonly remembered: boolean;
  /** Who the form is about: from the address, then from the last attempt. */
  readonly email: string | null;
  readonly organisationId: number | null;
  /** Credentials on their way; null before and after. */
  readonly attempt: Attempt | null;
  /** Why the last call failed; gone with the next attempt and with success. */
  readonly problem: Problem | null;
  /** Grows with each code that was wrong, so that the view can empty its field and focus it again. */
  readonly codesRefused: number;
  /** Whose session stands in the way of a link. */
  readonly person: SignedInPerson | null;
  /** The page was loaded anew while a code was due. */
  readonly isCodeDue: boolean;
  /** The session ended because somebody chose so: the next person must not come to the page that stood. */
  readonly leftByChoice: boolean;
}

type LoginEvent =
  | ({ readonly type: 'submitted' } & TypedCredentials)
  | ({ readonly type: 'code.submitted' } & TypedCode)
  | { readonly type: 'code.abandoned' }
  | { readonly type: 'retried' }
  /** The link of somebody else's was meant, or was not. */
  | { readonly type: 'link.accepted' }
  | { readonly type: 'link.declined' }
  /** A session began without this form: in another tab, or through the demo's console. */
  | { readonly type: 'session.started' }
  /**
   * The session is over without a sign-out here: `problem` says how the server ended it (J-01, J-02); null: it was left
   * in another tab, or to somebody else.
   */
  | { readonly type: 'session.ended'; readonly problem: Problem | null }
  | { readonly type: 'signOut.requested' };

type AnyResult = CsrfResult | SignInResult | CodeResult | ProfileResult | EndSessionResult;

/** J-05, where an effect broke instead of answering. */
const UNEXPECTED: Problem = { kind: 'shape', status: null, message: null, errors: {}, retryAfterSeconds: null };

const isAnothers = (attempt: Attempt | null, { email }: SignedInPerson): boolean =>
  attempt?.by === 'link' && attempt.email.trim().toLowerCase() !== email.toLowerCase();

/** What the chart of signing in and out is made of: its types, promised effects and rules. */
export const loginSetup = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    meta: {} as StateMeta,
    /** `form`, `codeStep`, `linkQuestion`: which screen stands. `busy`: a call is on its way. */
    tags: {} as 'busy' | 'form' | 'codeStep' | 'linkQuestion',
  },
  actors: {
    requestCsrfCookie: promisedActor<CsrfResult, undefined>('requestCsrfCookie'),
    signIn: promisedActor<SignInResult, { attempt: Attempt; organisationId: number | null }>('signIn'),
    confirmCode: promisedActor<CodeResult, TypedCode>('confirmCode'),
    loadProfile: promisedActor<ProfileResult, undefined>('loadProfile'),
    endSession: promisedActor<EndSessionResult, EndSessionInput>('endSession'),
  },
  actions: {
    /** the token leaves the address before it leaves for the server. */
    removeTokenFromAddress: promisedAction('removeTokenFromAddress'),
    /** cached answers, client state, the readable cookie and the connection of whoever was here. */
    forgetSession: promisedAction('forgetSession'),
    /** */
    tellOtherTabs: promisedAction('tellOtherTabs'),
    /** J-15: an effect broke where it should have answered. The screen of the state says so (J-05). */
    reportUnexpectedError: promisedAction<{ error: unknown }>('reportUnexpectedError'),
    /** J-05: the page that stays says that signing out broke. */
    showUnexpectedError: promisedAction('showUnexpectedError'),
    storeAttempt: assign(({ event }) => {
      assertEvent(event, 'submitted');
      const email = event.email.trim();
      return { email, problem: null, attempt: { by: 'password', email, password: event.password } as const };
    }),
    dropAttempt: assign({ attempt: null }),
    storeProblem: assign({
      problem: (_, params: { result: AnyResult }) => (params.result.ok ? null : params.result.problem),
    }),
    storeUnexpectedError: assign({ problem: UNEXPECTED }),
    storeEnding: assign(({ event }) => {
      assertEvent(event, 'session.ended');
      return { problem: event.problem };
    }),
    clearProblem: assign({ problem: null }),
    storePerson: assign({
      person: (_, params: { result: ProfileResult }) => (params.result.ok ? params.result.person : null),
    }),
    countRefusal: assign({ codesRefused: ({ context }) => context.codesRefused + 1 }),
    markLeft: assign({ leftByChoice: true }),
    startAfresh: assign({ attempt: null, problem: null, codesRefused: 0, person: null, isCodeDue: false }),
    arrive: assign({ leftByChoice: false }),
  },
  guards: {
    sessionIsRemembered: ({ context }) => context.remembered,
    linkIsAtHand: ({ context }) => context.attempt?.by === 'link',
    codeIsStillDue: ({ context }) => context.isCodeDue,
    credentialsAreWhole: (_, params: TypedCredentials) => areWhole(params),
    codeIsWhole: (_, params: TypedCode) => isWholeCode(params),
    succeeded: (_, params: { result: { readonly ok: boolean } }) => params.result.ok,
    codeIsDue: (_, params: { result: SignInResult }) => params.result.ok && params.result.twoFactor,
    failedBecause: (_, params: { result: { readonly ok: boolean; readonly reason?: string }; reason: string }) =>
      !params.result.ok && params.result.reason === params.reason,
    nobodyAndLinkAtHand: ({ context }, params: { result: ProfileResult }) =>
      !params.result.ok && params.result.reason === 'signedOut' && context.attempt?.by === 'link',
    linkIsForAnother: ({ context }, params: { result: ProfileResult }) =>
      params.result.ok && isAnothers(context.attempt, params.result.person),
    serverEndedIt: (_, params: { problem: Problem | null }) => params.problem !== null,
  },
});
