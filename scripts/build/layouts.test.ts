import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Layout } from '#contracts/builder/layout.schema.ts';
import { blockFaults } from '#machines/builder/block-faults.ts';
import { readContent } from '#machines/builder/content-text.ts';
import { kindOfNode, placedBlocks } from '#machines/builder/node-tree.ts';
import { layouts, layoutsJson } from './layouts.ts';

/** Settings that name something of an organisation. */
const SELECTIONS = ['assessmentId', 'collectionId', 'moduleId', 'pageId', 'fileId', 'thumbnailId'];

const nodesOf = (content: string) => {
  const nodes = readContent(content);
  if (nodes === null) throw new Error('A layout is no document.');
  return nodes;
};

test('P-18: the committed file is what the script makes, byte for byte', () => {
  const committed = readFileSync(new URL('../../fixtures/generated/layouts.json', import.meta.url), 'utf8');
  expect(layoutsJson()).toBe(committed);
  expect(JSON.parse(committed)).toEqual(layouts);
});

test('P-18: six layouts, each with a name of its own', () => {
  expect(layouts.map(({ id, name }) => [id, name])).toEqual([
    ['first-week', 'First week'],
    ['policy', 'Policy'],
    ['course-front', 'Course front'],
    ['questions', 'Questions'],
    ['video-first', 'Video first'],
    ['contacts', 'Contacts'],
  ]);
});

describe.each(layouts.map((layout) => [layout.name, layout] as const))('%s', (_, layout) => {
  test('is a layout of the contract', () => {
    expect(Layout.parse(layout)).toEqual(layout);
    expect(layout.description).toMatch(/^[A-Z].+/);
  });

  test('has blocks that this version knows, each in one position', () => {
    const nodes = nodesOf(layout.content);
    const placed = placedBlocks(nodes);
    expect(placed.length).toBeGreaterThan(2);
    expect(placed.filter(({ id }) => kindOfNode(nodes[id] ?? { type: '' }) === undefined)).toEqual([]);
    const named = Object.values(nodes).flatMap(({ nodes: own = [], linkedNodes = {} }) => [
      ...(own ?? []),
      ...Object.values(linkedNodes ?? {}),
    ]);
    expect(Object.keys(nodes).toSorted()).toEqual(['ROOT', ...named].toSorted());
  });

  test('selects nothing of an organisation, and lacks nothing else but addresses', () => {
    const nodes = nodesOf(layout.content);
    expect(
      Object.values(nodes).flatMap(({ props }) => Object.keys(props ?? {}).filter((name) => SELECTIONS.includes(name))),
    ).toEqual([]);
    const faults = blockFaults(nodes, 'https://app.example');
    expect(faults.filter(({ field }) => ![...SELECTIONS, 'url'].includes(field))).toEqual([]);
    expect(faults.map(({ reason }) => reason)).toEqual(faults.map(() => 'missing'));
  });
});
