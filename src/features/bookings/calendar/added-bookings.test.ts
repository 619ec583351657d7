import { expect, test } from 'vitest';
import { booking, DAY, NOW } from '#machines/bookings/testing/booking.ts';
import { memoryDevice } from '#mocks/testing/memory-device.ts';
import { noStorage } from '#persistence/device-storage.ts';
import { pageByItself } from '#persistence/persistence.ts';
import { addedStart, forgetAdded, rememberAdded } from './added-bookings.ts';

const START = NOW + 7 * DAY;

/** A device whose clock a test sets. */
const deviceAt = (nowUnix: number, device = memoryDevice()) => ({
  device,
  persistence: pageByItself({ storage: () => device, now: () => nowUnix * 1000 }),
});

test('remembers each start of one person, the newest one, and nothing but numbers', () => {
  const { device, persistence } = deviceAt(NOW);
  rememberAdded(persistence, 11, [booking(1, { start: START }), booking(2), booking(3, { start: START })]);
  rememberAdded(persistence, 11, [booking(1, { start: START + DAY })]);
  expect([1, 2, 3].map((id) => addedStart(persistence, 11, id))).toEqual([START + DAY, null, START]);
  expect(addedStart(persistence, 27, 1)).toBeNull();
  expect(JSON.parse(device.getItem('waymark.calendar/11/added') ?? '')).toMatchObject({
    value: { 1: START + DAY, 3: START },
  });
});

test('forgets what has started when something else is added', () => {
  const { device, persistence } = deviceAt(NOW);
  rememberAdded(persistence, 11, [booking(1, { start: START })]);
  const later = deviceAt(START, device).persistence;
  rememberAdded(later, 11, [booking(2, { start: START + DAY })]);
  expect([1, 2].map((id) => addedStart(later, 11, id))).toEqual([null, START + DAY]);
});

test('forgets what was removed from the calendar, and nothing else', () => {
  const { persistence } = deviceAt(NOW);
  rememberAdded(persistence, 11, [booking(1, { start: START }), booking(2, { start: START })]);
  forgetAdded(persistence, 11, [booking(1)]);
  expect([1, 2].map((id) => addedStart(persistence, 11, id))).toEqual([null, START]);
});

test('finds nothing where the device stores nothing or something damaged', () => {
  const closed = pageByItself({ storage: noStorage });
  rememberAdded(closed, 11, [booking(1, { start: START })]);
  expect(addedStart(closed, 11, 1)).toBeNull();
  const { device, persistence } = deviceAt(NOW);
  device.setItem('waymark.calendar/11/added', JSON.stringify({ version: 1, savedAtMs: 0, value: { 1: 'soon' } }));
  expect(addedStart(persistence, 11, 1)).toBeNull();
});
