import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import type { FlowFacts } from '#machines/bookings/flow-facts.ts';
import { nextFeeChange } from '#machines/bookings/late-fee.ts';
import { flowWorld, type FlowWorldInput } from './flow-world.ts';
import type { BookingRequests } from './booking-requests.ts';

const LOOK_EVERY_MILLISECONDS = 1000;
const MINUTE_SECONDS = 60;

/**
 * The clock in unix seconds: anew each minute, and when what these bookings cost changes. A clock that jumps is
 * noticed.
 */
const useFlowClock = (now: () => number, bookings: readonly Booking[]): number => {
  const [nowUnix, setNowUnix] = useState(() => Math.floor(now() / 1000));
  useEffect(() => {
    const next = Math.min(nextFeeChange(bookings, nowUnix) ?? Infinity, nowUnix + MINUTE_SECONDS);
    const timer = setInterval(() => {
      const read = Math.floor(now() / 1000);
      if (read >= next || read < nowUnix) setNowUnix(read);
    }, LOOK_EVERY_MILLISECONDS);
    return () => clearInterval(timer);
  }, [now, bookings, nowUnix]);
  return nowUnix;
};

export interface FollowedWorld extends FlowWorldInput {
  readonly requests: BookingRequests;
  readonly chosenIds: readonly number[];
  readonly bookings: readonly Booking[];
  readonly locationIds?: readonly number[] | null;
}

/** What a dialog is about, as long as it stands: it follows the clock, the list, the locations and the other tabs. */
export const useFlowFacts = ({
  action,
  organisationId,
  requests,
  now,
  chosenIds,
  bookings,
  locationIds = null,
}: FollowedWorld): { readonly facts: FlowFacts; readonly nowUnix: number } => {
  const nowUnix = useFlowClock(now, bookings);
  const accepted = useSyncExternalStore(requests.subscribe, () => JSON.stringify(requests.accepted()));
  const facts = useMemo(
    () => flowWorld({ action, organisationId, requests, now })(bookings, chosenIds, locationIds),
    // oxlint-disable-next-line react/exhaustive-deps -- clock and device are read anew when they have changed
    [action, organisationId, requests, now, chosenIds, bookings, locationIds, nowUnix, accepted],
  );
  return { facts, nowUnix };
};

/** Tells the chart what has changed since what it knows. `isOver`: what is done is told as it was. */
export const useFollowedFacts = (
  facts: FlowFacts,
  known: FlowFacts,
  isOver: boolean,
  send: (event: { type: 'facts.changed'; facts: FlowFacts }) => void,
): void => {
  const follow = useEffectEvent((next: FlowFacts) => {
    if (!isOver && JSON.stringify(next) !== JSON.stringify(known)) send({ type: 'facts.changed', facts: next });
  });
  useEffect(() => follow(facts), [facts]);
};
