import { expect, test } from 'vitest';
import { Booking } from './booking.schema.ts';

const booking = {
  booking_id: 1,
  product: { product_id: 2, name: 'Impression Taking', type: { type_id: 100_000_001, name: 'Practical workshop' } },
};

test.each([
  ['without a number', { number: null }],
  ['left out', undefined],
  ['that is null', null],
  ['that PHP writes as an empty map', []],
])('R-12: an order %s keeps no booking from being shown', (_, order) => {
  expect(Booking.safeParse({ ...booking, order }).success).toBe(true);
});
