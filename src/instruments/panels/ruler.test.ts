import { expect, test } from 'vitest';
import { house } from '#mocks/testing/visit.ts';
import { DAY_MS, datedBookings, onRuler, RULER_DAYS, RULER_TABLES, rulerText, withLabels } from './ruler.ts';

test('shows what the person has booked within the weeks of a late fee, in its order', async () => {
  const { demo } = await house();
  const tables = await demo.db.read(RULER_TABLES);
  const bookings = datedBookings(tables, 'amara.osei@demo.example');
  const now = demo.clock.read();
  const shown = onRuler(bookings, now);
  expect(shown.map(({ name }) => name)).toContain('Decontamination Practical');
  expect(
    shown.every(
      ({ startMs, share }) => startMs > now && startMs <= now + RULER_DAYS * DAY_MS && share > 0 && share <= 1,
    ),
  ).toBe(true);
  expect(shown.length).toBeLessThan(bookings.length);
  expect(datedBookings(tables, null)).toEqual([]);
  expect(onRuler([{ name: 'a', startMs: 7 * DAY_MS }], 0)).toEqual([{ name: 'a', startMs: 7 * DAY_MS, share: 0.2 }]);
});

const booked = (...days: readonly number[]) =>
  onRuler(
    days.map((day) => ({ name: 'Practical', startMs: day * DAY_MS })),
    0,
  );

test('a date is written only where it lies neither on “now”, nor on another date, nor on the end of the ruler', () => {
  const shown = booked(2, 7, 10, 12, 20, 34);
  expect([...withLabels(shown)].map(({ startMs }) => startMs / DAY_MS)).toEqual([7, 12, 20]);
});

test('in words, what is equal stands once, and at most five different ones are named', () => {
  expect(rulerText([], 0)).toBe('The next 5 weeks: nothing is booked.');
  expect(rulerText(booked(2, 2, 2, 7), 0)).toBe('The next 5 weeks: 3 × Practical in 2 days, Practical in 7 days.');
  expect(rulerText(booked(1, 2, 3, 4, 5, 6, 6, 7), 0)).toBe(
    'The next 5 weeks: Practical in 1 day, Practical in 2 days, Practical in 3 days, Practical in 4 days, Practical in 5 days and 3 more.',
  );
});
