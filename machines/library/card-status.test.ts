import { describe, expect, test } from 'vitest';
import type { AssessmentCard } from '#contracts/assessments/assessment.schema.ts';
import type { CollectionCard, ModuleCard } from '#contracts/library/card.schema.ts';
import {
  assessmentOffer,
  collectionProgress,
  collectionState,
  isComing,
  moduleBanner,
  moduleState,
  percentComplete,
  warningOf,
} from './card-status.ts';

const DAY = 86_400;
const NOW = 20_000 * DAY;

const moduleCard = (rest: Partial<ModuleCard>): ModuleCard => ({
  entity_id: 1,
  module_id: 1,
  module_type_key: 'VID',
  title: 'Module',
  status: 'pending',
  ...rest,
});
const part = (module_id: number, status: string | null, last_viewed_at: number | null = null) => ({
  module_id,
  title: `Part ${module_id}`,
  status,
  last_viewed_at,
});
const collection = (rest: Partial<CollectionCard>): CollectionCard => ({
  entity_id: 1,
  collection_id: 1,
  title: 'Collection',
  status: 'pending',
  modules: [],
  collections: [],
  ...rest,
});
const assessment = (rest: Partial<AssessmentCard>): AssessmentCard => ({
  assessment_id: 1,
  assessment_type_key: 'EXM',
  title: 'Assessment',
  status: 'pending',
  ...rest,
});
const parent = (assessable: boolean) => ({ module_id: 1, title: 'Module', assessable });

describe('M-20, M-25: the warning', () => {
  test.each([
    ['due in 30 days', { due_at: NOW + 30 * DAY }, { kind: 'due', at: NOW + 30 * DAY }],
    ['due a second later', { due_at: NOW + 30 * DAY + 1 }, null],
    ['due in 31 days', { due_at: NOW + 31 * DAY }, null],
    ['expires in 30 days', { expires_at: NOW + 30 * DAY }, { kind: 'expires', at: NOW + 30 * DAY }],
    ['expires in 31 days', { expires_at: NOW + 31 * DAY }, null],
    ['both: the nearer', { due_at: NOW + 9 * DAY, expires_at: NOW + 8 * DAY }, { kind: 'expires', at: NOW + 8 * DAY }],
    ['now', { due_at: NOW }, null],
    ['completed: due no more', { status: 'completed', due_at: NOW + DAY }, null],
    ['completed: expires', { status: 'completed', expires_at: NOW + DAY }, { kind: 'expires', at: NOW + DAY }],
    ['exempt', { status: 'exempt', due_at: NOW + DAY }, null],
    ['overdue already', { status: 'overdue', expires_at: NOW + DAY }, null],
  ] as const)('%s', (_, dates, warning) => expect(warningOf({ status: 'pending', ...dates }, NOW)).toEqual(warning));
});

describe('M-19, M-21: a collection', () => {
  test.each(['completed', 'exempt'] as const)('%s', (status) =>
    expect(collectionState(collection({ status }))).toEqual({ kind: status }),
  );
  test('overdue since its due date, expired by its expiry', () => {
    expect(collectionState(collection({ status: 'overdue', due_at: 5 }))).toEqual({ kind: 'overdue', at: 5 });
    expect(collectionState(collection({ status: 'expired', expires_at: 6 }))).toEqual({ kind: 'expired', at: 6 });
  });
  test('nothing started: Get Started, also when its own page was opened', () =>
    expect(collectionState(collection({ modules: [part(1, 'pending')], last_viewed_at: 5 }))).toEqual({ kind: 'new' }));
  test('one part viewed: 0% Complete', () =>
    expect(collectionState(collection({ modules: [part(1, 'pending', 5), part(2, 'pending')] }))).toEqual({
      kind: 'progress',
      percent: 0,
    }));
  test('an overdue one still knows how far it is', () =>
    expect(collectionProgress(collection({ status: 'overdue', modules: [part(1, 'completed')] }))).toEqual({
      kind: 'progress',
      percent: 100,
    }));
  test('round(completed / all · 100), sub-collections counted', () => {
    const sub = { collection_id: 1, title: 'Sub', status: 'completed', last_viewed_at: 5 };
    expect(percentComplete({ modules: [part(1, 'completed'), part(2, 'pending')], collections: [sub] })).toBe(67);
    expect(percentComplete({ modules: [], collections: [] })).toBe(0);
  });
});

describe('M-22 to M-24: a module', () => {
  test('M-23: Get Started if never viewed, otherwise Continue', () => {
    expect(moduleBanner({ last_viewed_at: null })).toBe('Get Started');
    expect(moduleBanner({ last_viewed_at: 0 })).toBe('Continue');
  });
  test.each(['completed', 'exempt'] as const)('M-24: %s', (status) =>
    expect(moduleState(moduleCard({ status }))).toEqual({ kind: status }),
  );
  test('M-24: pending, begun or not', () => {
    expect(moduleState(moduleCard({}))).toEqual({ kind: 'pending', isStarted: false });
    expect(moduleState(moduleCard({ last_viewed_at: 5 }))).toEqual({ kind: 'pending', isStarted: true });
  });
  test.each([
    ['overdue', { due_at: 5 }],
    ['expired', { expires_at: 5 }],
  ] as const)('M-24: %s', (status, dates) =>
    expect(moduleState(moduleCard({ status, ...dates }))).toEqual({ kind: status, at: 5 }),
  );
  test('M-24: other values are not shown', () => expect(moduleState(moduleCard({ status: 'archived' }))).toBeNull());
  test('M-22: coming until the second it is published', () => {
    expect(isComing({ published_at: NOW + 1 }, NOW)).toBe(true);
    expect(isComing({ published_at: NOW }, NOW)).toBe(false);
    expect(isComing({ published_at: null }, NOW)).toBe(false);
  });
});

describe('M-30: an assessment, in this order', () => {
  test.each([
    ['Passed', { status: 'completed', assessment_type_key: 'EXT' }],
    ['Submitted', { status: 'review', assessment_type_key: 'EXT' }],
    ['Pending', { assessment_type_key: 'EXT', module: parent(false) }],
    ['Begin', { module: parent(true) }],
    ['Begin', { allow_early: true, module: parent(false) }],
    ['Not Available', { module: parent(false) }],
  ] as const)('%s', (offer, card) => expect(assessmentOffer(assessment(card))).toBe(offer));
});
