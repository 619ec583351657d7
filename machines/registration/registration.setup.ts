import { assign, setup } from 'xstate';
import type { Registration } from '#contracts/registration/registration.schema.ts';
import { promisedAction, promisedActor } from '../promised.ts';
import type { StateMeta } from '../state-meta.ts';
import { sendingActions, sendingGuards } from '../submission/sending.kit.ts';

/** What the form sends: everything but the password, which the effects have from the page (0315). */
export type SentRegistration = Omit<Registration, 'password'>;

/** What the server said about fields (L19). */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/**
 * What the promised effects come back with. Expected failures are results.
 *
 * `standing`: the organisation takes registrations; it has no groups (S-09); whoever is signed in belongs to it.
 */
export type LoadResult =
  | { readonly ok: true; readonly standing: 'open' | 'closed' | 'member' }
  | { readonly ok: false; readonly reason: 'failed' };

/**
 * - `invalid`: 422, with what is wrong by field.
 * - `throttled`: 429.
 * - `unknown`: no reply tells whether it counted.
 * - `signedOut`: the server asks for a name that somebody signed in does not give: it knows nobody any more.
 * - `told`: nothing was done, and the tray says why (401, 419, 503).
 * - `failed`: any other refusal; nothing was done.
 */
export type RegisterResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'invalid'; readonly errors: FieldErrors }
  | { readonly ok: false; readonly reason: 'throttled'; readonly waitSeconds: number | null }
  | { readonly ok: false; readonly reason: 'unknown' | 'signedOut' | 'told' | 'failed' };

/**
 * Signing in with what was typed (S-11).
 *
 * - `refused`: 401, 403 or 422: there is no such account, or its password is another.
 * - `codeDue`: the account asks for a code.
 * - `unanswered`: no word came, or another time it may come: 429, 503, no connection.
 */
export type SignInResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'refused' | 'codeDue' | 'unanswered' };

/** Whether whoever is signed in belongs to the organisation (S-12); `ok` false where the server did not say. */
export type MembershipResult = { readonly ok: true; readonly belongs: boolean } | { readonly ok: false };

export interface RegistrationInput {
  /** S-03: somebody joins with the account that they have. */
  readonly isSignedIn: boolean;
}

/** No password is part of it. */
interface RegistrationContext extends RegistrationInput {
  /** What the last refusal said about fields. */
  readonly errors: FieldErrors;
  /** Grows with each refusal, so that the view can lead to the first field. */
  readonly refusals: number;
  /** Grows with each call, so that the view can have the human check done anew: its token is used. */
  readonly tries: number;
  /** Seconds that the server asked to wait; null where it did not say. */
  readonly waitSeconds: number | null;
  /** A reply was lost: what the server refuses from now on may have been done by that call. */
  readonly isInDoubt: boolean;
}

type RegistrationEvent =
  | { readonly type: 'submitted'; readonly registration: SentRegistration }
  /** Asks again what became of it. */
  | { readonly type: 'retried' };

/** Fields under which a registration that was done shows itself in the refusal of the next one. */
const DONE_BEFORE = ['organisation', 'idempotency_key'];

const errorsOf = (result: RegisterResult): FieldErrors =>
  !result.ok && result.reason === 'invalid' ? result.errors : {};

/** What the chart of registration is made of: its types, promised effects and rules. */
export const registrationSetup = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationInput,
    meta: {} as StateMeta,
    /** `form`: the form stands. `busy`: a call is on its way. `asking`: one that asks what became of another. */
    tags: {} as 'form' | 'busy' | 'asking',
  },
  actors: {
    loadRegistration: promisedActor<LoadResult, undefined>('loadRegistration'),
    register: promisedActor<RegisterResult, { registration: SentRegistration }>('register'),
    signIn: promisedActor<SignInResult, undefined>('signIn'),
    /** Past the cache; the answer is the page's profile from then on. */
    askMembership: promisedActor<MembershipResult, undefined>('askMembership'),
  },
  actions: {
    ...sendingActions,
    /** S-01: home, which is sign-in for whoever is not signed in. */
    leave: promisedAction('leave'),
    /** S-11, S-12: the draft goes, the organisation is selected, and home opens in the name of whoever is signed in. */
    arrive: promisedAction('arrive'),
    /** The page goes on as that of somebody who is signed in. */
    beginSession: promisedAction('beginSession'),
    /** The page goes on as that of a stranger. */
    endSession: promisedAction('endSession'),
    /** The draft is of no use any more. */
    forgetDraft: promisedAction('forgetDraft'),
    /** The typed password leaves the page. */
    forgetPassword: promisedAction('forgetPassword'),
    storeErrors: assign({
      errors: (_, { result }: { result: RegisterResult }) => errorsOf(result),
      refusals: ({ context }) => context.refusals + 1,
      waitSeconds: null,
    }),
    storeWait: assign({
      waitSeconds: (_, { result }: { result: RegisterResult }) =>
        !result.ok && result.reason === 'throttled' ? result.waitSeconds : null,
    }),
    beginTry: assign({ errors: {}, waitSeconds: null, tries: ({ context }) => context.tries + 1 }),
    doubt: assign({ isInDoubt: true }),
  },
  guards: {
    ...sendingGuards,
    isSignedIn: ({ context }) => context.isSignedIn,
    stands: (_, { result, standing }: { result: LoadResult; standing: string }) =>
      result.ok && result.standing === standing,
    /** A key that was used and a membership say so by themselves; a taken address only once a reply was lost. */
    mayHaveBeenDone: ({ context }, { result }: { result: RegisterResult }) => {
      const fields = Object.keys(errorsOf(result));
      return DONE_BEFORE.some((field) => fields.includes(field)) || (context.isInDoubt && fields.includes('email'));
    },
    belongs: (_, { result }: { result: MembershipResult }) => result.ok && result.belongs,
    belongsNot: (_, { result }: { result: MembershipResult }) => result.ok && !result.belongs,
    isKnownStranger: ({ context }, { result }: { result: MembershipResult }) =>
      !context.isSignedIn && result.ok && !result.belongs,
    wasRefusedBefore: ({ context }) => Object.keys(context.errors).length > 0,
  },
});

/** The guard of what was loaded. */
export const stands = (standing: 'open' | 'closed' | 'member') => ({
  type: 'stands' as const,
  params: ({ event }: { event: { output: LoadResult } }) => ({ result: event.output, standing }),
});

const ofRegistering = ({ event }: { event: { output: RegisterResult } }) => ({ result: event.output });
const ofMembership = ({ event }: { event: { output: MembershipResult } }) => ({ result: event.output });

export const mayHaveBeenDone = { type: 'mayHaveBeenDone' as const, params: ofRegistering };
export const belongs = { type: 'belongs' as const, params: ofMembership };
export const belongsNot = { type: 'belongsNot' as const, params: ofMembership };
export const isKnownStranger = { type: 'isKnownStranger' as const, params: ofMembership };
export const storeErrors = { type: 'storeErrors' as const, params: ofRegistering };
export const storeWait = { type: 'storeWait' as const, params: ofRegistering };
