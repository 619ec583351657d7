import type { Booking } from '#contracts/bookings/booking.schema.ts';

/** A request that the server has taken and works on, as the device remembers it. */
export interface AcceptedRequest {
  /** Chosen and affected. */
  readonly ids: readonly number[];
  /** Their starts when it was taken, in the order of `ids`, in unix seconds; null for those without one. */
  readonly starts: readonly (number | null)[];
  /** Seconds. */
  readonly acceptedAtUnix: number;
}

/** The server needs a few minutes. A day later its work is not to be expected any more. */
export const CHANGING_SECONDS = 86_400;

const startOf = (booking: Booking): number | null => booking.course?.start_date ?? null;

/**
 * The bookings (`booking_id`s) that an accepted request is still about to change: they stand as before, so nothing else
 * is offered for them, and no second fee (0212). `nowUnix` in seconds.
 */
export const changingIds = (
  accepted: readonly AcceptedRequest[],
  bookings: readonly Booking[],
  nowUnix: number,
): readonly number[] => {
  const starts = new Map(bookings.map((booking) => [booking.booking_id, startOf(booking)]));
  const standing = accepted
    .filter(({ acceptedAtUnix }) => nowUnix < acceptedAtUnix + CHANGING_SECONDS)
    .flatMap((request) => request.ids.filter((id, nth) => starts.get(id) === request.starts[nth]));
  return [...new Set(standing)];
};
