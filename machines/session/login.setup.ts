import { assertEvent, assign, setup } from 'xstate';
import { promisedAction, promisedActor } from '../promised.ts';
import type { StateMeta } from '../state-meta.ts';
import type { Attempt, CodeResult, CsrfResult, EndSessionResult, ProfileResult, SignInResult } from './login.results.ts';
import { areWhole, isWholeCode, type TypedCredentials } from './sign-in-form.ts';

export interface LoginInput {
  /** W-03: this device remembers a session. Without it boot asks the server nothing. */
  readonly remembered: boolean;
  /** prefills the form. */
  readonly email: string | null;
  /** a link with a token, used once. */
  readonly link: { readonly email: string; readonly token: string } | null;
  /** */
  readonly organisationId: number | null;
}

interface LoginContext {
  readonly remembered: boolean;
  /** Who the form is about: from the address, then from the last attempt. */
  readonly email: string | null;
  readonly organisationId: number | null;
  /** Credentials on their way; null before and after. */
  readonly attempt: Attempt | null;
  /** The server's own words about waiting (A-13, L6). */
  readonly waitMessage: string | null;
  /** Grows with each code that was wrong, so that the view can empty its field and focus it again. */
  readonly codesRefused: number;
}

type LoginEvent =
  | ({ readonly type: 'submitted' } & TypedCredentials)
  | { readonly type: 'code.submitted'; readonly code: string }
  | { readonly type: 'code.abandoned' }
  | { readonly type: 'retried' }
  /** A session began without this form: in another tab, or through the demo's console. */
  | { readonly type: 'session.started' }
  /** The session is over without a sign-out here: in another tab, or by a refusal (J-01, J-02). */
  | { readonly type: 'session.ended' }
  | { readonly type: 'signOut.requested' };

const waitMessageOf = (result: SignInResult | CodeResult): string | null =>
  !result.ok && result.reason === 'throttled' ? result.message : null;

/** What the chart of signing in and out is made of: its types, promised effects and rules. */
export const loginSetup = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    meta: {} as StateMeta,
    /** `form`, `codeStep`: which screen stands. `busy`: a call is on its way. */
    tags: {} as 'busy' | 'form' | 'codeStep',
  },
  actors: {
    requestCsrfCookie: promisedActor<CsrfResult, undefined>('requestCsrfCookie'),
    signIn: promisedActor<SignInResult, { attempt: Attempt; organisationId: number | null }>('signIn'),
    confirmCode: promisedActor<CodeResult, { code: string }>('confirmCode'),
    loadProfile: promisedActor<ProfileResult, undefined>('loadProfile'),
    endSession: promisedActor<EndSessionResult, undefined>('endSession'),
  },
  actions: {
    /** the token leaves the address before it leaves for the server. */
    removeTokenFromAddress: promisedAction('removeTokenFromAddress'),
    /** cached answers, client state, the readable cookie and the connection of whoever was here. */
    forgetSession: promisedAction('forgetSession'),
    /** */
    tellOtherTabs: promisedAction('tellOtherTabs'),
    /** An effect broke where it should have answered: shown as any other failure (J-05), and reported. */
    reportUnexpectedError: promisedAction<{ error: unknown }>('reportUnexpectedError'),
    storeAttempt: assign(({ event }) => {
      assertEvent(event, 'submitted');
      const email = event.email.trim();
      return { email, waitMessage: null, attempt: { by: 'password', email, password: event.password } as const };
    }),
    dropAttempt: assign({ attempt: null }),
    storeWaitMessage: assign({ waitMessage: (_, params: { result: SignInResult | CodeResult }) => waitMessageOf(params.result) }),
    countRefusal: assign({ codesRefused: ({ context }) => context.codesRefused + 1 }),
    startAfresh: assign({ attempt: null, waitMessage: null, codesRefused: 0 }),
  },
  guards: {
    sessionIsRemembered: ({ context }) => context.remembered,
    linkIsAtHand: ({ context }) => context.attempt?.by === 'link',
    credentialsAreWhole: (_, params: TypedCredentials) => areWhole(params),
    codeIsWhole: (_, params: { code: string }) => isWholeCode(params.code),
    succeeded: (_, params: { result: { readonly ok: boolean } }) => params.result.ok,
    codeIsDue: (_, params: { result: SignInResult }) => params.result.ok && params.result.twoFactor,
    failedBecause: (_, params: { result: { readonly ok: boolean; readonly reason?: string }; reason: string }) =>
      !params.result.ok && params.result.reason === params.reason,
    nobodyAndLinkAtHand: ({ context }, params: { result: ProfileResult }) =>
      !params.result.ok && params.result.reason === 'signedOut' && context.attempt?.by === 'link',
  },
});
