import type { BasketRecord } from '#fixtures/records/commerce.record.ts';
import type { Database } from '../db/database.ts';
import { pendingChanges } from './course-seats.ts';

/** Statuses at the provider in which nothing of a payment is under way, and nothing was taken. */
const AT_REST = ['requires_payment_method', 'requires_confirmation', 'canceled'];

/** Whether money was taken, or may still be, without anybody paying anew. */
const isConfirmed = ({ paid_at, intent }: BasketRecord): boolean =>
  paid_at !== null || (intent !== null && !AT_REST.includes(intent.status));

/** Whether a booking of its owner still has the date that it is to lose, and nothing is being done to it. */
const stands = (db: Database, { user_id }: BasketRecord, bookingId: number): boolean => {
  const booking = db.tables.bookings.get(bookingId);
  return (
    booking?.user_id === user_id &&
    booking.course_id !== null &&
    !pendingChanges(db).some(({ booking_id }) => booking_id === bookingId)
  );
};

/**
 * Whether paying for a basket would be for nothing: one of its bookings is being changed, or has no date any more.
 * Never for one whose payment was confirmed: whoever paid has to be able to ask after it.
 */
export const hasLostItsBasis = (db: Database, basket: BasketRecord): boolean =>
  !isConfirmed(basket) && (basket.booking_ids ?? []).some((id) => !stands(db, basket, id));
