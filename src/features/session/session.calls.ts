import type { Client } from '#api/client.ts';
import type { CallPolicy } from '#api/error-policy.ts';
import type { ApiFailure } from '#api/failure.ts';
import { failureMeaning } from '#contracts/failure.ts';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { confirmTwoFactor, getCsrfCookie, login, logout } from '#contracts/session/session.endpoints.ts';
import type {
  Attempt,
  CodeResult,
  CsrfResult,
  EndSessionInput,
  EndSessionResult,
  Problem,
  SignInResult,
  TypedCode,
} from '#machines/session/login.setup.ts';
import { problemOf } from './problem-of.ts';

/**
 * The calls of signing in and out. A file of their own, loaded when the first is made: contracts and their schemas are
 * needed for a submission, not for painting the form.
 */

const isRefusal = ({ status }: ApiFailure, ...statuses: readonly number[]): boolean =>
  status !== null && statuses.includes(status);

/**
 * 0130: the form tells every failure of its calls. What the chart routes on is expected, the rest has the words of J-02
 * to J-05.
 */
const TOLD_BY_FORM = {
  preset: 'form',
  on: { 401: 'own', 403: 'own', 422: 'own', 429: 'own' },
} as const satisfies CallPolicy;

/** What a refused sign-in means for the chart. */
const signInFailure = (failure: ApiFailure): SignInResult => ({
  ok: false,
  reason: isRefusal(failure, 429) ? 'throttled' : isRefusal(failure, 401, 403, 422) ? 'refused' : 'failed',
  problem: problemOf(failure),
});

/** What a refused code means for the chart. */
const codeFailure = (failure: ApiFailure): CodeResult => ({
  ok: false,
  reason: isRefusal(failure, 429)
    ? 'throttled'
    : isRefusal(failure, 422)
      ? 'wrong'
      : isRefusal(failure, 401, 403)
        ? 'expired'
        : 'failed',
  problem: problemOf(failure),
});

/** A server that does not answer keeps nobody from signing in. */
const SILENT_END_MILLISECONDS = 3000;

/** The end of a session that nobody waits for, until it is answered. */
let silentEnd: { readonly answered: Promise<unknown>; readonly giveUp: () => void } | null = null;

/** J-01: what ends the former session is over before the next one begins. A repeat of it after a 419 would end that one. */
export const silentEndIsOver = async (): Promise<void> => {
  if (silentEnd === null) return;
  const { answered, giveUp } = silentEnd;
  const timer = setTimeout(giveUp, SILENT_END_MILLISECONDS);
  await answered;
  clearTimeout(timer);
};

/** Its failures belong to whoever signs in. */
export const requestCookies = async (client: Client, signal: AbortSignal): Promise<CsrfResult> => {
  await silentEndIsOver();
  const outcome = await client.attempt(getCsrfCookie, {}, { signal, errors: { preset: 'form' } });
  return outcome.ok ? { ok: true } : { ok: false, problem: problemOf(outcome.failure) };
};

/** */
export const signIn = async (
  client: Client,
  { attempt, organisationId }: { attempt: Attempt; organisationId: number | null },
  signal: AbortSignal,
): Promise<SignInResult> => {
  const organisation = organisationId === null ? {} : { organisation_id: organisationId };
  const body =
    attempt.by === 'link'
      ? { email: attempt.email, token: attempt.token, ...organisation }
      : { email: attempt.email, password: attempt.password, ...organisation };
  const outcome = await client.attempt(login, { body }, { signal, errors: TOLD_BY_FORM });
  return outcome.ok ? { ok: true, twoFactor: outcome.data.two_factor } : signInFailure(outcome.failure);
};

/** X-004, L7. */
export const confirmCode = async (
  client: Client,
  { by, code }: TypedCode,
  signal: AbortSignal,
): Promise<CodeResult> => {
  const body = by === 'app' ? { code } : { recovery_code: code };
  const outcome = await client.attempt(confirmTwoFactor, { body }, { signal, errors: TOLD_BY_FORM });
  return outcome.ok ? { ok: true } : codeFailure(outcome.failure);
};

/** X-008 at boot: own. Nobody being signed in is no error there; the rest the chart routes on. */
export const askWhoIsSignedIn = async (
  client: Client,
  signal: AbortSignal,
): Promise<
  | { readonly ok: true; readonly profile: Profile }
  | { readonly ok: false; readonly reason: 'signedOut' | 'failed'; readonly problem: Problem }
> => {
  const outcome = await client.attempt(
    getMe,
    {},
    { signal, errors: { preset: 'form', on: { 401: 'own', 403: 'own', 419: 'own' } } },
  );
  if (outcome.ok) return { ok: true, profile: outcome.data };
  return {
    ok: false,
    reason: isRefusal(outcome.failure, 401, 403, 419) ? 'signedOut' : 'failed',
    problem: problemOf(outcome.failure),
  };
};

/** a session that was already over counts as ended. */
export const endSession = async (
  client: Client,
  { toldBy }: EndSessionInput,
  signal: AbortSignal,
): Promise<EndSessionResult> => {
  const outcome = await client.attempt(
    logout,
    {},
    { signal, errors: { preset: toldBy, on: { 401: 'own', 419: 'own' } } },
  );
  return outcome.ok || isRefusal(outcome.failure, 401, 419)
    ? { ok: true }
    : { ok: false, problem: problemOf(outcome.failure) };
};

/** X-005 where nobody waits for it but who signs in next. */
export const endSessionSilently = async (client: Client): Promise<void> => {
  const end = new AbortController();
  const mine = {
    answered: client.attempt(logout, {}, { errors: { preset: 'mute' }, signal: end.signal }),
    giveUp: () => end.abort(),
  };
  silentEnd = mine;
  await mine.answered;
  if (silentEnd === mine) silentEnd = null;
};

/** X-008 where only the answer matters: null when nobody is signed in, or nobody can tell. */
export const recogniseProfile = async (client: Client): Promise<Profile | null> => {
  const outcome = await client.attempt(getMe, {}, { errors: { preset: 'mute' } });
  return outcome.ok ? outcome.data : null;
};

/** How long the server may take to say anything: whoever waits must hear soon. */
const REACHED_WITHIN_MILLISECONDS = 8000;

/**
 * Whether anything answers, a refusal included: the cheapest call there is, and one that needs no session. Nothing is
 * shown.
 */
export const isServerThere = async (client: Client): Promise<boolean> => {
  const outcome = await client.attempt(
    getCsrfCookie,
    {},
    { errors: { preset: 'mute' }, signal: AbortSignal.timeout(REACHED_WITHIN_MILLISECONDS) },
  );
  return outcome.ok || failureMeaning(outcome.failure).isAnswered;
};
