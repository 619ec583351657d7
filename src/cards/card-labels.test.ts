import { expect, test } from 'vitest';
import { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { pointsLabel } from './card-labels.ts';

test.each([
  [true, true, ['5 points']],
  [true, false, []],
  [false, true, []],
])('E-09: points_enabled %s, points_display %s', (points_enabled, points_display, text) => {
  expect(pointsLabel(5, OrganisationSettings.parse({ points_enabled, points_display }))).toEqual(text);
});
