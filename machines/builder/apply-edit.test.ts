import { describe, expect, test } from 'vitest';
import { BLOCK_PROPS, type BlockKind } from '#contracts/builder/blocks.schema.ts';
import { applyEdit, EMPTY_CONTENT, type Applied } from './apply-edit.ts';
import { copy } from './edits.ts';
import { placedBlocks, ROOT } from './node-tree.ts';

let made = 0;
const newId = (): string => `b${(made += 1)}`;
const last = { kind: 'last', slot: ROOT } as const;

const apply = (...[nodes, edit]: [Parameters<typeof applyEdit>[0], Parameters<typeof applyEdit>[1]]): Applied => {
  const applied = applyEdit(nodes, edit, newId);
  if (applied === null) throw new Error(`It does not ${edit.kind}.`);
  return applied;
};
const three = () => {
  const one = apply(EMPTY_CONTENT, { kind: 'insert', block: 'heading', at: last });
  const two = apply(one.nodes, { kind: 'insert', block: 'simpleText', at: last });
  const end = apply(two.nodes, { kind: 'insert', block: 'card', at: last });
  return { nodes: end.nodes, ids: [one.selected, two.selected, end.selected].map(String) };
};

describe('P-03: what an author goes on with', () => {
  test.each(Object.keys(BLOCK_PROPS) as BlockKind[])('a new %s is selected', (block) => {
    const { nodes, selected } = apply(EMPTY_CONTENT, { kind: 'insert', block, at: last });
    expect(placedBlocks(nodes).map(({ id }) => id)).toEqual([selected]);
  });

  test('after a deletion the next block, or the one before at the end', () => {
    const { nodes, ids } = three();
    const [first = '', second = '', third = ''] = ids;
    expect(apply(nodes, { kind: 'remove', id: second }).selected).toBe(third);
    expect(apply(nodes, { kind: 'remove', id: third }).selected).toBe(second);
    const alone = apply(apply(nodes, { kind: 'remove', id: second }).nodes, { kind: 'remove', id: third });
    expect(alone.selected).toBe(first);
    expect(apply(alone.nodes, { kind: 'remove', id: first }).selected).toBeNull();
  });

  test('a copy, and what was pasted', () => {
    const { nodes, ids } = three();
    const twice = apply(nodes, { kind: 'duplicate', id: ids[1] ?? '' });
    expect(placedBlocks(twice.nodes).map(({ id }) => id)).toEqual([ids[0], ids[1], twice.selected, ids[2]]);
    const fragment = copy(nodes, ids[0] ?? '');
    if (fragment === null) throw new Error('There is nothing to paste.');
    const pasted = apply(nodes, { kind: 'paste', fragment, at: { kind: 'after', id: ids[2] ?? '' } });
    expect(placedBlocks(pasted.nodes).at(-1)?.id).toBe(pasted.selected);
  });

  test('a layout takes the place of everything, and nothing is selected', () => {
    const { nodes } = three();
    expect(apply(nodes, { kind: 'replace', nodes: EMPTY_CONTENT })).toMatchObject({
      nodes: EMPTY_CONTENT,
      selected: null,
    });
  });
});

test('letters of one text are one step to undo; two settings, or two blocks, are two', () => {
  const { nodes, ids } = three();
  const run = (id: string | undefined, change: Record<string, unknown>) =>
    apply(nodes, { kind: 'set', id: id ?? '', change }).change.run;
  expect(run(ids[0], { text: 'A' })).toBe(run(ids[0], { text: 'Ab' }));
  expect(run(ids[0], { style: 'h1' })).not.toBe(run(ids[0], { text: 'Ab' }));
  expect(run(ids[1], { text: 'A' })).not.toBe(run(ids[0], { text: 'A' }));
});

test('what changes nothing is no edit', () => {
  const { nodes, ids } = three();
  expect(applyEdit(nodes, { kind: 'set', id: ids[0] ?? '', change: { text: '' } }, newId)).toBeNull();
  expect(applyEdit(nodes, { kind: 'remove', id: 'gone' }, newId)).toBeNull();
  expect(applyEdit(nodes, { kind: 'duplicate', id: 'gone' }, newId)).toBeNull();
});
