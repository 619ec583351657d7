import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { classifyFailure } from '#api/classify-failure.ts';
import type { Client } from '#api/client.ts';
import type { ApiFailure } from '#api/failure.ts';
import { keys } from '#api/queries/keys.ts';
import { registrationQuery } from '#api/queries/registration.queries.ts';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
import { register } from '#contracts/registration/registration.endpoints.ts';
import type { RegistrationInfo } from '#contracts/registration/registration.schema.ts';
import { login } from '#contracts/session/session.endpoints.ts';
import { membershipIn } from '#machines/registration/registration-form.ts';
import type {
  LoadResult,
  MembershipResult,
  RegisterResult,
  SentRegistration,
  SignInResult,
} from '#machines/registration/registration.setup.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';

/** What the effects of registration work with. */
export interface RegistrationServices {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly path: string;
  /** Whoever is signed in; null for a stranger. */
  readonly profile: Profile | null;
  /** The address and the password as they are typed; they stay out of the chart (0315). */
  readonly credentials: {
    readonly read: () => { readonly email: string; readonly password: string };
    readonly forgetPassword: () => void;
  };
  /** Undefined for an API that refuses the header (0083). */
  readonly idempotencyKey: () => string | undefined;
  readonly forgetDraft: () => void;
  readonly onLeave: () => void;
  /** With the organisation that was joined, where its number is known. */
  readonly onArrive: (organisationId: number | null) => void;
  readonly onSession: () => void;
  readonly onSessionOver: () => void;
  readonly reportUnexpectedError: (error: unknown) => void;
}

const INVALID = 422;
const TOO_OFTEN = 429;
/** Sign-in says by these that it was answered, and with no. */
const REFUSALS: readonly number[] = [401, 403, INVALID];
/** What only the form of a stranger has. */
const OF_A_STRANGER = ['first_name', 'last_name', 'email', 'password'];

/** Where the server says nothing at all. */
const NOT_ACCEPTED = 'The server did not accept this.';

const isStatus = ({ kind, status }: ApiFailure, wanted: number): boolean => kind === 'http' && status === wanted;

const refusalOf = (failure: ApiFailure, isSignedIn: boolean): RegisterResult => {
  if (isStatus(failure, TOO_OFTEN)) return { ok: false, reason: 'throttled', waitSeconds: failure.retryAfterSeconds };
  if (isStatus(failure, INVALID)) {
    const isAskedWho = isSignedIn && OF_A_STRANGER.some((field) => field in failure.errors);
    if (isAskedWho) return { ok: false, reason: 'signedOut' };
    const isNamed = Object.keys(failure.errors).length > 0;
    // A refusal that names no field stands above the form.
    return {
      ok: false,
      reason: 'invalid',
      errors: isNamed ? failure.errors : { '': [failure.message ?? NOT_ACCEPTED] },
    };
  }
  if (failure.treatment === 'tray') return { ok: false, reason: 'told' };
  return { ok: false, reason: classifyFailure(failure) === 'unknown' ? 'unknown' : 'failed' };
};

/** Gives the effects that `registrationMachine` promises their meaning. */
export const registrationImplementations = (services: RegistrationServices) => {
  const { client, queries, path, profile, credentials } = services;
  const isSignedIn = profile !== null;
  const info = (): RegistrationInfo | undefined => queries.getQueryData(keys.registration(path));

  return {
    actors: {
      loadRegistration: fromPromise<LoadResult, undefined>(async () => {
        // Whatever the failure, the page leads home (S-01).
        const loaded = await queries.fetchQuery(registrationQuery(client, path)).catch(() => null);
        if (loaded === null) return { ok: false, reason: 'failed' };
        if (profile !== null && membershipIn(profile, loaded) !== undefined) return { ok: true, standing: 'member' };
        return { ok: true, standing: loaded.groups.length === 0 ? 'closed' : 'open' };
      }),

      register: fromPromise<RegisterResult, { registration: SentRegistration }>(async ({ input }) => {
        const { password } = credentials.read();
        const key = services.idempotencyKey();
        // Not taken back when the page is left: whether it arrived would be unknown.
        const outcome = await client.attempt(
          register,
          { params: { path }, body: { ...input.registration, ...(isSignedIn ? {} : { password }) } },
          { asksAfterwards: true, ...(key === undefined ? {} : { idempotencyKey: key }) },
        );
        return outcome.ok ? { ok: true } : refusalOf(outcome.failure, isSignedIn);
      }),

      signIn: fromPromise<SignInResult, undefined>(async () => {
        const { email, password } = credentials.read();
        const outcome = await client.attempt(
          login,
          { body: { email: email.trim(), password } },
          { errors: { preset: 'mute' } },
        );
        if (outcome.ok) return outcome.data.two_factor ? { ok: false, reason: 'codeDue' } : { ok: true };
        const isRefused = REFUSALS.some((status) => isStatus(outcome.failure, status));
        return { ok: false, reason: isRefused ? 'refused' : 'unanswered' };
      }),

      askMembership: fromPromise<MembershipResult, undefined>(async () => {
        const outcome = await client.attempt(getMe, {}, { errors: { preset: 'mute' } });
        const asked = info();
        if (!outcome.ok || asked === undefined) return { ok: false };
        // Of somebody who was here before; a stranger's profile is loaded with their session.
        if (isSignedIn && outcome.data.id === profile.id) queries.setQueryData(keys.me(), outcome.data);
        return { ok: true, belongs: membershipIn(outcome.data, asked) !== undefined };
      }),
    },
    actions: {
      leave: () => services.onLeave(),
      arrive: () => {
        const joined = queries.getQueryData<Profile>(keys.me());
        const asked = info();
        const membership = joined === undefined || asked === undefined ? undefined : membershipIn(joined, asked);
        services.onArrive(membership?.organisation_id ?? asked?.organisation_id ?? null);
      },
      beginSession: () => services.onSession(),
      endSession: () => services.onSessionOver(),
      forgetDraft: () => services.forgetDraft(),
      forgetPassword: () => credentials.forgetPassword(),
      reportUnexpectedError: (_: unknown, { error }: { error: unknown }) => services.reportUnexpectedError(error),
    },
  };
};
