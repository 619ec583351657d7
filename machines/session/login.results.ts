/**
 * What the promised effects of the sign-in chart come back with. Expected failures are results.
 * `failed` means: the tray has told it (J-01 to J-05); the chart only has to lose nothing.
 */
export type CsrfResult = { readonly ok: true } | { readonly ok: false };

/** 401, 403 and 422 are `refused`; 429 is `throttled` and brings the server's own words. */
export type SignInResult =
  | { readonly ok: true; readonly twoFactor: boolean }
  | { readonly ok: false; readonly reason: 'refused' | 'failed' }
  | { readonly ok: false; readonly reason: 'throttled'; readonly message: string | null };

/** 422 is `wrong`. `expired`: the server no longer remembers who owes a code (401, 403). */
export type CodeResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'wrong' | 'expired' | 'failed' }
  | { readonly ok: false; readonly reason: 'throttled'; readonly message: string | null };

/** `signedOut`: the server knows nobody (401, 403). The profile itself goes to the query's cache, not to the chart. */
export type ProfileResult = { readonly ok: true } | { readonly ok: false; readonly reason: 'signedOut' | 'failed' };

/** A session that was already over counts as ended. */
export type EndSessionResult = { readonly ok: true } | { readonly ok: false };

/** A password, or the token of a link. Held for as long as the attempt lasts and no longer. */
export type Attempt =
  | { readonly by: 'password'; readonly email: string; readonly password: string }
  | { readonly by: 'link'; readonly email: string; readonly token: string };
