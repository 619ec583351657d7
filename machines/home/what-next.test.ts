import { describe, expect, test } from 'vitest';
import type { AssessmentCard } from '#contracts/assessments/assessment.schema.ts';
import type { BandItem, CollectionCard, ModuleCard } from '#contracts/library/card.schema.ts';
import { continuationAfter, nextInCollections, whatNext, type Given } from './what-next.ts';

const DAY = 86_400;
const NOW = 20_000 * DAY;

const moduleCard = (module_id: number, rest: Partial<ModuleCard> = {}): ModuleCard => ({
  entity_id: module_id,
  module_id,
  module_type_key: 'DOC',
  title: `Module ${module_id}`,
  status: 'pending',
  ...rest,
});
const collection = (
  collection_id: number,
  parts: readonly (readonly [id: number, status: string])[],
  rest: Partial<CollectionCard> = {},
): CollectionCard => ({
  entity_id: 100 + collection_id,
  collection_id,
  title: `Collection ${collection_id}`,
  status: 'pending',
  modules: parts.map(([module_id, status]) => ({ module_id, title: `Module ${module_id}`, status })),
  collections: [],
  ...rest,
});
const assessment = (assessment_id: number, rest: Partial<AssessmentCard> = {}): AssessmentCard => ({
  assessment_id,
  assessment_type_key: 'EXM',
  title: `Assessment ${assessment_id}`,
  status: 'pending',
  ...rest,
});
const given = (
  items: readonly BandItem[],
  assessments: readonly AssessmentCard[] = [],
  rest: Partial<Given> = {},
): Given => ({ items, assessments, submitted: new Set(), isComplete: true, archived: false, now: NOW, ...rest });

describe('0126: what home says of what there is to do', () => {
  test('nothing, everything, or it is not known', () => {
    expect(whatNext(given([]))).toEqual({ kind: 'nothingAssigned' });
    expect(whatNext(given([moduleCard(1, { status: 'completed' })], [assessment(1, { status: 'completed' })]))).toEqual(
      { kind: 'upToDate' },
    );
    expect(whatNext(given([moduleCard(1, { status: 'completed' })], [], { isComplete: false }))).toEqual({
      kind: 'unknown',
    });
  });

  test('a step is certain only where everything came', () => {
    expect(whatNext(given([moduleCard(1)]))).toMatchObject({ kind: 'step', isCertain: true });
    expect(whatNext(given([moduleCard(1)], [], { isComplete: false }))).toMatchObject({
      kind: 'step',
      isCertain: false,
    });
  });

  test('completed and about to expire is a step, not done', () => {
    expect(whatNext(given([moduleCard(1, { status: 'completed', expires_at: NOW + 9 * DAY })]))).toMatchObject({
      kind: 'step',
    });
  });

  test.each([
    ['in review', [], [assessment(1, { status: 'review' })], 1, 0],
    ['marked by a tutor', [], [assessment(1, { assessment_type_key: 'EXT' })], 1, 0],
    ['locked', [], [assessment(1, { status: 'locked' })], 0, 1],
    [
      'closed without a reason',
      [],
      [assessment(1, { module: { module_id: 1, title: 'Module 1', assessable: false } })],
      0,
      1,
    ],
    ['still to be published', [moduleCard(1, { published_at: NOW + DAY })], [], 0, 1],
    [
      'behind something unpublished',
      [
        moduleCard(1, { published_at: NOW + DAY }),
        moduleCard(2, { prerequisites: [{ id: 1, title: 'Module 1', type: 'module', completed: false }] }),
      ],
      [],
      0,
      2,
    ],
    [
      'both',
      [moduleCard(1, { published_at: NOW + DAY }), moduleCard(2, { status: 'completed' })],
      [assessment(1, { status: 'review' })],
      1,
      1,
    ],
  ] as const)('open and not to be done now: %s', (_, items, assessments, withOthers, closed) => {
    expect(whatNext(given(items, assessments))).toEqual({ kind: 'waiting', withOthers, closed });
  });

  test('H2: what was submitted here is with others', () => {
    expect(whatNext(given([], [assessment(7)], { submitted: new Set([7]) }))).toEqual({
      kind: 'waiting',
      withOthers: 1,
      closed: 0,
    });
  });

  test('H6: what a reviewer sent back comes before what is overdue, the newest first', () => {
    const back = (id: number, at: number, rest: Partial<AssessmentCard> = {}) =>
      assessment(id, { last_assessed_user_id: 13, last_assessed_at: NOW - at, ...rest });
    const late = moduleCard(1, { status: 'overdue', due_at: NOW - 90 * DAY });
    const titleOf = (assessments: readonly AssessmentCard[]) => {
      const what = whatNext(given([late], assessments));
      return what.kind === 'step' ? what.next.step.title : null;
    };
    expect(titleOf([back(1, 9), back(2, 3)])).toBe('Assessment 2');
    expect(titleOf([back(1, 9, { status: 'failed' })])).toBe('Assessment 1');
    expect(titleOf([back(1, 9, { last_assessed_user_id: null })])).toBe('Module 1');
    expect(titleOf([back(1, 9, { status: 'completed' })])).toBe('Module 1');
  });
});

