import type { Catalogue } from '#contracts/catalogue.ts';
import type { WireReplyOf } from '#contracts/endpoint.ts';
import { PRODUCT_TYPES } from '#contracts/bookings/booking.schema.ts';
import type { BookingRecord, CourseRecord, ProductRecord } from '#fixtures/records/booking.record.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import type { Database } from '../db/database.ts';
import { seatsLeft } from './course-seats.ts';
import { membershipOf } from './membership.ts';
import { paginate } from './paging.ts';
import { only } from './pick.ts';
import { forbidden, notFound, type Refusal, reply } from './reply.ts';
import type { Rule } from './rule.ts';

type BookingView = WireReplyOf<Catalogue['listBookings']>['data'][number];
type LinkView = NonNullable<BookingView['prerequisites']>[number];

const TYPE_NAMES: Readonly<Record<number, string>> = {
  [PRODUCT_TYPES.practicalWorkshop]: 'Practical Workshop',
  [PRODUCT_TYPES.onlineLearning]: 'Online Learning',
};

const typeView = ({ type_id }: ProductRecord) => ({ type_id: type_id ?? 0, name: TYPE_NAMES[type_id ?? 0] ?? 'Other' });

/** a product that comes before or after, with the training that belongs to it. */
const linkView = (product: ProductRecord): LinkView => ({
  ...only(product, ['product_id', 'name', 'flex_id', 'flex_type']),
  type: typeView(product),
  flex_entity: { study_hours: product.study_hours },
});

const courseView = (db: Database, course: CourseRecord): NonNullable<BookingView['course']> => {
  const location = db.tables.booking_locations.get(course.location_id ?? 0);
  return {
    ...only(course, ['start_date', 'end_date', 'tutor', 'additional_info']),
    location: location === undefined ? null : { name: location.name },
    venue: location?.venue ?? null,
  };
};

/** What somebody has booked, each product once. */
const bookedProducts = (db: Database, own: readonly BookingRecord[]): readonly ProductRecord[] =>
  [...new Set(own.map(({ product_id }) => product_id))].flatMap((id) => db.tables.products.get(id) ?? []);

/** ES-26. What comes after are those of the person's own products that wait for this one. */
const bookingView = (db: Database, booking: BookingRecord, booked: readonly ProductRecord[]): BookingView[] => {
  const product = db.tables.products.get(booking.product_id);
  if (product === undefined) return [];
  const course = db.tables.courses.get(booking.course_id ?? 0);
  const after = booked.filter(({ prerequisite_ids }) => prerequisite_ids.includes(product.product_id));
  return [
    {
      ...only(booking, ['booking_id', 'passed', 'self_schedule']),
      product: {
        ...only(product, ['product_id', 'name']),
        type: typeView(product),
        flex_entity: { study_hours: product.study_hours },
      },
      course: course === undefined ? null : courseView(db, course),
      prerequisites: product.prerequisite_ids.flatMap((id) => db.tables.products.get(id) ?? []).map(linkView),
      dependencies: after.map(linkView),
      order: {
        number: booking.order_number,
        organisation: db.tables.organisations.get(booking.organisation_id)?.name ?? null,
        study_hours: product.study_hours,
      },
    },
  ];
};

/** Whatever a person has booked in an organisation. */
export const ownBookings = (db: Database, user: UserRecord, organisationId: number): readonly BookingRecord[] =>
  db.tables.bookings.where((booking) => booking.user_id === user.id && booking.organisation_id === organisationId);

/**
 * B-10, R-01: why a person has nothing to do with bookings in an organisation: a stranger to it, an organisation
 * without them, an archived account.
 */
export const bookingRefusal = (db: Database, user: UserRecord, organisationId: number): Refusal | null => {
  if (membershipOf(db, user.id, organisationId) === undefined) return notFound('Organisation', organisationId);
  const mayBook = db.tables.organisations.get(organisationId)?.settings.bookings === true && user.archived_at === null;
  return mayBook ? null : forbidden();
};

/** the person's own bookings in the organisation, in the order in which they were made. */
export const listBookings: Rule<Catalogue['listBookings']> = ({ db, user, query }) => {
  const own = ownBookings(db, user, query.organisation_id);
  const booked = bookedProducts(db, own);
  return reply(200, {
    data: own.slice(0, query.per_page ?? own.length).flatMap((booking) => bookingView(db, booking, booked)),
  });
};

/** by name. */
export const listBookingLocations: Rule<Catalogue['listBookingLocations']> = ({ db, user, query }) => {
  const refusal = bookingRefusal(db, user, query.organisation_id);
  if (refusal !== null) return refusal;
  const locations = db.tables.booking_locations
    .where(({ organisation_id }) => organisation_id === query.organisation_id)
    .map((location) => only(location, ['location_id', 'name']))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return reply(200, paginate(locations, query, 'booking-locations'));
};

/** A product that an organisation of the person's sells; a refusal where it does not. */
const findProduct = (
  db: Database,
  user: UserRecord,
  productId: number,
  organisationId: number,
): ProductRecord | Refusal => {
  if (membershipOf(db, user.id, organisationId) === undefined) return notFound('Organisation', organisationId);
  const product = db.tables.products.get(productId);
  return product?.organisation_id === organisationId ? product : notFound('Product', productId);
};

/** the price is in pounds. */
export const getProduct: Rule<Catalogue['getProduct']> = ({ db, user, params, query }) => {
  const product = findProduct(db, user, params.id, query.organisation_id);
  return 'kind' in product
    ? product
    : reply(200, { ...only(product, ['product_id', 'name']), price: { value_inc_tax: product.price_inc_tax } });
};

/** from now on, soonest first. Online learning has no dates to choose from. */
export const listCourses: Rule<Catalogue['listCourses']> = ({ db, user, params, query, now }) => {
  const refusal = bookingRefusal(db, user, query.organisation_id);
  const product = findProduct(db, user, params.id, query.organisation_id);
  if (refusal !== null) return refusal;
  if ('kind' in product) return product;
  const courses = db.tables.courses
    .where(
      ({ product_id, start_date }) =>
        product_id === product.product_id && start_date >= now && product.type_id === PRODUCT_TYPES.practicalWorkshop,
    )
    .toSorted((a, b) => a.start_date - b.start_date || a.course_id - b.course_id);
  const page = paginate(courses, query, `products/${params.id}/courses`);
  return reply(200, {
    ...page,
    data: page.data.map((course) => ({
      course_id: course.course_id,
      ...courseView(db, course),
      seats_left: seatsLeft(db, course),
    })),
  });
};
