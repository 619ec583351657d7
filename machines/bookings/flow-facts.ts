import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { bookingState, isWorkshop, rowBlock, STATE_BEFORE, type BookingAction } from './booking-state.ts';
import { lateWorkshops } from './late-fee.ts';
import { movingBookings } from './moving-bookings.ts';
import { availableFromRange, type AvailableFromRange } from './schedule-dates.ts';

/** What a dialog has to know of the world; it changes under its eyes. All ids are `booking_id`s. */
export interface FlowFacts {
  /** Those of the chosen ones that the action suits still. */
  readonly chosenIds: readonly number[];
  /** Chosen and affected ones, in the order in which they depend on each other. Empty: nothing is left to do. */
  readonly movingIds: readonly number[];
  /**
   * Those of them that keep all from going on: the server works on them already, or only the team schedules them (R-08,
   *
   */
  readonly blockedIds: readonly number[];
  /** Those of them that cost a late fee; none where the action or the organisation charges none. */
  readonly lateIds: readonly number[];
  /** Whether a workshop moves: only then are there a location and an e-mail. */
  readonly hasWorkshop: boolean;
  readonly range: AvailableFromRange;
  /** Where workshops take place; null until it is known. */
  readonly locationIds: readonly number[] | null;
}

export interface FlowWorld {
  readonly action: BookingAction;
  readonly chosenIds: readonly number[];
  readonly bookings: readonly Booking[];
  /** What the server works on already. */
  readonly changingIds: readonly number[];
  readonly locationIds: readonly number[] | null;
  /** Whether the organisation has a late fee. */
  readonly hasFee: boolean;
  /** Seconds. */
  readonly nowUnix: number;
}

/**
 * The facts for a dialog at a moment. A chosen booking that the action no longer suits does not move, nor anything for
 * its sake.
 */
export const flowFacts = ({
  action,
  chosenIds,
  bookings,
  changingIds,
  locationIds,
  hasFee,
  nowUnix,
}: FlowWorld): FlowFacts => {
  const suitable = new Set(
    bookings
      .filter((booking) => bookingState(booking, nowUnix) === STATE_BEFORE[action])
      .map(({ booking_id }) => booking_id),
  );
  const chosen = chosenIds.filter((id) => suitable.has(id));
  const moving = movingBookings({ action, chosenIds: chosen, bookings, nowUnix }).map(({ booking }) => booking);
  const movingIds = moving.map(({ booking_id }) => booking_id);
  return {
    chosenIds: chosen,
    movingIds,
    blockedIds: moving
      .filter((booking) => rowBlock(booking, nowUnix, changingIds) !== null)
      .map(({ booking_id }) => booking_id),
    lateIds:
      action === 'unschedule' && hasFee ? lateWorkshops(moving, nowUnix).map(({ booking_id }) => booking_id) : [],
    hasWorkshop: moving.some(isWorkshop),
    range: availableFromRange(bookings, movingIds, nowUnix),
    locationIds,
  };
};

/** Whether these are the same ids, in whatever order. */
export const isSameIds = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && new Set([...some, ...others]).size === some.length;
