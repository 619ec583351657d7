import type { Journal } from '../journal/journal.ts';

/** A journal with sentences, which plays by itself. */
export interface Tour {
  /** What the address carries: `instruments/?tour=learners-day`. */
  readonly key: string;
  /** What it shows, in one sentence. */
  readonly description: string;
  readonly journal: Journal;
}
