import type { ComponentType } from 'react';
import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import type { ProductFrame } from '../product/product-frame.ts';
import { BeThere } from '../there/BeThere.tsx';

export interface StateActionProps {
  readonly frame: ProductFrame;
  readonly entry: CatalogueEntry;
  /** Id of the chosen state, as xstate has it: `login.signedOut.form`. */
  readonly stateId: string;
}

/** What can be done with a chosen state, besides reading of it. */
export const STATE_ACTIONS: Readonly<Record<string, ComponentType<StateActionProps>>> = { be: BeThere };
