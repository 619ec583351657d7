import type { World } from '#fixtures/world.ts';
import type { Database } from '../db/database.ts';

/** What a scenario arranges in a freshly seeded database. */
export interface Stage {
  readonly db: Database;
  /** Virtual time in milliseconds. */
  readonly nowMs: number;
  /** Where the app lies on its host; links in mails start with it. */
  readonly appPath: string;
}

export type Arrange = (stage: Stage) => void | Promise<void>;

/** Who the visitor of the door is afterwards. */
export type Entrance =
  | { readonly kind: 'nobody' }
  /** `confirmed` is signed in, and gave the own password again just now (L11). */
  | { readonly kind: 'signedIn' | 'confirmed' | 'challenged' | 'expired'; readonly email: string }
  /** `email` views as `as`. */
  | { readonly kind: 'viewing'; readonly email: string; readonly as: string };

/** A named situation. `says` is what the demo desk shows. */
export interface Scenario {
  readonly description: string;
  readonly entrance: Entrance;
  /** Another world than the backend's own, its dates placed on the instant (unix seconds). */
  readonly world?: (nowUnix: number) => World;
  readonly arrange?: Arrange;
}

export const NOBODY: Entrance = { kind: 'nobody' };
