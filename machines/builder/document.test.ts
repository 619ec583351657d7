import { describe, expect, test } from 'vitest';
import { BLOCK_PROPS } from '#contracts/builder/blocks.schema.ts';
import type { BuilderContent, BuilderNode } from '#contracts/builder/content.schema.ts';
import { allBlocks, documentOf } from './document.ts';

const node = (name: string, props: Record<string, unknown> = {}, rest: Partial<BuilderNode> = {}): BuilderNode => ({
  type: { resolvedName: name },
  props,
  nodes: [],
  ...rest,
});
const root = (...nodes: string[]): BuilderNode => node('Container', {}, { nodes });
const heading = (text: string) => node('Heading', { text, style: 'h2' });
const textsOf = (content: BuilderContent) =>
  allBlocks(documentOf(content)).map((block) => (block.kind === 'heading' ? block.props.text : block.kind));

test('P-01: the 17 blocks', () => {
  expect(Object.keys(BLOCK_PROPS)).toHaveLength(17);
});

test('P-23: blocks in their order, by the keys of the node map', () => {
  const document = documentOf({ ROOT: root('b', 'a'), a: heading('second'), b: heading('first') });
  expect(document).toEqual({
    version: 1,
    blocks: [
      { kind: 'heading', id: 'b', props: { text: 'first', style: 'h2' } },
      { kind: 'heading', id: 'a', props: { text: 'second', style: 'h2' } },
    ],
  });
});

test.each([
  ['Rich Text', { html: '<p>a</p>' }, 'richText'],
  ['SimpleText', { text: 'a' }, 'simpleText'],
  ['iFrame', { url: 'https://a.example', height: '400' }, 'iframe'],
  ['YouTube', { embedId: 'abc' }, 'youtube'],
  ['Module', { moduleId: 1 }, 'module'],
  ['ModuleCard', { moduleId: 1 }, 'module'],
  ['Custom link', { url: '/search' }, 'customLink'],
  ['Page link', { pageId: 1 }, 'pageLink'],
  ['CardContainer', { title: 'a' }, 'card'],
])('P-01: the block that an editor calls %s', (name, props, kind) => {
  expect(documentOf({ ROOT: root('a'), a: node(name, props) }).blocks).toMatchObject([{ kind, props }]);
});

describe('what holds other blocks', () => {
  test('P-13: columns by the nodes that are linked to them', () => {
    const content = {
      ROOT: root('a'),
      a: node('Columns', { columns: 2 }, { linkedNodes: { 'column-1': 'l', 'column-2': 'r' } }),
      l: node('Column', {}, { nodes: ['x'] }),
      r: node('Column', {}, { nodes: ['y', 'z'] }),
      x: heading('x'),
      y: heading('y'),
      z: heading('z'),
    };
    expect(documentOf(content).blocks).toMatchObject([
      { kind: 'columns', columns: [[{ id: 'x' }], [{ id: 'y' }, { id: 'z' }]] },
    ]);
  });

  test('P-13: columns by frames among their own nodes', () => {
    const content = {
      ROOT: root('a'),
      a: node('Columns', {}, { nodes: ['l', 'r'] }),
      l: node('Container', {}, { nodes: ['x'] }),
      r: node('Container', {}, { nodes: ['y'] }),
      x: heading('x'),
      y: heading('y'),
    };
    expect(documentOf(content).blocks).toMatchObject([{ columns: [[{ id: 'x' }], [{ id: 'y' }]] }]);
  });

  test('a card holds one column, and a frame in between is no block', () => {
    const content = {
      ROOT: root('f'),
      f: node('Container', {}, { nodes: ['a'] }),
      a: node('Card', { title: 'Before you start' }, { nodes: ['x'] }),
      x: heading('x'),
    };
    expect(documentOf(content).blocks).toMatchObject([{ kind: 'card', id: 'a', columns: [[{ id: 'x' }]] }]);
  });
});

describe('P-23: a document that is not as it should be', () => {
  test('an unknown block and one whose settings cannot be read keep their place', () => {
    expect(
      documentOf({
        ROOT: root('a', 'b', 'c'),
        a: node('Hologram'),
        b: node('Heading', { text: 7 }),
        c: heading('still here'),
      }).blocks,
    ).toMatchObject([{ kind: 'unknown', name: 'Hologram' }, { kind: 'unknown', name: 'Heading' }, { kind: 'heading' }]);
  });

  test('a node that is missing, or named twice, is left out', () => {
    expect(textsOf({ ROOT: root('gone', 'a', 'a'), a: heading('once') })).toEqual(['once']);
  });

  test('a circle ends, and what stands after it is shown', () => {
    expect(
      textsOf({
        ROOT: root('a', 'z'),
        a: node('Card', { title: 'a' }, { nodes: ['b', 'ROOT'] }),
        b: node('Card', { title: 'b' }, { nodes: ['a'] }),
        z: heading('after'),
      }),
    ).toEqual(['card', 'card', 'after']);
  });

  test('five thousand cards within each other are cut where no editor nests', () => {
    const deep = Object.fromEntries(
      Array.from({ length: 5000 }, (_, at) => [`n${at}`, node('Card', { title: `${at}` }, { nodes: [`n${at + 1}`] })]),
    );
    expect(textsOf({ ROOT: root('n0'), ...deep })).toHaveLength(12);
  });

  test('a name that every object has is no node', () => {
    expect(documentOf({ ROOT: root('constructor', '__proto__') }).blocks).toEqual([]);
  });
});
