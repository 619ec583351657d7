import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Prerequisite } from '#contracts/assessments/assessment.schema.ts';
import type { CollectionCard, ModuleCard } from '#contracts/library/card.schema.ts';
import { mapOf, type TrainingNode } from './training-map.ts';
import {
  distancesOf,
  isLocked,
  metBy,
  needsOf,
  shortestPath,
  unlockChain,
  waitsFor,
  type TrainingMap,
} from './why-locked.ts';

const NOW = 20_000 * 86_400;
const LATER = NOW + 86_400;

const moduleCard = (module_id: number, rest: Partial<ModuleCard> = {}): ModuleCard => ({
  entity_id: module_id,
  module_id,
  module_type_key: 'DOC',
  title: `Module ${module_id}`,
  status: 'pending',
  ...rest,
});
const collectionCard = (
  collection_id: number,
  moduleIds: readonly number[],
  rest: Partial<CollectionCard> = {},
): CollectionCard => ({
  entity_id: 100 + collection_id,
  collection_id,
  title: `Collection ${collection_id}`,
  status: 'pending',
  modules: moduleIds.map((module_id) => ({ module_id, title: `Module ${module_id}`, status: 'pending' })),
  collections: [],
  ...rest,
});
const first = (id: number, rest: Partial<Prerequisite> = {}): Prerequisite => ({
  id,
  title: `Module ${id}`,
  type: 'module',
  completed: false,
  ...rest,
});
const firstCollection = (id: number, rest: Partial<Prerequisite> = {}): Prerequisite =>
  first(id, { type: 'collection', title: `Collection ${id}`, ...rest });

const mapWith = (...cards: readonly (ModuleCard | CollectionCard)[]): TrainingMap => mapOf(cards, NOW);
const node = (map: TrainingMap, key: string): TrainingNode => {
  const found = map.get(key);
  if (found === undefined) throw new Error(`No ${key} on the map.`);
  return found;
};
const chainTo = (map: TrainingMap, ...keys: readonly string[]) =>
  unlockChain(
    map,
    keys.map((key) => node(map, key)),
  );
const titles = (chain: ReturnType<typeof unlockChain>) => chain.steps.map((step) => step.node.title);

describe('N-08: why something is locked', () => {
  test('it waits for what is not completed, and not for what another card knows to be over', () => {
    const map = mapWith(
      moduleCard(4, { prerequisites: [first(1), first(2), first(3, { completed: true })] }),
      moduleCard(1, { status: 'exempt' }),
    );
    expect(waitsFor(map, node(map, 'module 4')).map(({ title }) => title)).toEqual(['Module 2']);
    expect(metBy(map, node(map, 'module 4')).map(({ title }) => title)).toEqual(['Module 1', 'Module 3']);
    expect(isLocked(map, node(map, 'module 4'))).toBe(true);
    expect(isLocked(map, node(map, 'module 2'))).toBe(false);
  });

  test('what is still to be published is locked, what is completed is not, whatever it waits for', () => {
    const map = mapWith(
      moduleCard(1, { published_at: LATER }),
      moduleCard(2, { status: 'completed', prerequisites: [first(1)] }),
    );
    expect([isLocked(map, node(map, 'module 1')), isLocked(map, node(map, 'module 2'))]).toEqual([true, false]);
  });
});

describe('the shortest chain that unlocks it', () => {
  test('begins with what can be done now, and names what each step waits for', () => {
    const map = mapWith(moduleCard(3, { prerequisites: [first(2, { prerequisites: [first(1)] })] }));
    const chain = chainTo(map, 'module 3');
    expect(
      chain.steps.map(({ node: { title }, isOpen, waitsFor: needs }) => [
        title,
        isOpen,
        needs.map((need) => need.title),
      ]),
    ).toEqual([
      ['Module 1', true, []],
      ['Module 2', false, ['Module 1']],
      ['Module 3', false, ['Module 2']],
    ]);
    expect([chain.toComplete, chain.obstacles]).toEqual([2, []]);
  });

  test('holds everything that is needed, each once, the nearest branch first', () => {
    const map = mapWith(
      moduleCard(9, {
        prerequisites: [first(2, { prerequisites: [first(1)] }), first(5), first(6, { prerequisites: [first(1)] })],
      }),
    );
    expect(titles(chainTo(map, 'module 9'))).toEqual(['Module 5', 'Module 1', 'Module 2', 'Module 6', 'Module 9']);
  });

  test('enters an open collection by its nearest open part, and a locked one by what it waits for', () => {
    const waiting = moduleCard(7, { prerequisites: [first(6)] });
    const open = mapWith(
      moduleCard(9, { prerequisites: [firstCollection(1)] }),
      collectionCard(1, [7, 8]),
      waiting,
      moduleCard(8),
    );
    expect(titles(chainTo(open, 'module 9'))).toEqual(['Module 8', 'Collection 1', 'Module 9']);
    const locked = mapWith(
      moduleCard(9, { prerequisites: [firstCollection(1)] }),
      collectionCard(1, [7, 8], { prerequisites: [first(7)] }),
      waiting,
      moduleCard(8),
    );
    expect(titles(chainTo(locked, 'module 9'))).toEqual(['Module 6', 'Module 7', 'Collection 1', 'Module 9']);
  });

  test('of several locked items is one chain, in which the parts of the items themselves are left out', () => {
    const map = mapWith(
      moduleCard(2, { prerequisites: [first(1)] }),
      collectionCard(3, [8], { prerequisites: [first(2)] }),
      moduleCard(4, { prerequisites: [first(1)] }),
    );
    const chain = chainTo(map, 'collection 3', 'module 4', 'module 2');
    expect([titles(chain), chain.toComplete]).toEqual([['Module 1', 'Module 4', 'Module 2', 'Collection 3'], 2]);
  });

  test('names what is still to be published, and keeps what can be done meanwhile', () => {
    const map = mapWith(moduleCard(3, { prerequisites: [first(1), first(2)] }), moduleCard(1, { published_at: LATER }));
    const chain = chainTo(map, 'module 3');
    expect(titles(chain)).toEqual(['Module 2', 'Module 1', 'Module 3']);
    expect(chain.obstacles).toEqual([{ kind: 'shut', node: node(map, 'module 1') }]);
    expect(chain.steps.map(({ isOpen }) => isOpen)).toEqual([true, false, false]);
  });

  test('ends where prerequisites wait for each other, and names them', () => {
    const map = mapWith(
      moduleCard(3, { prerequisites: [first(1)] }),
      moduleCard(1, { prerequisites: [first(2)] }),
      moduleCard(2, { prerequisites: [first(1)] }),
    );
    const { obstacles } = chainTo(map, 'module 3');
    expect(obstacles).toEqual([{ kind: 'circle', nodes: [node(map, 'module 1'), node(map, 'module 2')] }]);
  });

  test('names what waits for something of which nothing is known', () => {
    const known = mapWith(moduleCard(2, { prerequisites: [first(1)] }));
    const map = new Map([...known].filter(([key]) => key !== 'module 1'));
    expect(unlockChain(map, [node(map, 'module 2')]).obstacles).toEqual([
      { kind: 'missing', node: node(map, 'module 2') },
    ]);
  });

  test('a thousand items one behind the other', () => {
    const map = mapWith(
      ...Array.from({ length: 1000 }, (_, id) => moduleCard(id, id === 0 ? {} : { prerequisites: [first(id - 1)] })),
    );
    expect(unlockChain(map, [...map.values()].slice(1)).toComplete).toBe(999);
  });
});

