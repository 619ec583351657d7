import type { Catalogue } from '#contracts/catalogue.ts';
import type { WireReplyOf } from '#contracts/endpoint.ts';
import { PRODUCT_TYPES } from '#contracts/bookings/booking.schema.ts';
import type { BookingRecord, CourseRecord, ProductRecord } from '#fixtures/records/booking.record.ts';
import type { Database } from '../db/database.ts';
import { only } from './pick.ts';
import { reply } from './reply.ts';
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

/** ES-26. What comes after is what of the person's own bookings waits for this one. */
const bookingView = (db: Database, booking: BookingRecord, own: readonly BookingRecord[]): BookingView[] => {
  const product = db.tables.products.get(booking.product_id);
  if (product === undefined) return [];
  const course = db.tables.courses.get(booking.course_id ?? 0);
  const after = own.flatMap(({ product_id }) => db.tables.products.get(product_id) ?? []).filter(({ prerequisite_ids }) => prerequisite_ids.includes(product.product_id));
  return [
    {
      ...only(booking, ['booking_id', 'passed', 'self_schedule']),
      product: { ...only(product, ['product_id', 'name']), type: typeView(product), flex_entity: { study_hours: product.study_hours } },
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

/** the person's own bookings in the organisation, in the order in which they were made. */
export const listBookings: Rule<Catalogue['listBookings']> = ({ db, user, query }) => {
  const own = db.tables.bookings.where((booking) => booking.user_id === user.id && booking.organisation_id === query.organisation_id);
  return reply(200, { data: own.slice(0, query.per_page ?? own.length).flatMap((booking) => bookingView(db, booking, own)) });
};
