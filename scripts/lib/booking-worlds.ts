import * as fc from 'fast-check';
import { PRODUCT_TYPES, type Booking, type CourseDate } from '#contracts/bookings/booking.schema.ts';
import type { CourseRecord } from '#fixtures/records/booking.record.ts';
import type { OfferedDates } from '#machines/bookings/expected-dates.ts';
import type { Database } from '#mocks/db/database.ts';
import type { PlainBooking } from '#mocks/rules/booking-consequences.ts';
import { seatsLeft } from '#mocks/rules/course-seats.ts';
import { londonDay, startOfLondonDay } from '#mocks/rules/london-day.ts';

const DAY = 86_400;

/** Winter, summer, both nights on which the clocks change, and a leap day. Unix seconds. */
const MOMENTS = [
  '2026-03-02T09:00:00Z',
  '2026-07-31T22:59:59Z',
  '2026-03-29T00:59:59Z',
  '2026-10-25T00:30:00Z',
  '2028-02-29T23:30:00Z',
].map((moment) => Date.parse(moment) / 1000);

/** Locations by id, as a database has them and as a reply names them. */
export const LOCATIONS: Readonly<Record<number, string>> = { 31: 'Leeds', 32: 'York' };

/** Everything that a person has booked in an organisation, and what was chosen of it. */
export interface World {
  readonly nowUnix: number;
  readonly plain: readonly PlainBooking[];
  readonly chosenIds: readonly number[];
  readonly priceInPounds: number;
}

/** Starts near now and near the five weeks, to the second, besides anywhere within a year. */
const startFrom = (nowUnix: number) =>
  fc.oneof(
    fc.constant(null),
    fc.integer({ min: -1, max: 1 }).map((seconds) => nowUnix + seconds),
    fc.integer({ min: -1, max: 1 }).map((seconds) => nowUnix + 35 * DAY + seconds),
    fc.integer({ min: -60 * DAY, max: 365 * DAY }).map((seconds) => nowUnix + seconds),
  );

export const world: fc.Arbitrary<World> = fc.constantFrom(...MOMENTS).chain((nowUnix) =>
  fc
    .record({
      rows: fc.array(
        fc.record({
          product_id: fc.integer({ min: 1, max: 8 }),
          isWorkshop: fc.boolean(),
          prerequisite_ids: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }),
          start: startFrom(nowUnix),
          passed: fc.nat(9).map((one) => one === 0),
          isChosen: fc.boolean(),
        }),
        { minLength: 1, maxLength: 12 },
      ),
      pence: fc.integer({ min: 1, max: 99_999 }),
    })
    .map(({ rows, pence }) => {
      // What comes before belongs to the product, whoever booked it.
      const needs = new Map(
        rows.map(({ product_id, prerequisite_ids, isWorkshop }) => [product_id, { prerequisite_ids, isWorkshop }]),
      );
      return {
        nowUnix,
        plain: rows.map(({ product_id, start, passed }, at) => ({
          booking_id: at + 1,
          product_id,
          type_id:
            needs.get(product_id)?.isWorkshop === true ? PRODUCT_TYPES.practicalWorkshop : PRODUCT_TYPES.onlineLearning,
          prerequisite_ids: needs.get(product_id)?.prerequisite_ids ?? [],
          start,
          passed,
        })),
        chosenIds: rows.flatMap(({ isChosen }, at) => (isChosen ? [at + 1] : [])),
        priceInPounds: pence / 100,
      };
    }),
);

/**
 * The same bookings as they come over the wire: what comes after is told by what needs it. `locationOf`: where each
 * takes place.
 */
export const wired = (
  plain: readonly PlainBooking[],
  locationOf: (bookingId: number) => string | null = () => null,
): readonly Booking[] =>
  plain.map(({ booking_id, product_id, type_id, prerequisite_ids, start, passed }) => ({
    booking_id,
    product: { product_id, name: `Product ${product_id}`, type: { type_id: type_id ?? 0, name: '' } },
    course:
      start === null
        ? null
        : {
            start_date: start,
            location: locationOf(booking_id) === null ? null : { name: locationOf(booking_id) ?? '' },
          },
    passed,
    prerequisites: prerequisite_ids.map((id) => ({ product_id: id, name: `Product ${id}` })),
    dependencies: [
      ...new Set(plain.filter((other) => other.prerequisite_ids.includes(product_id)).map((other) => other.product_id)),
    ].map((id) => ({ product_id: id, name: `Product ${id}` })),
  }));

/** A world with dates to choose from. */
export interface DatedWorld extends World {
  readonly courses: readonly CourseRecord[];
  /** Seats that others have, by `course_id`. */
  readonly taken: ReadonlyMap<number, number>;
  /** The course of each scheduled booking, by `booking_id`. */
  readonly courseOf: ReadonlyMap<number, number>;
  readonly locationId: number;
  /** Days after the first one that is allowed. */
  readonly later: number;
}

