import { expect, test } from 'vitest';
import { parseDuration, parseInstant, readClock, REAL_TIME, runClock, setClock } from './clock.ts';

test('the clock starts at the real now and runs with it', () => {
  expect(readClock(REAL_TIME, 1_800_000_000_000)).toBe(1_800_000_000_000);
});

test('set, it runs on from there; at a rate, that many times as fast; frozen, not at all', () => {
  const set = setClock(REAL_TIME, 1000, 5_000_000);
  expect(readClock(set, 1500)).toBe(5_000_500);
  const fast = runClock(set, 2000, 60);
  expect(readClock(fast, 3000)).toBe(5_001_000 + 60_000);
  const frozen = runClock(fast, 3000, 0);
  expect(readClock(frozen, 99_000)).toBe(5_061_000);
  expect(readClock(setClock(frozen, 99_000, 7), 100_000)).toBe(7);
});

test.each([
  [90_000, 90_000],
  ['90s', 90_000],
  ['15m', 900_000],
  ['3h', 10_800_000],
  ['36d', 3_110_400_000],
  ['2w', 1_209_600_000],
  ['-1d', -86_400_000],
])('%s is %i ms', (text, milliseconds) => {
  expect(parseDuration(text)).toBe(milliseconds);
});

test.each(['soon', '', '5', '3 years', Number.NaN])("'%s' is no duration", (text) => {
  expect(() => parseDuration(text)).toThrow('is no duration');
});

test('what is no date is refused', () => {
  expect(parseInstant('2026-11-21')).toBe(Date.UTC(2026, 10, 21));
  expect(() => parseInstant('tomorrow')).toThrow('is no date');
});
