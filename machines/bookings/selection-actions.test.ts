import { expect, test } from 'vitest';
import { actionBlock } from './selection-actions.ts';
import { booking, NOW } from './testing/booking.ts';

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
