import { expect, test } from 'vitest';
import { BookingSubmission } from '#contracts/bookings/booking.schema.ts';
import { submissionOf } from './intention.ts';

test.each([
  [
    'schedule',
    { available_from: '2026-05-13', location: 11, email_confirmation: true },
    { book: [2107, 2108], available_from: '2026-05-13', location: 11, email_confirmation: true },
  ],
  ['reschedule', { available_from: '2026-05-13' }, { rebook: [2107, 2108], available_from: '2026-05-13' }],
  [
    'unschedule',
    { confirm: true, email_confirmation: false },
    { unbook: [2107, 2108], confirm: true, email_confirmation: false },
  ],
] as const)('R-28: sends to %s what the contract allows', (action, values, body) => {
  const submission = submissionOf({ action, ids: [2107, 2108], values });
  expect(submission).toEqual(body);
  expect(BookingSubmission.parse(submission)).toEqual(body);
});
