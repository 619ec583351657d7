import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AssessmentCard, Prerequisite } from '#contracts/assessments/assessment.schema.ts';
import type { BandItem, CollectionCard, ModuleCard } from '#contracts/library/card.schema.ts';
import { nextStep, type Known, type NextStep } from './next-step.ts';

const DAY = 86_400;
const NOW = 20_000 * DAY;
const ago = (days: number): number => NOW - days * DAY;
const inDays = (days: number): number => NOW + days * DAY;

const moduleCard = (module_id: number, rest: Partial<ModuleCard> = {}): ModuleCard => ({
  entity_id: 10_000 + module_id,
  module_id,
  module_type_key: 'DOC',
  title: `Module ${module_id}`,
  status: 'pending',
  assigned_at: ago(100),
  ...rest,
});
const collection = (
  collection_id: number,
  modules: readonly ModuleCard[],
  rest: Partial<CollectionCard> = {},
): CollectionCard => ({
  entity_id: 20_000 + collection_id,
  collection_id,
  title: `Collection ${collection_id}`,
  status: 'pending',
  assigned_at: ago(100),
  modules: modules.map(({ module_id, title, status, last_viewed_at, prerequisites }) => ({
    module_id,
    title,
    status,
    last_viewed_at,
    prerequisites,
  })),
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
const first = (id: number, rest: Partial<Prerequisite> = {}): Prerequisite => ({
  id,
  title: `Module ${id}`,
  type: 'module',
  completed: false,
  ...rest,
});

const next = (items: readonly BandItem[], rest: Partial<Known> = {}): NextStep | null =>
  nextStep({ items, assessments: [], archived: false, now: NOW, ...rest });
const stepTitle = (...args: Parameters<typeof next>) => next(...args)?.step.title ?? null;

describe('the goal: what is most urgent', () => {
  const late = moduleCard(4, { status: 'overdue', due_at: ago(1) });
  const started = moduleCard(3, { last_viewed_at: ago(1) });
  const due = moduleCard(2, { due_at: inDays(40) });
  const assigned = moduleCard(1, { assigned_at: ago(2) });

  test('overdue before started before due before assigned', () => {
    expect(stepTitle([assigned, due, started, late])).toBe('Module 4');
    expect(stepTitle([assigned, due, started])).toBe('Module 3');
    expect(stepTitle([assigned, due])).toBe('Module 2');
    expect(stepTitle([assigned])).toBe('Module 1');
    expect(stepTitle([])).toBeNull();
  });

  test('overdue and expired: longest past first', () => {
    expect(stepTitle([late, moduleCard(5, { status: 'expired', expires_at: ago(9) })])).toBe('Module 5');
  });

  test('started: last viewed first', () =>
    expect(stepTitle([moduleCard(9, { last_viewed_at: ago(4) }), started])).toBe('Module 3'));
  test('due: soonest first', () => expect(stepTitle([due, moduleCard(9, { due_at: inDays(39) })])).toBe('Module 9'));
  test('assigned: newest first', () =>
    expect(stepTitle([assigned, moduleCard(9, { assigned_at: ago(1) })])).toBe('Module 9'));

  test('completed and about to expire: due by its expiry, from the thirtieth day on', () => {
    expect(stepTitle([moduleCard(9, { status: 'completed', expires_at: inDays(30) })])).toBe('Module 9');
    expect(stepTitle([moduleCard(9, { status: 'completed', expires_at: inDays(31) })])).toBeNull();
  });

  test('ties: modules, collections, assessments; then the lower id', () => {
    const seen = { last_viewed_at: ago(1) };
    expect(stepTitle([moduleCard(8, seen), moduleCard(7, seen), collection(1, [moduleCard(2)], seen)])).toBe(
      'Module 7',
    );
  });
});

describe('what is left out', () => {
  test.each(['completed', 'exempt', 'a word that nobody knows'])('%s', (status) =>
    expect(stepTitle([moduleCard(1, { status, last_viewed_at: ago(1) })])).toBeNull(),
  );
  test('M-22: what is still to be published', () =>
    expect(stepTitle([moduleCard(1, { published_at: inDays(1) })])).toBeNull());
  test('B-10: everything of an archived account', () =>
    expect(stepTitle([moduleCard(1)], { archived: true })).toBeNull());
  test('pages: they are read when somebody likes', () =>
    expect(stepTitle([{ entity_id: 1, page_id: 1, title: 'Page' }])).toBeNull());
  test.each(['review', 'completed', 'exempt', 'locked'] as const)('an assessment that is %s', (status) =>
    expect(stepTitle([], { assessments: [assessment(1, { status })] })).toBeNull(),
  );
  test('C-06: an assessment that a tutor marks', () =>
    expect(stepTitle([], { assessments: [assessment(1, { assessment_type_key: 'EXT' })] })).toBeNull());
  test('C-04: an assessment that is closed without a reason', () => {
    expect(
      stepTitle([], {
        assessments: [
          assessment(1, { module: { module_id: 1, title: 'Module 1', assessable: false, prerequisites: [] } }),
        ],
      }),
    ).toBeNull();
  });
});

describe('the step: where the shortest way to the goal begins', () => {
  test('C-05: what the goal waits for, down the chain; what follows says what it waits for', () => {
    const goal = moduleCard(3, {
      status: 'overdue',
      due_at: ago(5),
      prerequisites: [first(2, { prerequisites: [first(1)] })],
    });
    const path = next([goal]);
    expect([path?.step.title, path?.goal.title, path?.urgency]).toEqual(['Module 1', 'Module 3', 'late']);
    expect(path?.follows.map(({ stop, waitsFor }) => [stop.title, waitsFor])).toEqual([
      ['Module 2', ['Module 1']],
      ['Module 3', ['Module 2']],
    ]);
  });

  test('of several ways the shortest; everything that is missing is named', () => {
    const goal = moduleCard(9, {
      last_viewed_at: ago(1),
      prerequisites: [first(2, { prerequisites: [first(1)] }), first(5)],
    });
    const path = next([goal]);
    expect(path?.step.title).toBe('Module 5');
    expect(path?.follows[0]?.waitsFor).toEqual(['Module 2', 'Module 5']);
  });

  test('what is completed is not on the way, what led here stands before it', () => {
    const path = next([moduleCard(2, { last_viewed_at: ago(1), prerequisites: [first(1, { completed: true })] })]);
    expect([path?.step.title, path?.before?.title]).toEqual(['Module 2', 'Module 1']);
  });

  test('another card knows better whether something is completed', () => {
    expect(
      stepTitle([
        moduleCard(2, { last_viewed_at: ago(1), prerequisites: [first(1)] }),
        moduleCard(1, { status: 'completed' }),
      ]),
    ).toBe('Module 2');
  });

  test('a way over something unpublished is none: the next goal takes its place', () => {
    const blocked = moduleCard(2, { status: 'overdue', due_at: ago(1), prerequisites: [first(1)] });
    expect(stepTitle([blocked, moduleCard(1, { published_at: inDays(3) }), moduleCard(7)])).toBe('Module 7');
  });

  test('C-05: a circle ends, and is passed over', () => {
    const a = moduleCard(1, {
      status: 'overdue',
      due_at: ago(2),
      prerequisites: [first(2, { prerequisites: [first(1)] })],
    });
    const b = moduleCard(2, {
      status: 'overdue',
      due_at: ago(1),
      prerequisites: [first(1, { prerequisites: [first(2)] })],
    });
    expect(stepTitle([a, b])).toBeNull();
    expect(stepTitle([a, b, moduleCard(7)])).toBe('Module 7');
  });

  test('of a collection the first open part; the collection stands beside it', () => {
    const parts = [moduleCard(1, { status: 'completed' }), moduleCard(2), moduleCard(3)];
    const path = next([collection(1, parts, { status: 'overdue', due_at: ago(1) })]);
    expect([path?.step.title, path?.within?.stop.title, path?.within?.percent, path?.before?.title]).toEqual([
      'Module 2',
      'Collection 1',
      33,
      'Module 1',
    ]);
    expect(path?.follows).toEqual([]);
  });

  test('a collection whose parts are all completed is the step itself', () => {
    expect(stepTitle([collection(1, [moduleCard(1, { status: 'completed' })])])).toBe('Collection 1');
  });
});

describe('what follows an open goal', () => {
  test('what waits for it, and what waits for that; three at most', () => {
    const chain = [2, 3, 4, 5].map((id) => moduleCard(id, { prerequisites: [first(id - 1)] }));
    const path = next([moduleCard(1, { last_viewed_at: ago(1) }), ...chain]);
    expect(path?.follows.map(({ stop }) => stop.title)).toEqual(['Module 2', 'Module 3', 'Module 4']);
  });

  test('C-04: the assessment that it opens', () => {
    const closed = assessment(1, {
      collection: { collection_id: 1, title: 'Collection 1', assessable: false, prerequisites: [first(1)] },
    });
    const path = next([moduleCard(1, { last_viewed_at: ago(1) })], { assessments: [closed] });
    expect(path?.follows).toMatchObject([{ stop: { title: 'Assessment 1' }, waitsFor: ['Module 1'] }]);
  });

  test('a failed assessment counts as started, after everything that was viewed', () => {
    const failed = assessment(1, { status: 'failed' });
    expect(stepTitle([moduleCard(1, { assigned_at: ago(1) })], { assessments: [failed] })).toBe('Assessment 1');
    expect(stepTitle([moduleCard(1, { last_viewed_at: ago(90) })], { assessments: [failed] })).toBe('Module 1');
  });
});

/** Any small world: modules that wait for each other, circles included. */
const worlds = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 9 }),
    status: fc.constantFrom('pending', 'overdue', 'expired', 'completed', 'exempt'),
    viewed: fc.option(fc.integer({ min: 0, max: 3 })),
    due: fc.option(fc.integer({ min: -3, max: 40 })),
    coming: fc.boolean(),
    needs: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }),
  }),
  { selector: ({ id }) => id, maxLength: 9 },
);

