/**
 * What became of sending a decision. `invalid`: 422, a fault in it or a decision that somebody else made first.
 * `denied`: 403, the session stands. `refused`: the server answered and did nothing. `unknown`: no reply tells whether
 * it counted. `noConnection`: nothing was sent, because there is none. `overtaken`: the server has somebody else's in
 * its place. `withdrawn`: it was taken back in another tab.
 */
export type SubmitDecisionResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'invalid' | 'denied' | 'refused' | 'unknown' | 'noConnection' | 'overtaken' | 'withdrawn';
    };

/** What the server has after a decision whose outcome is not known: nothing yet, this person's, or somebody else's. */
export type AskDecisionResult =
  | { readonly ok: true; readonly standing: 'open' | 'mine' | 'other' }
  | { readonly ok: false; readonly reason: 'noConnection' | 'failed' };
