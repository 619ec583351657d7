import { describe, expect, test } from 'vitest';
import type { ModuleCard } from '#contracts/library/card.schema.ts';
import type { Collection } from '#contracts/library/collection.schema.ts';
import { collectionFlow } from './collection-flow.ts';
import { cardOfCollection } from './journey.ts';
import { mapOf } from './training-map.ts';

const NOW = 20_000 * 86_400;
const moduleCard = (module_id: number, needs: readonly number[] = []): ModuleCard => ({
  entity_id: 100 + module_id,
  module_id,
  module_type_key: 'DOC',
  title: `Module ${module_id}`,
  status: 'pending',
  prerequisites: needs.map((id) => ({ id, title: `Module ${id}`, type: 'module', completed: false })),
});
const arrow = (from: number, to: number) => ({ source_entity_id: 100 + from, target_entity_id: 100 + to });
const read = (modules: readonly ModuleCard[], rest: Partial<Collection> = {}) => {
  const collection: Collection = {
    entity_id: 1,
    collection_id: 1,
    title: 'Essentials',
    status: 'pending',
    modules: [...modules],
    collections: [],
    ...rest,
  };
  return collectionFlow(mapOf([cardOfCollection(collection), ...modules], NOW), collection);
};
const titles = (flow: ReturnType<typeof read>) => flow.nodes.map(({ title }) => title);

describe('M-15: the dependency flow of a collection', () => {
  test('joins what the sequences join and what parts wait for, once; a part that nothing joins is left out', () => {
    const flow = read([moduleCard(1), moduleCard(2, [1]), moduleCard(3, [2]), moduleCard(4)], {
      sequences: [arrow(1, 2)],
    });
    expect(titles(flow)).toEqual(['Module 1', 'Module 2', 'Module 3']);
    expect(flow.edges).toMatchObject([
      { from: 101, to: 102 },
      { from: 102, to: 103 },
    ]);
  });

  test('takes the positions of the server, and gives any other part the column after all it needs', () => {
    const flow = read([moduleCard(1), moduleCard(2), moduleCard(3)], {
      sequences: [arrow(1, 2), arrow(2, 3)],
      flow: { nodes: [{ id: '102', position: { x: 700, y: 900 } }] },
    });
    expect(flow.nodes.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [700, 900],
      [900, 0],
    ]);
  });

  test('without a position no two parts stand in one place', () => {
    const { nodes } = read(
      [1, 2, 3, 4, 5].map((id) => moduleCard(id)),
      { sequences: [arrow(1, 3), arrow(2, 3), arrow(3, 4), arrow(3, 5)] },
    );
    expect(new Set(nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
  });

  test('a position that names no coordinates is none', () => {
    const sequences = [arrow(1, 2)];
    const drawn = (more: object) => read([moduleCard(1), moduleCard(2)], { sequences, ...more }).nodes;
    expect(drawn({ flow: { nodes: [{ id: '102', position: { x: null } }] } })).toEqual(drawn({}));
  });

  test('with some positions no two parts overlap either', () => {
    const flow = read(
      [1, 2, 3, 4].map((id) => moduleCard(id)),
      {
        sequences: [arrow(1, 2), arrow(3, 4)],
        flow: {
          nodes: [
            { id: '101', position: { x: 0, y: 0 } },
            { id: '102', position: { x: 0, y: 240 } },
          ],
        },
      },
    );
    expect(flow.nodes.map(({ title, x, y }) => [title, x, y])).toEqual([
      ['Module 1', 0, 0],
      ['Module 2', 0, 240],
      ['Module 3', 0, 480],
      ['Module 4', 450, 480],
    ]);
  });

  test('what is needed from outside is not drawn, and a circle ends', () => {
    const flow = read([moduleCard(1, [9]), moduleCard(2, [3]), moduleCard(3, [2])]);
    expect(titles(flow)).toEqual(['Module 2', 'Module 3']);
  });

  test('is empty where nothing is joined', () => expect(read([moduleCard(1)])).toEqual({ nodes: [], edges: [] }));
});
