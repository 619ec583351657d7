import { describe, expect, test } from 'vitest';
import { daysBetween, formatRecentDay, formatUnixDate } from './days.ts';

const DAY = 86_400;
const NOW = Date.UTC(2026, 2, 2, 9) / 1000;

describe('days', () => {
  test.each([
    ['an hour ago, the same day', -3600, 0],
    ['ten hours ago, the day before', -10 * 3600, 1],
    ['18 days ago', -18 * DAY, 18],
    ['in a moment less than 19 days', 19 * DAY - 1, 19],
    ['in exactly 30 days', 30 * DAY, 30],
    ['tomorrow at the same hour', DAY, 1],
  ])('%s', (_, seconds, days) => expect(daysBetween(NOW + seconds, NOW)).toBe(days));

  test('Today, Yesterday, then the date', () => {
    expect([0, DAY, 2 * DAY].map((back) => formatRecentDay(NOW - back, NOW))).toEqual([
      'Today',
      'Yesterday',
      "28th\u00A0Feb\u00A0'26",
    ]);
    expect(formatUnixDate(NOW)).toBe("2nd\u00A0Mar\u00A0'26");
  });
});
