/**
 * What the promised effects of View As come back with. Expected failures are results.
 *
 * - `refused`: the server said no (H-04).
 * - `unknown`: no answer, or one that tells nothing: it may have begun.
 * - `failed`: nothing was done, and the tray has told why (401, 419, 503).
 */
export type StartResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'refused' | 'unknown' | 'failed' };

/** H-14. Whatever went wrong, the profile says afterwards who is here. */
export type EndResult = { readonly ok: boolean };

/** Whom the server takes this session for. */
export type WhoResult = { readonly ok: true; readonly impersonated: boolean } | { readonly ok: false };
