/**
 * Who the verifier must be when an interaction of this state is replayed; `challenged` owes the code, `viewer` is the
 * super user viewing as the learner; an `author` may update the pages of an organisation. Who is `confirmed…` has also
 * confirmed the own password just now (L11).
 */
export type ActsAs =
  | 'nobody'
  | 'learner'
  | 'confirmedLearner'
  | 'challenged'
  | 'administrator'
  | 'author'
  | 'reviewer'
  | 'superUser'
  | 'confirmedSuperUser'
  | 'viewer';

/** An id, an address, a text, or a list or an object of them. */
export type ProvidedValue = string | number | readonly unknown[] | Readonly<Record<string, unknown>>;

/** What an owner supplies with a state, by names of the pacts. */
export type Provides = Readonly<Record<string, ProvidedValue>>;

/** One sentence that a provider must be able to make true before an interaction is replayed. */
export interface ProviderState {
  readonly as: ActsAs;
  readonly description: string;
  /**
   * The ids, people and texts that the sentence speaks of, as the fake backend has them. Another provider answers with
   * its own when the state is posted (P7): they stand in the requests in their place, and what a reply returns is
   * compared with them.
   */
  readonly provides?: Provides;
}

/** Sent where an interaction shows that another session's CSRF token is refused (419); the verifier leaves it as it is. */
export const FOREIGN_TOKEN = 'a-token-of-another-session';
