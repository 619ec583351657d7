import { expect, test } from 'vitest';
import { OrganisationMembership } from '../profile/profile.schema.ts';
import { OrganisationSettings } from './settings.schema.ts';

const STANDARD = OrganisationSettings.parse({});
/** An organisation whose settings the server sent like this. */
const settingsOf = (settings: unknown) =>
  OrganisationMembership.parse({ organisation_id: 1, name: 'Brightwater', roles: [], settings }).settings;

test.each([7, false, {}, [], null, undefined])('B-05: a colour that is %j counts as none', (colour_primary) => {
  expect(settingsOf({ colour_primary, points_enabled: true })).toMatchObject({ points_enabled: true });
  expect(settingsOf({ colour_primary }).colour_primary ?? null).toBeNull();
});

test.each([[[]], ['Home'], [null], [undefined]])('B-04: where the wording is %j every word falls back', (lang) => {
  expect(settingsOf({ lang }).lang).toEqual(STANDARD.lang);
});

test.each(['', '  ', 4, null])('B-04: a word that is %j falls back alone', (home) => {
  expect(settingsOf({ lang: { home, library: 'Shelf' } }).lang).toMatchObject({ home: 'Home', library: 'Shelf' });
});

test('ES-18: settings that are an empty list, as PHP writes an empty map, are the standard ones', () => {
  expect(settingsOf([])).toEqual(STANDARD);
});

test('ES-18: a setting of another kind falls back alone', () => {
  expect(
    settingsOf({
      two_fa_prompt: 'yes',
      max_size_mb_assessment_answer: '20',
      bands: [{ id: 1 }],
      welcome_title: 3,
      welcome_enabled: true,
    }),
  ).toEqual({
    ...STANDARD,
    bands: null,
    welcome_title: null,
    welcome_enabled: true,
  });
});