/** Any small world of modules that wait for each other, circles and unpublished ones included. */
const worlds = fc.array(
  fc.record({
    isDone: fc.boolean(),
    isComing: fc.boolean(),
    needs: fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { maxLength: 3 }),
  }),
  { minLength: 8, maxLength: 8 },
);
type World = typeof worlds extends fc.Arbitrary<infer T> ? T : never;

const mapOfWorld = (world: World): TrainingMap =>
  mapWith(
    ...world.map(({ isDone, isComing, needs }, id) =>
      moduleCard(id, {
        status: isDone ? 'completed' : 'pending',
        published_at: isComing ? LATER : null,
        prerequisites: needs.map((need) => first(need, { completed: world[need]?.isDone === true })),
      }),
    ),
  );

/** An independent reading: whether module 0 opens once these are completed, where only what is open can be completed. */
const opensAfter = (world: World, toComplete: readonly number[]): boolean => {
  const done = new Set(world.flatMap(({ isDone }, id) => (isDone ? [id] : [])));
  const isOpen = (id: number) => world[id]?.isComing === false && world[id].needs.every((need) => done.has(need));
  for (let rounds = 0; rounds < world.length; rounds += 1) for (const id of toComplete) if (isOpen(id)) done.add(id);
  return isOpen(0);
};

describe('in any world', () => {
  const locked = worlds.filter((world) => world[0]?.isDone === false);
  const others = (world: World) => world.map((_, id) => id).filter((id) => id > 0);

  test('without an obstacle its steps, done in order, open the item, and leaving any out does not; with one nothing does', () => {
    fc.assert(
      fc.property(locked, (world) => {
        const { steps, obstacles } = chainTo(mapOfWorld(world), 'module 0');
        const ids = steps.map((step) => step.node.id).filter((id) => id !== 0);
        expect(opensAfter(world, others(world))).toBe(obstacles.length === 0);
        if (obstacles.length > 0) return;
        expect(opensAfter(world, ids)).toBe(true);
        for (const left of ids)
          expect(
            opensAfter(
              world,
              ids.filter((id) => id !== left),
            ),
          ).toBe(false);
      }),
    );
  });

  test('each step stands once, and after all that it waits for unless they wait for each other', () => {
    fc.assert(
      fc.property(locked, (world) => {
        const { steps, obstacles } = chainTo(mapOfWorld(world), 'module 0');
        const ids = steps.map((step) => step.node.id);
        expect(new Set(ids).size).toBe(ids.length);
        if (obstacles.some(({ kind }) => kind === 'circle')) return;
        for (const [at, step] of steps.entries())
          for (const need of step.waitsFor) expect(ids.indexOf(need.id)).toBeLessThan(at);
      }),
    );
  });

  test('the path of home is the shortest, and the chain begins where it begins', () => {
    fc.assert(
      fc.property(locked, (world) => {
        const map = mapOfWorld(world);
        const goal = node(map, 'module 0');
        const path = shortestPath(map, distancesOf(map), goal);
        /** The fewest steps down to something open, counted by trying every branch. */
        const fewest = (at: TrainingNode, under: readonly number[]): number => {
          if (at.shut || under.includes(at.id)) return Number.POSITIVE_INFINITY;
          const needs = needsOf(map, at);
          return needs.length === 0
            ? 1
            : 1 + Math.min(...needs.map((key) => fewest(node(map, key), [...under, at.id])));
        };
        expect(path?.length ?? Number.POSITIVE_INFINITY).toBe(fewest(goal, []));
        const begins = unlockChain(map, [goal]).steps.find(({ isOpen }) => isOpen)?.node;
        expect(path === null || path[0] === begins).toBe(true);
      }),
    );
  });
});
