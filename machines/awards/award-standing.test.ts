import { describe, expect, test } from 'vitest';
import type { AwardSummary } from '#contracts/awards/award.schema.ts';
import { awardParts, awardPoints, awardProgress, hasCertificate, nearestAward } from './award-standing.ts';

const NOW = 1_772_409_600;
const ON = { points_enabled: true, points_display: true };

const award = (given: Partial<AwardSummary> = {}): AwardSummary => ({
  award_id: 401,
  title: 'Certificate',
  points: 120,
  template_valid: true,
  user_award_stats: { is_awarded: false, completed_modules: 4, total_modules: 6 },
  ...given,
});
const awarded = { is_awarded: true, points: 100, completed_modules: 6, total_modules: 6 };

describe('E-06: a certificate is there to download', () => {
  test.each([
    ['awarded, with a template', { user_award_stats: awarded }, true],
    ['awarded, without a valid template', { user_award_stats: awarded, template_valid: false }, false],
    ['awarded, and nothing is said of a template', { user_award_stats: awarded, template_valid: undefined }, false],
    ['not held', {}, false],
    ['nobody knows whether it is held', { user_award_stats: null }, false],
  ])('%s', (_, given, offered) => expect(hasCertificate(award(given))).toBe(offered));
});

describe('E-09, E-12: the points beside an award', () => {
  test.each([
    ['what it would give', {}, ON, 120],
    ['what it gave', { user_award_stats: awarded }, ON, 100],
    ['it gave none', { user_award_stats: { ...awarded, points: null } }, ON, null],
    ['not before the first moment', { points_awarded_from: NOW + 1 }, ON, null],
    ['from that moment on', { points_awarded_from: NOW }, ON, 120],
    ['up to the last moment', { points_awarded_to: NOW }, ON, 120],
    ['not after it', { points_awarded_to: NOW - 1 }, ON, null],
    ['the organisation has no points', {}, { ...ON, points_enabled: false }, null],
    ['the organisation does not display them', {}, { ...ON, points_display: false }, null],
  ])('%s', (_, given, settings, shown) => expect(awardPoints(award(given), settings, NOW)).toBe(shown));
});

test('E-08: collections stand among the modules, each with its address', () => {
  const parts = awardParts({
    modules: [
      { module_id: 701, title: 'Hand hygiene', status: 'completed', last_viewed_at: NOW - 1, last_completed_at: NOW },
    ],
    collections: [{ collection_id: 303, title: 'Policies' }],
  });
  expect(parts).toEqual([
    {
      key: 'module 701',
      title: 'Hand hygiene',
      href: '/modules/701',
      status: 'completed',
      isStarted: true,
      completedAt: NOW,
    },
    {
      key: 'collection 303',
      title: 'Policies',
      href: '/collections/303',
      status: null,
      isStarted: false,
      completedAt: null,
    },
  ]);
  expect(awardParts({})).toBeUndefined();
});

test('how many parts are completed is not known where a server does not say it', () => {
  expect(awardProgress(award({ user_award_stats: awarded }))).toEqual({ done: 6, total: 6 });
  expect(awardProgress(award({ user_award_stats: { is_awarded: true } }))).toBeNull();
  expect(awardProgress(award({ user_award_stats: { is_awarded: true, completed_modules: 4 } }))).toBeNull();
  expect(awardProgress(award({ user_award_stats: null }))).toBeNull();
});

test('the nearest award is begun, not awarded, and takes the fewest more', () => {
  const stats = (completed_modules: number, total_modules: number) => ({
    is_awarded: false,
    completed_modules,
    total_modules,
  });
  const awards = [
    award({ title: 'untouched', user_award_stats: stats(0, 1) }),
    award({ title: 'far', user_award_stats: stats(1, 6) }),
    award({ title: 'near', user_award_stats: stats(4, 6) }),
    award({ title: 'as near', user_award_stats: stats(1, 3) }),
    award({ title: 'held', user_award_stats: awarded }),
    award({ title: 'unknown', user_award_stats: null }),
  ];
  expect(nearestAward(awards)).toEqual({ title: 'near', left: 2 });
  expect(nearestAward(awards.slice(0, 1))).toBeNull();
});
