/** What the form shows of the check (S-07), and what it sends once it has passed. */
export type HumanCheckState =
  | { readonly status: 'waiting' }
  /** The provider looks, or asks its own question in its own frame. */
  | { readonly status: 'looking' }
  /** The token goes into the body once (`recapture`): a provider accepts it a single time. */
  | { readonly status: 'passed'; readonly token: string }
  /** It took too long, or the token is too old by now: it has to be started again. */
  | { readonly status: 'expired' }
  /** `unreachable`: the provider's script did not come; `refused`: the provider answered, and not with a token. */
  | { readonly status: 'failed'; readonly reason: 'unreachable' | 'refused' };

/** A check on the page. Nothing is asked of the provider before `start`. */
export interface MountedHumanCheck {
  /** Somebody ticked the box: looks, also again after it expired or failed. Does nothing while it looks. */
  readonly start: () => void;
  /** Back to `waiting`: the token was used, or the box is no longer ticked. */
  readonly reset: () => void;
  /** Takes everything off the page. Nothing is told afterwards. */
  readonly unmount: () => void;
}

/**
 * The port of the human check (S-14). Each provider has an adapter. `container` is an empty element that stays on the
 * page: only there, in a frame of its own, may a provider ask a question.
 */
export interface HumanCheck {
  readonly mount: (container: HTMLElement, tell: (state: HumanCheckState) => void) => MountedHumanCheck;
}
