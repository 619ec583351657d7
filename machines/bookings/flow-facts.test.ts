import { describe, expect, test } from 'vitest';
import { flowFacts, isSameIds, type FlowWorld } from './flow-facts.ts';
import { booking, DAY, NOW } from './testing/booking.ts';

const near = booking(1, { start: NOW + 9 * DAY, after: [2] });
const far = booking(2, { start: NOW + 60 * DAY });
const online = booking(3, { start: NOW + 9 * DAY, isOnline: true });
const open = booking(4, { isOnline: true });
const facts = (over: Partial<FlowWorld>) =>
  flowFacts({
    action: 'unschedule',
    chosenIds: [1],
    bookings: [near, far, online, open],
    changingIds: [],
    locationIds: null,
    hasFee: true,
    nowUnix: NOW,
    ...over,
  });

describe('the facts of a dialog', () => {
  test('what moves, what of it is late, and whether a workshop does', () => {
    expect(facts({})).toMatchObject({ chosenIds: [1], movingIds: [1, 2], lateIds: [1], hasWorkshop: true });
    expect(facts({ chosenIds: [3] })).toMatchObject({ movingIds: [3], lateIds: [], hasWorkshop: false });
  });
  test('R-32, R-39: no fee where the organisation charges none, nor to reschedule', () => {
    expect(facts({ hasFee: false }).lateIds).toEqual([]);
    expect(facts({ action: 'reschedule' })).toMatchObject({ movingIds: [1, 2], lateIds: [] });
  });
  test('what has started or no longer suits does not move, nor anything for its sake', () => {
    expect(facts({ nowUnix: NOW + 9 * DAY + 1 })).toMatchObject({ chosenIds: [], movingIds: [], lateIds: [] });
    expect(facts({ action: 'schedule', chosenIds: [1, 4] })).toMatchObject({ chosenIds: [4], movingIds: [4] });
  });
  test('R-08, R-29: what the server works on, or only the team schedules, keeps all from going on', () => {
    expect(facts({})).toMatchObject({ blockedIds: [] });
    expect(facts({ changingIds: [2, 3] })).toMatchObject({ movingIds: [1, 2], blockedIds: [2] });
    expect(
      facts({
        action: 'schedule',
        chosenIds: [4],
        bookings: [booking(4, { before: [5] }), booking(5, { self_schedule: false })],
      }),
    ).toMatchObject({ movingIds: [5, 4], blockedIds: [5] });
  });
  test('R-26: days are counted from what stays', () =>
    expect(facts({ chosenIds: [2] }).range.defaultStart).toBe('2026-03-12'));
});

test('ids are the same in whatever order', () => {
  expect([
    isSameIds([1, 2], [2, 1]),
    isSameIds([1], [1, 2]),
    isSameIds([1, 2], [1]),
    isSameIds([1, 2], [1, 3]),
    isSameIds([], []),
  ]).toEqual([true, false, false, false, true]);
});
