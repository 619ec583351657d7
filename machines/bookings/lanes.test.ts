import { describe, expect, test } from 'vitest';
import { lanesAtRest, lanesOf } from './lanes.ts';
import { movingBookings } from './moving-bookings.ts';
import { booking, DAY, NOW } from './testing/booking.ts';

const drawn = (shown: readonly number[], moving: Parameters<typeof lanesOf>[1]): readonly string[] => {
  const lanes = lanesOf(shown, moving);
  return shown.map((id) => {
    const row = lanes.get(id);
    return row === undefined ? '' : `${row.parts.join('/')} @${String(row.marker)}`;
  });
};

/** 1 leads to 4 and 4 to 5; 2 leads to 3. */
const WORLD = [
  booking(1, { start: NOW + DAY, after: [4] }),
  booking(2, { start: NOW + 2 * DAY, after: [3] }),
  booking(3, { start: NOW + 3 * DAY, before: [2] }),
  booking(4, { start: NOW + 4 * DAY, before: [1], after: [5] }),
  booking(5, { start: NOW + 5 * DAY, before: [4] }),
  booking(6, { start: NOW + 6 * DAY }),
];
const moving = (...chosenIds: readonly number[]) =>
  movingBookings({ action: 'reschedule', chosenIds, bookings: WORLD, nowUnix: NOW });

describe('lines beside the list', () => {
  test('what moves together is joined, over rows in between that do not', () => {
    expect(drawn([1, 2, 3, 4, 5, 6], moving(1))).toEqual([
      'start/none @0',
      'through/none @1',
      'through/none @1',
      'through/none @0',
      'end/none @0',
      '',
    ]);
  });

  test('two chains side by side take two lanes, and each marker stands on its own', () => {
    expect(drawn([1, 2, 3, 4, 5, 6], moving(1, 2))).toEqual([
      'start/none @0',
      'through/start @1',
      'through/end @1',
      'through/none @0',
      'end/none @0',
      '',
    ]);
  });

  test('a chain below another takes the first lane again', () => {
    expect(drawn([2, 3, 1, 4, 5], moving(1, 2))).toEqual([
      'start/none @0',
      'end/none @0',
      'start/none @0',
      'through/none @0',
      'end/none @0',
    ]);
  });

  test('a third chain beside two draws nothing', () => {
    const third = [
      ...WORLD,
      booking(7, { start: NOW + DAY, after: [8] }),
      booking(8, { start: NOW + DAY, before: [7] }),
    ];
    const all = movingBookings({ action: 'reschedule', chosenIds: [1, 2, 7], bookings: third, nowUnix: NOW });
    expect(drawn([1, 2, 7, 8, 3, 4, 5], all).slice(2, 4)).toEqual(['through/through @null', 'through/through @null']);
  });

  test('a booking by itself, and rows that are not shown, draw nothing', () => {
    expect(drawn([1, 2, 3, 4, 5, 6], moving(6))).toEqual(['', '', '', '', '', '']);
    expect(drawn([1], moving(1))).toEqual(['']);
  });

  test('a chain of two hundred costs no more than its length', () => {
    const chain = Array.from({ length: 200 }, (_, at) =>
      booking(at + 1, { start: NOW + DAY * (at + 1), before: at === 0 ? [] : [at], after: [at + 2] }),
    );
    const lanes = lanesOf(
      chain.map(({ booking_id }) => booking_id),
      movingBookings({ action: 'unschedule', chosenIds: [1], bookings: chain, nowUnix: NOW }),
    );
    expect([...lanes.values()].filter(({ parts: [part] }) => part === 'through')).toHaveLength(198);
  });
});

describe('V30: at rest', () => {
  const atRest = (shown: typeof WORLD): readonly string[] => {
    const lanes = lanesAtRest(shown);
    return shown.map(({ booking_id: id }) => lanes.get(id)?.parts.join('/') ?? '');
  };

  test('what depends on each other is joined though nothing is chosen, whichever side names it', () => {
    const chains = ['start/none', 'through/start', 'through/end', 'through/none', 'end/none', ''];
    expect(atRest(WORLD)).toEqual(chains);
    expect(atRest(WORLD.map((one) => ({ ...one, prerequisites: [] })))).toEqual(chains);
    expect(atRest(WORLD.map((one) => ({ ...one, dependencies: [] })))).toEqual(chains);
  });

  test('two that need the same are one chain, even where that is not shown, and a circle ends', () => {
    const two = [booking(1, { before: [9] }), booking(2), booking(3, { before: [9] })];
    expect(atRest(two)).toEqual(['start/none', 'through/none', 'end/none']);
    expect(atRest([booking(1, { before: [2] }), booking(2, { before: [1] })])).toEqual(['start/none', 'end/none']);
  });
});
