import { PRODUCT_TYPES } from '#contracts/bookings/booking.schema.ts';
import type { Database } from '../db/database.ts';
import type { AcceptedBookings } from '../db/state.ts';
import { type Sender, sendMail } from '../mail/send-mail.ts';

const DATE = { timeZone: 'Europe/London', day: 'numeric', month: 'long', year: 'numeric' } as const;
const day = new Intl.DateTimeFormat('en-GB', DATE);
const dayAndTime = new Intl.DateTimeFormat('en-GB', { ...DATE, hour: 'numeric', minute: '2-digit', hour12: true });
const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** When and where a course is, as a mail tells it: a workshop with its time, online learning without. */
const whenAndWhere = (db: Database, courseId: number | null): string => {
  const course = db.tables.courses.get(courseId ?? 0);
  if (course === undefined) return 'no date';
  const isWorkshop = db.tables.products.get(course.product_id)?.type_id === PRODUCT_TYPES.practicalWorkshop;
  const location = db.tables.booking_locations.get(course.location_id ?? 0);
  return [
    (isWorkshop ? dayAndTime : day).format(course.start_date * 1000),
    ...(location === undefined ? [] : [location.venue.name, location.name]),
  ].join(', ');
};

const feeOf = (db: Database, basketId: number | null) => {
  const basket = db.tables.baskets.get(basketId ?? 0);
  if (basket === undefined) return null;
  return {
    total: pounds.format(basket.total_in_pence / 100),
    workshops: basket.products.reduce((sum, { quantity }) => sum + quantity, 0),
  };
};

/**
 * gives bookings their courses, or takes them away, and tells the person by mail where they asked for it (R-25,
 *
 */
export const changeBookings = async (
  from: Sender,
  userId: number,
  organisationId: number,
  { action, changes, mail, basketId }: AcceptedBookings,
): Promise<void> => {
  const { db } = from;
  const lines: { title: string; when: string }[] = [];
  for (const { booking_id, course_id } of changes) {
    const booking = db.tables.bookings.get(booking_id);
    if (booking === undefined) continue;
    lines.push({
      title: db.tables.products.get(booking.product_id)?.name ?? '',
      when: whenAndWhere(db, course_id ?? booking.course_id),
    });
    await db.tables.bookings.update(booking_id, { course_id });
  }
  const user = db.tables.users.get(userId);
  if (mail && user !== undefined)
    sendMail(from, user, 'bookingsChanged', { action, lines, fee: feeOf(db, basketId), organisationId });
};
