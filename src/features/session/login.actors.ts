import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Client } from '#api/client.ts';
import type { ApiFailure } from '#api/failure.ts';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
import { confirmTwoFactor, getCsrfCookie, login, logout } from '#contracts/session/session.endpoints.ts';
import type { Attempt, CodeResult, CsrfResult, EndSessionResult, ProfileResult, SignInResult } from '#machines/session/login.results.ts';
import { ME_KEY } from './session.queries.ts';

export interface LoginEffects {
  readonly client: Client;
  readonly queries: Pick<QueryClient, 'setQueryData'>;
  /** W-03: the server knows somebody. */
  readonly onProfile: () => void;
}

const isRefusal = ({ status }: ApiFailure, ...statuses: readonly number[]): boolean => status !== null && statuses.includes(status);

/** What a refused sign-in means for the chart. */
const signInFailure = (failure: ApiFailure): SignInResult => {
  if (isRefusal(failure, 429)) return { ok: false, reason: 'throttled', message: failure.errors['email']?.[0] ?? failure.message };
  return { ok: false, reason: isRefusal(failure, 401, 403, 422) ? 'refused' : 'failed' };
};

/** What a refused code means for the chart. */
const codeFailure = (failure: ApiFailure): CodeResult => {
  if (isRefusal(failure, 429)) return { ok: false, reason: 'throttled', message: failure.errors['code']?.[0] ?? failure.message };
  if (isRefusal(failure, 422)) return { ok: false, reason: 'wrong' };
  return { ok: false, reason: isRefusal(failure, 401, 403) ? 'expired' : 'failed' };
};

/** Gives the promised effects of the sign-in chart their meaning: each is one call, and its refusals are results. */
export const loginActors = ({ client, queries, onProfile }: LoginEffects) => ({
  requestCsrfCookie: fromPromise<CsrfResult, undefined>(async ({ signal }) => ({
    // Its failures belong to whoever signs in: the tray tells them.
    ok: (await client.attempt(getCsrfCookie, {}, { signal, errors: { preset: 'tray' } })).ok,
  })),

  signIn: fromPromise<SignInResult, { attempt: Attempt; organisationId: number | null }>(async ({ input, signal }) => {
    const { attempt, organisationId } = input;
    const organisation = organisationId === null ? {} : { organisation_id: organisationId };
    const body =
      attempt.by === 'link'
        ? { email: attempt.email, token: attempt.token, ...organisation }
        : { email: attempt.email, password: attempt.password, ...organisation };
    const outcome = await client.attempt(login, { body }, { signal });
    return outcome.ok ? { ok: true, twoFactor: outcome.data.two_factor } : signInFailure(outcome.failure);
  }),

  confirmCode: fromPromise<CodeResult, { code: string }>(async ({ input, signal }) => {
    const outcome = await client.attempt(confirmTwoFactor, { body: { code: input.code } }, { signal });
    return outcome.ok ? { ok: true } : codeFailure(outcome.failure);
  }),

  loadProfile: fromPromise<ProfileResult, undefined>(async ({ signal }) => {
    // own at boot. Nobody being signed in is no error there; the rest the chart routes on.
    const outcome = await client.attempt(getMe, {}, { signal, errors: { preset: 'own', on: { 401: 'own', 403: 'own' } } });
    if (!outcome.ok) return { ok: false, reason: isRefusal(outcome.failure, 401, 403) ? 'signedOut' : 'failed' };
    queries.setQueryData(ME_KEY, outcome.data);
    onProfile();
    return { ok: true };
  }),

  endSession: fromPromise<EndSessionResult, undefined>(async ({ signal }) => {
    const outcome = await client.attempt(logout, {}, { signal, errors: { preset: 'tray', on: { 401: 'own', 419: 'own' } } });
    // a session that was already over counts as ended.
    return { ok: outcome.ok || isRefusal(outcome.failure, 401, 419) };
  }),
});
