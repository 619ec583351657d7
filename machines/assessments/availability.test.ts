import fc from 'fast-check';
import type { Prerequisite } from '#contracts/assessments/assessment.schema.ts';
import { describe, expect, it } from 'vitest';
import { firstToComplete, isAvailable, notAvailableYet, whatToCompleteFirst } from './availability.ts';

const item = (id: number, completed: boolean, prerequisites: readonly Prerequisite[] = []): Prerequisite => ({
  id,
  title: `Module ${id}`,
  type: 'module',
  completed,
  prerequisites,
});
const module = (assessable: boolean, prerequisites: Prerequisite[] = []) => ({
  module_id: 1,
  title: 'A module',
  assessable,
  prerequisites,
});
const collection = (assessable: boolean, prerequisites: Prerequisite[] = []) => ({
  collection_id: 1,
  title: 'A collection',
  assessable,
  prerequisites,
});

describe('C-04: when an assessment is available', () => {
  it('only if allow_early is set, or the module or the collection is assessable', () => {
    expect(isAvailable({ allow_early: true, module: module(false) })).toBe(true);
    expect(isAvailable({ allow_early: false, module: module(true) })).toBe(true);
    expect(isAvailable({ module: module(false), collection: collection(true) })).toBe(true);
    expect(isAvailable({ allow_early: false, module: module(false), collection: collection(false) })).toBe(false);
    expect(isAvailable({ allow_early: null, collection: collection(false) })).toBe(false);
  });

  it('belonging to nothing, it has nothing to wait for', () => {
    expect(isAvailable({ allow_early: false, module: null, collection: null })).toBe(true);
  });

  it('the notice names the item to complete first', () => {
    expect(notAvailableYet('Decontamination')).toBe(
      'This assessment is not available yet. Please complete Decontamination first.',
    );
    expect(notAvailableYet(null)).toBe('This assessment is not available yet.');
  });
});

describe('C-05: what to complete first', () => {
  it('is the first uncompleted prerequisite, followed down the chain', () => {
    expect(
      firstToComplete([
        item(1, true),
        item(2, false, [item(3, true), item(4, false, [item(5, false)])]),
        item(6, false),
      ])?.id,
    ).toBe(5);
  });

  it('is nothing where everything is done, or nothing is needed', () => {
    expect([
      firstToComplete([item(1, true)]),
      firstToComplete([]),
      firstToComplete(null),
      firstToComplete(undefined),
    ]).toEqual([null, null, null, null]);
  });

  it('looks at the module before the collection', () => {
    expect(
      whatToCompleteFirst({ module: module(false, [item(1, true)]), collection: collection(false, [item(2, false)]) })
        ?.id,
    ).toBe(2);
    expect(
      whatToCompleteFirst({ module: module(false, [item(1, false)]), collection: collection(false, [item(2, false)]) })
        ?.id,
    ).toBe(1);
  });

  it('a module and a collection with the same number are two items', () => {
    const sameNumber: Prerequisite = { ...item(1, false), type: 'collection', title: 'Collection 1' };
    expect(firstToComplete([item(1, false, [sameNumber])])?.type).toBe('collection');
  });

  it('cycles terminate, and what is named is never completed', () => {
    const graph = fc.array(fc.record({ completed: fc.boolean(), needs: fc.array(fc.nat(7), { maxLength: 3 }) }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(graph, (nodes) => {
        const items = nodes.map(({ completed }, id) => ({
          id,
          title: `Module ${id}`,
          type: 'module' as const,
          completed,
          prerequisites: [] as Prerequisite[],
        }));
        nodes.forEach(({ needs }, id) => items[id]?.prerequisites.push(...needs.flatMap((need) => items[need] ?? [])));
        const found = firstToComplete(items);
        expect(found === null).toBe(items.every(({ completed }) => completed));
        expect(found?.completed ?? false).toBe(false);
      }),
    );
  });
});
