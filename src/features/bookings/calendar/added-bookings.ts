import * as z from 'zod/mini';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import type { Persistence } from '#persistence/persistence.ts';
import { createRecordStore } from '#persistence/record-store.ts';

/** The start of each booking in the last calendar file that was saved of it, in unix seconds, by `booking_id`. */
const AddedStarts = z.record(z.string(), z.int());
type AddedStarts = Readonly<z.output<typeof AddedStarts>>;

const NAME = 'added';

/** What one person added to a calendar from this device: numbers and starts, no words (0215). */
const storeOf = ({ storage, now }: Persistence, userId: number) =>
  createRecordStore<AddedStarts>({
    family: 'waymark.calendar',
    path: String(userId),
    format: { version: 1, parse: (value) => AddedStarts.parse(value) },
    storage,
    now,
  });

const startsOf = (persistence: Persistence, userId: number): AddedStarts => {
  const found = storeOf(persistence, userId).read(NAME);
  return found.found === 'stored' ? found.value : {};
};

/**
 * The start under which the person added a booking to a calendar from this device, in unix seconds; null where they did
 * not.
 */
export const addedStart = (persistence: Persistence, userId: number, bookingId: number): number | null =>
  startsOf(persistence, userId)[bookingId] ?? null;

/** Forgets what was removed from the person's calendar just now. */
export const forgetAdded = (persistence: Persistence, userId: number, bookings: readonly Booking[]): void => {
  const removed = new Set(bookings.map(({ booking_id: id }) => String(id)));
  storeOf(persistence, userId).write(
    NAME,
    Object.fromEntries(Object.entries(startsOf(persistence, userId)).filter(([id]) => !removed.has(id))),
  );
};

/** Remembers what was added just now. What has started since it was added is forgotten. */
export const rememberAdded = (persistence: Persistence, userId: number, bookings: readonly Booking[]): void => {
  const nowUnix = persistence.now() / 1000;
  const added = bookings.flatMap(({ booking_id: id, course }): [string, number][] =>
    typeof course?.start_date === 'number' ? [[String(id), course.start_date]] : [],
  );
  const starts = Object.entries({ ...startsOf(persistence, userId), ...Object.fromEntries(added) }).filter(
    ([, start]) => start > nowUnix,
  );
  storeOf(persistence, userId).write(NAME, Object.fromEntries(starts));
};
