import { PRODUCT_TYPES } from '#contracts/bookings/booking.schema.ts';
import type { BookingRecord, CourseRecord } from '#fixtures/records/booking.record.ts';
import type { Database } from '../db/database.ts';
import type { BookingChange } from '../db/state.ts';
import { type PlainBooking, prerequisitesFirst } from './booking-consequences.ts';
import { dayAfter, londonDay, startOfLondonDay } from './london-day.ts';

/** Changes that were accepted and are still to be made; their seats are taken. */
export const pendingChanges = (db: Database): readonly BookingChange[] =>
  db.state.jobs.flatMap(({ booking }) => booking?.changes ?? []);

/** Bookings with the facts that their consequences depend on. */
export const plainBookings = (db: Database, bookings: readonly BookingRecord[]): readonly PlainBooking[] =>
  bookings.flatMap(({ booking_id, product_id, course_id, passed }) => {
    const product = db.tables.products.get(product_id);
    if (product === undefined) return [];
    const start = db.tables.courses.get(course_id ?? 0)?.start_date ?? null;
    return [
      { booking_id, product_id, type_id: product.type_id, prerequisite_ids: product.prerequisite_ids, start, passed },
    ];
  });

/**
 * Seats of a course that no booking has and none is promised; null where there is no limit. `leaving`: ids of bookings
 * that do not count.
 */
export const seatsLeft = (
  db: Database,
  { course_id, seats }: CourseRecord,
  leaving: readonly number[] = [],
): number | null => {
  if (seats === null) return null;
  const seated = [...db.tables.bookings.all(), ...pendingChanges(db)].filter(
    (one) => one.course_id === course_id && !leaving.includes(one.booking_id),
  );
  return Math.max(0, seats - new Set(seated.map(({ booking_id }) => booking_id)).size);
};

/** Where a booking is to go. `course_id` null: online learning, whose start is made for it. */
export interface ChosenDate {
  readonly booking: PlainBooking;
  /** Unix seconds. */
  readonly start: number;
  readonly course_id: number | null;
}

export interface DateRequest {
  /** Ids of the bookings that get dates, pulled in ones among them. */
  readonly ids: readonly number[];
  /** Every booking of the person in the organisation. */
  readonly bookings: readonly PlainBooking[];
  readonly locationId: number | undefined;
  /** A day in London. */
  readonly availableFrom: string;
}

/**
 * The earliest dates from a day on: of a workshop the first course at the location with a free seat, of online learning
 * the day itself. Each is later than the dates of its prerequisites; those that stay are before the first day that is
 * allowed. Gives the product for which no seat is free where there is one.
 */
export const chooseDates = (
  db: Database,
  { ids, bookings, locationId, availableFrom }: DateRequest,
): readonly ChosenDate[] | { readonly fullProductId: number } => {
  const chosen: ChosenDate[] = [];
  const from = startOfLondonDay(availableFrom);
  for (const booking of prerequisitesFirst(ids, bookings)) {
    const after = Math.max(
      0,
      ...chosen
        .filter((other) => booking.prerequisite_ids.includes(other.booking.product_id))
        .map(({ start }) => start),
    );
    if (booking.type_id !== PRODUCT_TYPES.practicalWorkshop) {
      chosen.push({
        booking,
        start: after < from ? from : startOfLondonDay(dayAfter(londonDay(after))),
        course_id: null,
      });
      continue;
    }
    const [first] = db.tables.courses
      .where(
        ({ product_id, location_id, start_date }) =>
          product_id === booking.product_id && location_id === locationId && start_date >= from && start_date > after,
      )
      .filter(
        (course) =>
          (seatsLeft(db, course, ids) ?? Number.POSITIVE_INFINITY) >
          chosen.filter(({ course_id }) => course_id === course.course_id).length,
      )
      .toSorted((a, b) => a.start_date - b.start_date || a.course_id - b.course_id);
    if (first === undefined) return { fullProductId: booking.product_id };
    chosen.push({ booking, start: first.start_date, course_id: first.course_id });
  }
  return chosen;
};

/** The changes that give bookings their dates. A start of online learning that is not there yet is made. */
export const changesTo = async (db: Database, chosen: readonly ChosenDate[]): Promise<readonly BookingChange[]> => {
  const changes: BookingChange[] = [];
  for (const { booking, start, course_id } of chosen)
    changes.push({
      booking_id: booking.booking_id,
      course_id: course_id ?? (await onlineStart(db, booking.product_id, start)).course_id,
    });
  return changes;
};

const onlineStart = async (db: Database, product_id: number, start_date: number): Promise<CourseRecord> =>
  db.tables.courses.first(
    (course) => course.product_id === product_id && course.start_date === start_date && course.location_id === null,
  ) ??
  db.tables.courses.insert({
    course_id: db.nextId(),
    reason: 'A recommended start of online learning.',
    product_id,
    start_date,
    end_date: null,
    location_id: null,
    tutor: null,
    additional_info: null,
    seats: null,
  });
