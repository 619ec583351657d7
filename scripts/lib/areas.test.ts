import { expect, test } from 'vitest';
import { AREAS, areaProblem, hasPacts } from './areas.ts';

test('areas are the folders of the contracts, without what serves all of them', () => {
  expect(AREAS).toEqual(expect.arrayContaining(['assessments', 'awards', 'bookings', 'evidence', 'session']));
  expect(AREAS).not.toEqual(expect.arrayContaining(['pacts']));
  expect(AREAS).not.toEqual(expect.arrayContaining(['testing']));
});

test('an unknown area is refused with the list of those that there are', () => {
  expect(areaProblem('awards')).toBeNull();
  expect(areaProblem('award')).toMatch(/no area 'award'.*assessments, .*awards, .*bookings/);
});

test('a folder without pact tests pins nothing', () => {
  expect(hasPacts('awards')).toBe(true);
  expect(hasPacts('testing')).toBe(false);
});