describe('V7: what comes next in a collection, by the rule of the sign', () => {
  const nextIn = (value: Given) => Object.fromEntries(nextInCollections(value, whatNext(value)));

  test('its first open part; over and empty ones have none', () => {
    expect(
      nextIn(
        given([
          collection(1, [
            [1, 'completed'],
            [2, 'pending'],
            [3, 'pending'],
          ]),
          collection(2, [[4, 'completed']], { status: 'completed' }),
          collection(3, []),
        ]),
      ),
    ).toEqual({ 1: 'Module 2' });
  });

  test('what the sign names, where it names another part first', () => {
    const late = moduleCard(3, { status: 'overdue', due_at: NOW - DAY });
    expect(
      nextIn(
        given([
          collection(1, [
            [2, 'pending'],
            [3, 'overdue'],
          ]),
          late,
        ]),
      ),
    ).toEqual({ 1: 'Module 3' });
  });

  test('what the part waits for, where the way begins outside', () => {
    const waits = moduleCard(2, { prerequisites: [{ id: 9, title: 'Module 9', type: 'module', completed: false }] });
    expect(nextIn(given([collection(1, [[2, 'pending']]), waits]))).toEqual({ 1: 'Module 9' });
  });

  test('no way, no name', () => {
    expect(nextIn(given([collection(1, [[2, 'pending']]), moduleCard(2, { published_at: NOW + DAY })]))).toEqual({});
  });
});

describe('afterwards', () => {
  const next = (items: readonly BandItem[]) => {
    const what = whatNext(given(items));
    return what.kind === 'step' ? [what.next.step.title, what.next.afterwards?.title ?? null] : null;
  };
  const seen = (module_id: number, days: number) => moduleCard(module_id, { last_viewed_at: NOW - days * DAY });

  test('where nothing follows from the step, what would be the step without it', () => {
    expect(next([seen(1, 1), seen(2, 2), moduleCard(3)])).toEqual(['Module 1', 'Module 2']);
    expect(next([moduleCard(1)])).toEqual(['Module 1', null]);
  });

  test('two goals that begin with one step are one', () => {
    expect(next([collection(1, [[1, 'pending']], { status: 'overdue', due_at: NOW - DAY }), moduleCard(1)])).toEqual([
      'Module 1',
      null,
    ]);
  });

  test('nothing where something follows', () => {
    const waits = moduleCard(2, { prerequisites: [{ id: 1, title: 'Module 1', type: 'module', completed: false }] });
    expect(next([seen(1, 1), waits, moduleCard(3)])).toEqual(['Module 1', null]);
  });
});

const module = (module_id: number, status: string, rest: Partial<ModuleCard> = {}): ModuleCard => ({
  entity_id: module_id,
  module_id,
  module_type_key: 'DOC',
  title: `Module ${module_id}`,
  status,
  ...rest,
});
const from = (...items: readonly ModuleCard[]) =>
  continuationAfter(
    { items, assessments: [], submitted: new Set(), isComplete: true, archived: false, now: 1000 },
    { kind: 'module', id: 1 },
  );

test.each(['pending', 'overdue', 'expired'])('H16: the parent is %s: back to it', (status) => {
  expect(from(module(1, status), module(2, 'pending'))).toEqual({ kind: 'parent' });
});

test('a parent that is not assigned: back to it, nobody knows how it stands', () => {
  expect(from(module(2, 'pending'))).toEqual({ kind: 'parent' });
});

test.each(['completed', 'exempt'])('the parent is %s: on to the next step, and home where there is none', (status) => {
  expect(from(module(1, status), module(2, 'pending'))).toMatchObject({
    kind: 'step',
    step: { kind: 'module', id: 2 },
  });
  expect(from(module(1, status), module(2, 'completed'))).toEqual({ kind: 'home' });
});

test('a parent that is about to expire and comes next: back to it', () => {
  expect(from(module(1, 'completed', { expires_at: 2000 }))).toEqual({ kind: 'parent' });
});
