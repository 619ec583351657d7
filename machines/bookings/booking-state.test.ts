import { describe, expect, test } from 'vitest';
import { actionBlock, areUnscheduled, bookingState, rowBlock } from './booking-state.ts';
import { booking, DAY, NOW } from './testing/booking.ts';

describe('the state of a booking (R-06)', () => {
  test.each([
    ['unscheduled', 'without a course', booking(1)],
    ['scheduled', 'with a course to come', booking(1, { start: NOW + 1 })],
    ['scheduled', 'at the very second of its start', booking(1, { start: NOW })],
    ['started', 'a second later', booking(1, { start: NOW - 1 })],
    ['completed', 'passed before it started', booking(1, { start: NOW + DAY, passed: true })],
    ['completed', 'passed after it started', booking(1, { start: NOW - DAY, passed: true })],
    ['completed', 'passed without a course', booking(1, { passed: true })],
    ['scheduled', 'with a course whose start is not known', { course: { start_date: null }, passed: null }],
    ['unscheduled', 'with keys left out', {}],
  ])('%s: %s', (state, _, given) => expect(bookingState(given, NOW)).toBe(state));
});

describe('why a row cannot be chosen (R-07, R-08)', () => {
  test.each([
    ['completed', booking(1, { passed: true, self_schedule: false })],
    ['started', booking(1, { start: NOW - 1, self_schedule: false })],
    ['notSelfSchedule', booking(1, { self_schedule: false })],
    [null, booking(1, { start: NOW + 1, self_schedule: false })],
    [null, booking(1)],
    [null, { booking_id: 1, course: null, passed: false }],
  ])('%s', (reason, given) => expect(rowBlock(given, NOW)).toBe(reason));
  test('changing, unless it has ended', () => {
    expect(rowBlock(booking(1, { self_schedule: false }), NOW, [1])).toBe('changing');
    expect(rowBlock(booking(1), NOW, [2])).toBeNull();
    expect(rowBlock(booking(1, { passed: true }), NOW, [1])).toBe('completed');
  });
});

const open = booking(1);
const dated = booking(2, { start: NOW + 1 });
const started = booking(3, { start: NOW - 1 });
const teams = booking(4, { self_schedule: false });

test.each([
  ['nothing', [], 'nothingSelected', 'nothingSelected'],
  ['one without a date', [open], null, 'hasNoDate'],
  ['one with a date', [dated], 'hasDates', null],
  ['both kinds', [open, dated], 'hasDates', 'hasNoDate'],
  ['one that has started', [dated, started], 'blocked', 'blocked'],
  ['one that the team schedules', [open, teams], 'blocked', 'blocked'],
] as const)('R-43: %s selected', (_, selected, schedule, move) => {
  expect(actionBlock('schedule', selected, NOW)).toBe(schedule);
  expect(actionBlock('reschedule', selected, NOW)).toBe(move);
  expect(actionBlock('unschedule', selected, NOW)).toBe(move);
});

test('R-29, R-43: nothing suits what the server works on', () =>
  expect(actionBlock('unschedule', [dated], NOW, [2])).toBe('blocked'));

const bookings = [booking(1), booking(2, { start: NOW + 1 }), booking(3, { passed: true }), booking(4)];

test.each([
  [[1, 4], true],
  [[1, 2], false],
  [[1, 3], false],
  [[1, 9], false],
  [[], false],
])('R-37: %j all stand unscheduled: %s', (ids, expected) => expect(areUnscheduled(ids, bookings)).toBe(expected));
