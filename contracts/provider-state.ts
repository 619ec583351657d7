/** Who the verifier must be when an interaction of this state is replayed; `challenged` owes the code, `viewer` is the super user viewing as the learner. */
export type ActsAs = 'nobody' | 'learner' | 'challenged' | 'administrator' | 'reviewer' | 'superUser' | 'viewer';

/** One sentence that a provider must be able to make true before an interaction is replayed. */
export interface ProviderState {
  readonly as: ActsAs;
  readonly description: string;
}

/** Sent where an interaction shows that another session's CSRF token is refused (419); the verifier leaves it as it is. */
export const FOREIGN_TOKEN = 'a-token-of-another-session';