const course = (
  course_id: number,
  product_id: number,
  start_date: number,
  location_id: number,
  seats: number | null,
): CourseRecord => ({
  course_id,
  reason: 'A random world.',
  product_id,
  start_date,
  end_date: null,
  location_id,
  tutor: null,
  additional_info: null,
  seats,
});

const LOCATION_IDS = Object.keys(LOCATIONS).map(Number);
const locationId = fc.constantFrom(...LOCATION_IDS);
/** None, few, or as many as want to come. */
const seats = fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 2 }));

/**
 * Dates of the products of a world: some at the same moment, some at midnight, some at the very second of another
 * booking.
 */
export const datedWorld: fc.Arbitrary<DatedWorld> = world.chain((given) => {
  const own = given.plain.filter(({ start, type_id }) => start !== null && type_id === PRODUCT_TYPES.practicalWorkshop);
  const midnight = given.nowUnix - (given.nowUnix % DAY);
  const start = fc.oneof(
    // Midnights of London: the very moment at which a day of online learning begins.
    fc.integer({ min: 0, max: 8 }).map((days) => startOfLondonDay(londonDay(given.nowUnix + days * DAY))),
    fc.integer({ min: 0, max: 80 }).map((days) => midnight + days * DAY + 9 * 3600),
    fc.integer({ min: 0, max: 400 * DAY }).map((seconds) => given.nowUnix + seconds),
    fc.constantFrom(midnight, ...given.plain.flatMap((booking) => booking.start ?? [])),
  );
  return fc
    .record({
      offers: fc.array(
        fc.record({
          product_id: fc.integer({ min: 1, max: 8 }),
          start,
          locationId,
          seats,
          taken: fc.integer({ min: 0, max: 3 }),
        }),
        { maxLength: 40 },
      ),
      seated: fc.tuple(
        ...own.map(() =>
          fc.record({ locationId, others: fc.integer({ min: 0, max: 2 }), free: fc.integer({ min: 0, max: 1 }) }),
        ),
      ),
      locationId,
      later: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 90 })),
    })
    .map(({ offers, seated, locationId: chosenLocation, later }) => {
      const offered = offers.map((offer, at) => ({
        record: course(1000 + at, offer.product_id, offer.start, offer.locationId, offer.seats),
        taken: Math.min(offer.taken, offer.seats ?? 3),
      }));
      // Each of the person's own workshops takes place; two of one product may sit in the same room.
      const ownCourses = own.map(({ product_id, start: begins, booking_id }, at) => ({
        record: course(
          2000 + booking_id,
          product_id,
          begins ?? 0,
          seated[at]?.locationId ?? 31,
          1 + (seated[at]?.others ?? 0) + (seated[at]?.free ?? 0),
        ),
        taken: seated[at]?.others ?? 0,
      }));
      const all = [...offered, ...ownCourses];
      return {
        ...given,
        courses: all.map(({ record }) => record),
        taken: new Map(all.map(({ record, taken }) => [record.course_id, taken])),
        courseOf: new Map(own.map(({ booking_id }) => [booking_id, 2000 + booking_id])),
        locationId: chosenLocation,
        later,
      };
    });
});

/** As much of a database as the choice of dates reads. */
export const databaseOf = ({ courses, taken, courseOf }: DatedWorld): Database => {
  const others = [...taken].flatMap(([course_id, count]) =>
    Array.from({ length: count }, (_, nth) => ({ booking_id: course_id * 10 + nth, course_id })),
  );
  const seated = [...others, ...[...courseOf].map(([booking_id, course_id]) => ({ booking_id, course_id }))];
  return {
    tables: {
      courses: { where: (accept: (row: CourseRecord) => boolean) => courses.filter(accept) },
      bookings: { all: () => seated },
    },
    state: { jobs: [] },
  } as unknown as Database;
};

/** The coming dates of each product as the API lists them, all pages of them. */
export const offeredDates = (given: DatedWorld, db: Database): ReadonlyMap<number, OfferedDates> => {
  const offered = new Map<number, OfferedDates>();
  for (const { product_id } of given.plain) {
    const dates = given.courses
      .filter((one) => one.product_id === product_id && one.start_date >= given.nowUnix)
      .toSorted((a, b) => a.start_date - b.start_date || a.course_id - b.course_id)
      .map((one): CourseDate => ({
        course_id: one.course_id,
        start_date: one.start_date,
        location: { name: LOCATIONS[one.location_id ?? 0] ?? '' },
        seats_left: seatsLeft(db, one),
      }));
    offered.set(product_id, { dates, isComplete: true });
  }
  return offered;
};
