import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Client } from '#api/client.ts';
import type {
  Attempt,
  CodeResult,
  CsrfResult,
  EndSessionInput,
  EndSessionResult,
  ProfileResult,
  SignInResult,
  TypedCode,
} from '#machines/session/login.setup.ts';
import { keys } from '#api/queries/keys.ts';

export interface LoginEffects {
  readonly client: Client;
  readonly queries: Pick<QueryClient, 'setQueryData'>;
  /** W-03: the server knows somebody. */
  readonly onProfile: () => void;
}

/** Needed when something is submitted, not to paint the form. */
const calls = () => import('./session.calls.ts');

/** Gives the promised effects of the sign-in chart their meaning: each is one call, and its refusals are results. */
export const loginActors = ({ client, queries, onProfile }: LoginEffects) => ({
  requestCsrfCookie: fromPromise<CsrfResult, undefined>(async ({ signal }) =>
    (await calls()).requestCookies(client, signal),
  ),

  signIn: fromPromise<SignInResult, { attempt: Attempt; organisationId: number | null }>(async ({ input, signal }) =>
    (await calls()).signIn(client, input, signal),
  ),

  confirmCode: fromPromise<CodeResult, TypedCode>(async ({ input, signal }) =>
    (await calls()).confirmCode(client, input, signal),
  ),

  loadProfile: fromPromise<ProfileResult, undefined>(async ({ signal }) => {
    const answer = await (await calls()).askWhoIsSignedIn(client, signal);
    if (!answer.ok) return answer;
    queries.setQueryData(keys.me(), answer.profile);
    onProfile();
    const { email, first_name } = answer.profile;
    return { ok: true, person: { email, first_name } };
  }),

  endSession: fromPromise<EndSessionResult, EndSessionInput>(async ({ input, signal }) =>
    (await calls()).endSession(client, input, signal),
  ),
});
