import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { bookingState, STATE_BEFORE, type BookingAction } from './booking-state.ts';

/** A booking that an action changes. `because`: the one for whose sake it is pulled in; null for a chosen one. */
export interface MovingBooking {
  readonly booking: Booking;
  readonly because: Booking | null;
}

export interface Moving {
  readonly action: BookingAction;
  /** `booking_id`s. Those that are not in `bookings` are passed over. */
  readonly chosenIds: readonly number[];
  readonly bookings: readonly Booking[];
  /** Seconds. */
  readonly nowUnix: number;
}

/** Bookings by their `product_id`, each list in the order of the whole. */
export const byProduct = (bookings: readonly Booking[]): ReadonlyMap<number, readonly Booking[]> => {
  const index = new Map<number, Booking[]>();
  for (const booking of bookings) {
    const known = index.get(booking.product.product_id);
    if (known === undefined) index.set(booking.product.product_id, [booking]);
    else known.push(booking);
  }
  return index;
};

/**
 * Everything that an action changes, in the order in which it depends on each other: scheduling pulls in unscheduled
 * prerequisites and names them first; rescheduling and unscheduling pull in scheduled dependents and name
 * them after. Joined on `product_id`, recursively through what is pulled in; cycles and bookings that are missing are
 * tolerated. What has started or is completed is never pulled in, and nothing through it. Linear in bookings and
 * links.
 */
export const movingBookings = ({ action, chosenIds, bookings, nowUnix }: Moving): readonly MovingBooking[] => {
  const index = byProduct(bookings);
  const isFirst = action === 'schedule';
  // Products all of whose bookings were met: a thousand bookings of few products would meet each other a million times.
  const exhausted = new Set<number>();
  const linked = function* (booking: Booking): Generator<Booking> {
    for (const { product_id: id } of (isFirst ? booking.prerequisites : booking.dependencies) ?? []) {
      if (exhausted.has(id)) continue;
      yield* index.get(id) ?? [];
      exhausted.add(id);
    }
  };
  const canFollow = (booking: Booking): boolean => bookingState(booking, nowUnix) === STATE_BEFORE[action];
  const chosen = new Set(chosenIds);
  const seen = new Set(chosenIds);
  const moving: MovingBooking[] = [];

  // A stack of its own: a chain may be longer than the stack of calls.
  const visit = (start: MovingBooking): void => {
    const open: { readonly entry: MovingBooking; readonly rest: Iterator<Booking> }[] = [];
    const enter = (entry: MovingBooking): void => {
      if (!isFirst) moving.push(entry);
      open.push({ entry, rest: linked(entry.booking) });
    };
    enter(start);
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      const { done, value } = top.rest.next();
      if (done === true) {
        if (isFirst) moving.push(top.entry);
        open.pop();
      } else if (!seen.has(value.booking_id) && canFollow(value)) {
        seen.add(value.booking_id);
        enter({ booking: value, because: top.entry.booking });
      }
    }
  };
  for (const booking of bookings) if (chosen.has(booking.booking_id)) visit({ booking, because: null });
  return moving;
};

/** The bookings that an action pulls in besides the chosen ones. */
export const affectedBookings = (moving: Moving): readonly MovingBooking[] =>
  movingBookings(moving).filter(({ because }) => because !== null);
