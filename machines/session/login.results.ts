import type { FailedCall } from '#contracts/failure.ts';

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
