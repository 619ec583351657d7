import { useSyncExternalStore } from 'react';

/** The product on its way to a state, or brought there. */
export interface BegunVisit {
  /** The chart: `area/name`. */
  readonly machine: string;
  readonly stateId: string;
  readonly isBusy: boolean;
  /** The step that is being taken, then what came of it. */
  readonly text: string;
}

let begun: BegunVisit | null = null;
const listeners = new Set<() => void>();

/** Notes how far the visit is; null where another chart is looked at. */
export const noteVisit = (visit: BegunVisit | null): void => {
  begun = visit;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * The last visit. It outlives what is drawn: once the product is there, the live chart stands in the place of the one
 * that was chosen.
 */
export const useBegunVisit = (): BegunVisit | null => useSyncExternalStore(subscribe, () => begun);
