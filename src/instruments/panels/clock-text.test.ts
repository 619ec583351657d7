import { afterEach, expect, test, vi } from 'vitest';
import { londonMoment } from './clock-text.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['in winter', '2027-01-02T10:30', '2027-01-02T10:30:00.000Z'],
  ['in summer', '2026-07-01T10:30', '2026-07-01T09:30:00.000Z'],
  ['just before summer time', '2026-03-29T00:59', '2026-03-29T00:59:00.000Z'],
  ['in the hour that summer time leaves out', '2026-03-29T01:30', '2026-03-29T01:30:00.000Z'],
  ['when summer time has begun', '2026-03-29T02:00', '2026-03-29T01:00:00.000Z'],
  ['in the hour that comes twice', '2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
  ['when summer time has ended', '2026-10-25T02:00:05', '2026-10-25T02:00:05.000Z'],
])('a typed time is one of London, wherever the browser is: %s', (_, typed, moment) => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(new Date(londonMoment(typed)).toISOString()).toBe(moment);
});

test.each(['', 'soon'])('what is no time is none: “%s”', (typed) => expect(londonMoment(typed)).toBeNaN());
