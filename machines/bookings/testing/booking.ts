import { PRODUCT_TYPES, type Booking, type BookingLink } from '#contracts/bookings/booking.schema.ts';

/** When the tests of bookings take place: 2nd Mar '26, 2:41 pm in London. Unix seconds. */
export const NOW = Date.parse('2026-03-02T14:41:00Z') / 1000;
export const DAY = 86_400;

const link = (product_id: number): BookingLink => ({ product_id, name: `Product ${product_id}` });

interface Traits {
  /** Unix seconds; without it there is no course. */
  readonly start?: number;
  readonly passed?: boolean;
  readonly isOnline?: boolean;
  readonly self_schedule?: boolean;
  /** Product ids. */
  readonly before?: readonly number[];
  readonly after?: readonly number[];
  readonly product?: number;
}

/** A booking `id` of the product with the same number: a workshop that nothing depends on, unless said otherwise. */
export const booking = (
  id: number,
  { start, passed = false, isOnline = false, self_schedule = true, before = [], after = [], product = id }: Traits = {},
): Booking => ({
  booking_id: id,
  product: {
    product_id: product,
    name: `Product ${product}`,
    type: isOnline
      ? { type_id: PRODUCT_TYPES.onlineLearning, name: 'Online Learning' }
      : { type_id: PRODUCT_TYPES.practicalWorkshop, name: 'Practical Workshop' },
  },
  course: start === undefined ? null : { start_date: start },
  passed,
  self_schedule,
  prerequisites: before.map(link),
  dependencies: after.map(link),
});
