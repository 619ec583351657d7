import { useState } from 'react';
import type { BookingAction } from '#machines/bookings/booking-state.ts';
import type { BookingRequests } from './booking-requests.ts';

/** An action that stands open. */
export interface OpenFlow {
  readonly action: BookingAction;
  readonly chosenIds: readonly number[];
  /** It goes on with what an earlier visit left. */
  readonly isResumed: boolean;
}

/** The action that is open, one at a time: first what an earlier visit left unfinished, then what is chosen. */
export const useFlows = (requests: BookingRequests) => {
  const [unfinished, setUnfinished] = useState(() =>
    requests.unfinished().map(({ action, chosenIds }): OpenFlow => ({ action, chosenIds, isResumed: true })),
  );
  const [chosen, setChosen] = useState<OpenFlow | null>(null);
  return {
    flow: chosen ?? unfinished[0] ?? null,
    open: (action: BookingAction, chosenIds: readonly number[]): void =>
      setChosen({ action, chosenIds, isResumed: false }),
    /** Goes on with what is owed, at once. */
    resume: (action: BookingAction, chosenIds: readonly number[]): void =>
      setChosen({ action, chosenIds, isResumed: true }),
    close: (): void => (chosen === null ? setUnfinished((before) => before.slice(1)) : setChosen(null)),
  };
};
