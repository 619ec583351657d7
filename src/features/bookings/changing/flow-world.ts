import type { Booking } from '#contracts/bookings/booking.schema.ts';
import type { BookingAction } from '#machines/bookings/booking-state.ts';
import { changingIds } from '#machines/bookings/changing.ts';
import { flowFacts, type FlowFacts } from '#machines/bookings/flow-facts.ts';
import { lateFeeProduct } from '#machines/bookings/late-fee.ts';
import type { BookingRequests } from './booking-requests.ts';

export interface FlowWorldInput {
  readonly action: BookingAction;
  readonly organisationId: number;
  readonly requests: Pick<BookingRequests, 'accepted'>;
  /** The app's clock, milliseconds since 1970. */
  readonly now: () => number;
}

/** Gives the facts of an action at the moment of the call. `locationIds` null: not known, or not asked for. */
export const flowWorld =
  ({ action, organisationId, requests, now }: FlowWorldInput) =>
  (
    bookings: readonly Booking[],
    chosenIds: readonly number[],
    locationIds: readonly number[] | null = null,
  ): FlowFacts => {
    const nowUnix = Math.floor(now() / 1000);
    return flowFacts({
      action,
      chosenIds,
      bookings,
      changingIds: changingIds(requests.accepted(), bookings, nowUnix),
      locationIds,
      hasFee: lateFeeProduct(organisationId) !== null,
      nowUnix,
    });
  };
