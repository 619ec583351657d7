import { describe, expect, test } from 'vitest';
import { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { currentOf, isClosedByArchive, leadsToReviews, navLinks } from './nav-links.ts';

const KNOWN = { dynamics_contact_id: 'c0' };
const current = (
  settings: Record<string, unknown>,
  fields: Record<string, unknown> = {},
  archived_at: number | null = null,
) => ({
  profile: { fields, archived_at } as Profile,
  organisation: { settings: OrganisationSettings.parse(settings) } as OrganisationMembership,
});
const labels = (...given: Parameters<typeof current>) => navLinks(current(...given)).map(({ label }) => label);

describe('B-03, B-04: links and their words', () => {
  test('the defaults', () =>
    expect(labels({ bookings: true }, KNOWN)).toEqual(['Home', 'Library', 'Bookings', 'Awards', 'Search']));
  test('each missing key falls back separately', () =>
    expect(labels({ lang: { library: 'Learning', search: null } })).toEqual(['Home', 'Learning', 'Awards', 'Search']));
  test('their addresses', () =>
    expect(navLinks(current({ bookings: true }, KNOWN)).map(({ href }) => href)).toEqual([
      '/',
      '/categories',
      '/bookings',
      '/awards',
      '/search',
    ]));
});

describe('B-05: Bookings only if bookings are enabled for the user', () => {
  test.each([
    [true, KNOWN, true],
    [false, KNOWN, false],
    [true, {}, false],
    [true, { dynamics_contact_id: null }, false],
    [true, { dynamics_contact_id: '' }, false],
    [true, { dynamics_contact_id: 0 }, true],
  ])('setting %s, fields %o: %s', (bookings, fields, shown) =>
    expect(labels({ bookings }, fields).includes('Bookings')).toBe(shown),
  );
});

describe('B-10, B-12: an archived account', () => {
  test('sees Home alone', () => expect(labels({ bookings: true }, KNOWN, 1)).toEqual(['Home']));
  test.each(['/', '/categories', '/bookings', '/assessments/501', '/modules/9'])('is warned at %s', (path) => {
    expect(isClosedByArchive(current({}, {}, 1), path)).toBe(true);
    expect(isClosedByArchive(current({}, {}), path)).toBe(false);
  });
  test.each(['/profile', '/about', '/about/'])('but opens %s', (path) =>
    expect(isClosedByArchive(current({}, {}, 1), path)).toBe(false),
  );
});

describe('Q-08, Q-11: the way to what waits for a review', () => {
  const who = (admin: boolean | undefined, isSuper: boolean, archived_at: number | null = null) => ({
    profile: { super: isSuper, archived_at } as Profile,
    organisation: { admin } as OrganisationMembership,
  });
  test.each([
    ['an admin account here', who(true, false), true],
    ['a super user', who(undefined, true), true],
    ['neither', who(false, false), false],
    ['B-12: an archived account', who(true, true, 1), false],
  ])('%s', (_, person, isLed) => expect(leadsToReviews(person)).toBe(isLed));
});

describe('the current link', () => {
  const [home, library] = navLinks(current({}));
  test.each([
    [home, '/', 'page'],
    [home, '/categories', undefined],
    [library, '/categories', 'page'],
    [library, '/categories/3/modules/9', 'true'],
    [library, '/category/3', 'true'],
    [library, '/collections', 'true'],
    [library, '/modules/705', 'true'],
    [library, '/pages/151/modules/705', 'true'],
    [library, '/categoriesque', undefined],
  ] as const)('%o at %s is %s', (link, path, expected) => expect(link && currentOf(link, path)).toBe(expected));
});