type Drawn = typeof worlds extends fc.Arbitrary<infer T> ? T : never;

const cardsOf = (world: Drawn): readonly ModuleCard[] => {
  const done = new Set(world.filter(({ status }) => status === 'completed' || status === 'exempt').map(({ id }) => id));
  return world.map(({ id, status, viewed, due, coming, needs }) =>
    moduleCard(id, {
      status,
      last_viewed_at: viewed === null ? null : ago(viewed),
      due_at: due === null ? null : inDays(due),
      published_at: coming ? inDays(5) : null,
      prerequisites: needs.map((need) => first(need, { completed: done.has(need) })),
    }),
  );
};

describe('in any world', () => {
  test('the order of what is given changes nothing', () => {
    fc.assert(
      fc.property(worlds, fc.array(fc.nat(), { minLength: 9, maxLength: 9 }), (world, keys) => {
        const cards = cardsOf(world);
        const shuffled = cards
          .map((card, index) => ({ card, key: keys[index] ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ card }) => card);
        expect(next(shuffled)).toEqual(next(cards));
      }),
    );
  });

  test('the step can be done now: published, not over, waiting for nothing', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const cards = cardsOf(world);
        const step = next(cards)?.step;
        const card = cards.find(({ module_id }) => module_id === step?.id);
        if (card === undefined) return;
        expect(card.published_at ?? 0).toBeLessThanOrEqual(NOW);
        expect(card.status).not.toBe('exempt');
        expect((card.prerequisites ?? []).filter(({ completed }) => !completed)).toEqual([]);
      }),
    );
  });

  test('nothing stands on the way twice, and each follower waits for something', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const path = next(cardsOf(world));
        if (path === null) return;
        const titles = [path.step, ...path.follows.map(({ stop }) => stop)].map(({ title }) => title);
        expect(new Set(titles).size).toBe(titles.length);
        for (const { waitsFor } of path.follows) expect(waitsFor.length).toBeGreaterThan(0);
      }),
    );
  });

  test('where nothing is the next step, nothing open is left that is to be done', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const cards = cardsOf(world);
        if (next(cards) !== null) return;
        const open = cards.filter(
          ({ status, published_at, prerequisites }) =>
            ['pending', 'overdue', 'expired'].includes(status ?? '') &&
            (published_at ?? 0) <= NOW &&
            (prerequisites ?? []).every(({ completed }) => completed),
        );
        expect(open).toEqual([]);
      }),
    );
  });
});
