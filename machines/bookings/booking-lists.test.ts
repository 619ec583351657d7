import { expect, test } from 'vitest';
import { bookingTabs, defaultTab } from './booking-lists.ts';
import { booking, DAY, NOW } from './testing/booking.ts';

const open = booking(1);
const teams = booking(2, { self_schedule: false });
const later = booking(3, { start: NOW + 2 * DAY });
const started = booking(4, { start: NOW - DAY });
const completed = booking(5, { passed: true });

test('R-04, R-06: "Unscheduled" has what is unscheduled only; "Scheduled" the rest by day', () => {
  const tabs = bookingTabs([open, later, teams, started, completed]);
  expect(tabs.unscheduled).toEqual([open, teams]);
  expect(tabs.scheduled).toEqual([completed, started, later]);
});

test('bookings of one moment stand by their number', () => {
  expect(
    bookingTabs([booking(9, { start: NOW }), booking(8, { start: NOW })]).scheduled.map(({ booking_id }) => booking_id),
  ).toEqual([8, 9]);
});

test('R-05: opens "Unscheduled" while the person can give something a date', () => {
  expect(defaultTab([later, open])).toBe('unscheduled');
  expect(defaultTab([later, teams])).toBe('scheduled');
  expect(defaultTab([])).toBe('scheduled');
});
