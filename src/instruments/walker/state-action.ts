import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import type { ProductFrame } from '../product/product-frame.ts';

/** What an action on a chosen state is given. */
export interface StateActionProps {
  readonly frame: ProductFrame;
  readonly entry: CatalogueEntry;
  /** Id of the chosen state, as xstate has it: `login.signedOut.form`. */
  readonly stateId: string;
}
