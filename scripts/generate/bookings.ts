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

export const generateCourses = (faker: Faker): Seed<CourseRecord>[] =>
  products
    .filter((product) => product.type_id === 100_000_001)
    .flatMap((product, row) =>
      Array.from({ length: datesOf(product.product_id) }, (_, index): Seed<CourseRecord> => {
        const day = inFuture(45 + index * 14 + faker.number.int({ min: 0, max: 6 }), 'days');
        return {
          course_id: 3300 + row * 20 + index,
          reason: 'A date to choose from.',
          product_id: product.product_id,
          start_date: at(day, 9, 30),
          end_date: at(day, 16, 30),
          location_id: faker.helpers.arrayElement(LOCATIONS[product.organisation_id] ?? []),
          tutor: faker.helpers.arrayElement(TUTORS),
          additional_info: null,
        };
      }),
    );

/** Bookings of everybody else, until there are `count`. */
export const generateBookings = (faker: Faker, memberships: readonly MembershipRecord[], courses: readonly Seed<CourseRecord>[], count: number): BookingRecord[] => {
  const people = memberships.filter(({ user_id, organisation_id, role_keys }) => organisation_id !== 12 && user_id !== amaraOsei.id && role_keys.includes('learner'));
  return Array.from({ length: count }, (_, index) => {
    const person = people[index % people.length];
    if (person === undefined) throw new Error('Nobody could book.');
    const bookable = products.filter(({ organisation_id, type_id }) => organisation_id === person.organisation_id && type_id === 100_000_001);
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
