import type { Faker } from '@faker-js/faker';
import { products } from '#fixtures/bookings/catalogue.ts';
import type { BookingRecord, CourseRecord } from '#fixtures/records/booking.record.ts';
import type { MembershipRecord } from '#fixtures/records/people.record.ts';
import { at, inFuture } from '#fixtures/records/relative-date.ts';
import type { Seed } from '#fixtures/records/seed.ts';
import { amaraOsei } from '#fixtures/people.ts';

const TUTORS = [
  { first_name: 'Joanna', last_name: 'Reeve' },
  { first_name: 'Ian', last_name: 'Calder' },
  { first_name: 'Farah', last_name: 'Aziz' },
] as const;

const LOCATIONS: Readonly<Record<number, readonly number[]>> = { 1: [31, 32, 33], 81: [41, 42] };

/** How many dates a workshop has on offer; the Radiography Practical has more than a page of ten. */
const datesOf = (product_id: number): number => (product_id === 1106 ? 14 : 3);

/**
 * Months for which every workshop has a date at every location, from the seventh week on: whoever schedules finds one
 * (R-23).
 */
const MONTHS = 4;

/** A day of a workshop. `index` is its number among the dates of its product, of which there are fewer than twenty-five. */
const courseOn = (
  days: number,
  product_id: number,
  row: number,
  index: number,
  rest: Pick<CourseRecord, 'reason' | 'location_id' | 'tutor' | 'seats'>,
): Seed<CourseRecord> => ({
  course_id: 3300 + row * 25 + index,
  product_id,
  start_date: at(inFuture(days, 'days'), 9, 30),
  end_date: at(inFuture(days, 'days'), 16, 30),
  additional_info: null,
  ...rest,
});

const monthlyDates = (
  product_id: number,
  row: number,
  first: number,
  locations: readonly number[],
): Seed<CourseRecord>[] =>
  Array.from({ length: MONTHS * locations.length }, (_, nth) => {
    const days = 49 + Math.floor(nth / locations.length) * 28 + (nth % locations.length) * 7;
    const room =
      nth === 0
        ? { reason: 'Full: the next date with a free seat is a month later.', seats: 0 }
        : { reason: 'The monthly date of a location.', seats: 8 };
    return courseOn(days, product_id, row, first + nth, {
      ...room,
      location_id: locations[nth % locations.length] ?? null,
      tutor: TUTORS[nth % TUTORS.length] ?? null,
    });
  });

export const generateCourses = (faker: Faker): Seed<CourseRecord>[] =>
  products
    .filter((product) => product.type_id === 100_000_001)
    .flatMap(({ product_id, organisation_id }, row) => {
      const locations = LOCATIONS[organisation_id] ?? [];
      const dates = Array.from({ length: datesOf(product_id) }, (_, index) =>
        courseOn(45 + index * 14 + faker.number.int({ min: 0, max: 6 }), product_id, row, index, {
          reason: 'A date to choose from.',
          location_id: faker.helpers.arrayElement(locations),
          tutor: faker.helpers.arrayElement(TUTORS),
          seats: 10,
        }),
      );
      // The Radiography Practical has dates enough, and none at some locations for weeks.
      return product_id === 1106 ? dates : [...dates, ...monthlyDates(product_id, row, dates.length, locations)];
    });

/** Bookings of everybody else, until there are `count`. */
export const generateBookings = (
  faker: Faker,
  memberships: readonly MembershipRecord[],
  courses: readonly Seed<CourseRecord>[],
  count: number,
): BookingRecord[] => {
  const people = memberships.filter(
    ({ user_id, organisation_id, role_keys }) =>
      organisation_id !== 12 && user_id !== amaraOsei.id && role_keys.includes('learner'),
  );
  return Array.from({ length: count }, (_, index) => {
    const person = people[index % people.length];
    if (person === undefined) throw new Error('Nobody could book.');
    const bookable = products.filter(
      ({ organisation_id, type_id }) => organisation_id === person.organisation_id && type_id === 100_000_001,
    );
    const product = faker.helpers.arrayElement(bookable);
    const dates = courses.filter(({ product_id }) => product_id === product.product_id);
    return {
      booking_id: 2301 + index,
      reason: 'A colleague’s booking.',
      user_id: person.user_id,
      organisation_id: person.organisation_id,
      product_id: product.product_id,
      course_id: faker.datatype.boolean(0.6) ? faker.helpers.arrayElement(dates).course_id : null,
      passed: false,
      self_schedule: true,
      order_number: `${person.organisation_id === 1 ? 'BDA' : 'NCG'}-${String(30_100 + index * 7)}`,
    };
  });
};
