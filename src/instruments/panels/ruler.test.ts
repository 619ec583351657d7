import { expect, test } from 'vitest';
import { house } from '#mocks/testing/visit.ts';
import { DAY_MS, datedBookings, onRuler, RULER_DAYS, RULER_TABLES } from './ruler.ts';

test('shows what the person has booked within the weeks of a late fee, in its order', async () => {
  const { demo } = await house();
  const tables = await demo.db.read(RULER_TABLES);
  const bookings = datedBookings(tables, 'amara.osei@demo.example');
  const now = demo.clock.read();
  const shown = onRuler(bookings, now);
  expect(shown.map(({ name }) => name)).toContain('Decontamination Practical');
  expect(shown.every(({ startMs, share }) => startMs > now && startMs <= now + RULER_DAYS * DAY_MS && share > 0 && share <= 1)).toBe(true);
  expect(shown.length).toBeLessThan(bookings.length);
  expect(datedBookings(tables, null)).toEqual([]);
  expect(onRuler([{ name: 'a', startMs: 7 * DAY_MS }], 0)).toEqual([{ name: 'a', startMs: 7 * DAY_MS, share: 0.2 }]);
});
