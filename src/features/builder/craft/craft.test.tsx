// @vitest-environment jsdom
import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import { act, cleanup, render } from '@testing-library/react';
import lz from 'lzutf8';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BLOCK_PROPS, type BlockKind } from '#contracts/builder/blocks.schema.ts';
import type { BuilderContent } from '#contracts/builder/content.schema.ts';
import { EMPTY_CONTENT } from '#machines/builder/apply-edit.ts';
import { readContent, writeContent } from '#machines/builder/content-text.ts';
import { allBlocks, documentOf } from '#machines/builder/document.ts';
import {
  duplicate,
  insert,
  move,
  newBlock,
  remove,
  RESOLVED_NAMES,
  setColumnCount,
  setProps,
  type Edited,
  type Position,
} from '#machines/builder/edits.ts';
import { placedBlocks, slotsOf } from '#machines/builder/node-tree.ts';
import { randomFrom, type Random } from '#machines/random.ts';

/** Every block with every setting that it may have (P-05 to P-16). */
const SETTINGS: Readonly<Record<BlockKind, Readonly<Record<string, unknown>>>> = {
  heading: { text: 'Two o’clock 🦷', style: 'h1' },
  richText: { html: '<p>Rinse, <strong>dry</strong> &amp; store</p>' },
  simpleText: { text: 'Rinse, dry, store' },
  card: { title: 'Before you start' },
  columns: { columns: 2 },
  iframe: { url: 'https://rota.example/week', height: '480px' },
  youtube: { embedId: 'dQx3vK0m2aE', caption: 'How it is done' },
  video: { fileId: 41, caption: 'How it was done' },
  image: { thumbnailId: 7, caption: 'The surgery', size: 'cropped' },
  file: { fileId: 42, label: 'The form' },
  link: { url: 'https://regulator.example', label: 'The rules', newWindow: true },
  customLink: { url: '/search?search=infection', label: 'Search', newWindow: false },
  pageLink: { pageId: 12, label: 'The rota' },
  assessment: { assessmentId: 21 },
  collection: { collectionId: 22 },
  module: { moduleId: 23 },
  page: { pageId: 24 },
};
const KINDS = Object.keys(BLOCK_PROPS) as BlockKind[];

/** A block as an editor that is built with Craft has one: an element that can be selected and dragged. */
const BlockElement = ({ children }: { readonly children?: ReactNode }) => {
  const {
    connectors: { connect, drag },
  } = useNode();
  return (
    <div
      ref={(element) => {
        if (element !== null) connect(drag(element));
      }}
    >
      {children}
    </div>
  );
};
const component = (): ComponentType<Record<string, unknown>> => (props) => (
  <BlockElement>{props['children'] as ReactNode}</BlockElement>
);
const Container = component();
const Column = component();
const Columns = ({ columns = 2 }: { readonly columns?: number }) => (
  <BlockElement>
    {Array.from({ length: columns }, (_, index) => (
      <Element key={index} id={`column-${index + 1}`} is={Column} canvas />
    ))}
  </BlockElement>
);
/** The blocks under the names that our own edits write. */
const RESOLVER: Record<string, ComponentType<Record<string, unknown>>> = {
  ...Object.fromEntries(KINDS.map((kind) => [RESOLVED_NAMES[kind], component()])),
  Container,
  Column,
  [RESOLVED_NAMES.columns]: Columns,
};

type CraftEditor = ReturnType<typeof useEditor>;

/** Opens Craft's editor with what is in its frame. */
const openCraft = (frame: ReactNode): CraftEditor => {
  const probe: { editor?: CraftEditor } = {};
  const Probe = ({ onOpen }: { readonly onOpen: (editor: CraftEditor) => void }) => {
    const editor = useEditor();
    useEffect(() => {
      onOpen(editor);
    });
    return null;
  };
  render(
    <Editor resolver={RESOLVER}>
      <Probe
        onOpen={(editor) => {
          probe.editor = editor;
        }}
      />
      {frame}
    </Editor>,
  );
  if (probe.editor === undefined) throw new Error('Craft renders what is in its editor.');
  return probe.editor;
};

const blockElement = (kind: BlockKind, children?: ReactNode) => {
  const Block = RESOLVER[RESOLVED_NAMES[kind]] ?? Container;
  return kind === 'card' ? (
    <Element key={kind} is={Block} canvas {...SETTINGS[kind]}>
      {children}
    </Element>
  ) : (
    <Block key={kind} {...SETTINGS[kind]} />
  );
};

/** The node map that Craft writes. */
const serialized = ({ query }: CraftEditor): BuilderContent => JSON.parse(query.serialize()) as BuilderContent;

/** A document of Craft's own: each kind of block at the top, a text in the card, a card and a text in a column. */
const craftDocument = (): CraftEditor => {
  const editor = openCraft(
    <Frame>
      <Element is={Container} canvas>
        {KINDS.map((kind) => blockElement(kind, blockElement('heading')))}
      </Element>
    </Frame>,
  );
  const columns = Object.values(serialized(editor)).find(({ displayName }) => displayName === RESOLVED_NAMES.columns);
  act(() => {
    for (const kind of ['card', 'simpleText'] as const) {
      const tree = editor.query.parseReactElement(blockElement(kind, blockElement('richText'))).toNodeTree();
      editor.actions.addNodeTree(tree, columns?.linkedNodes?.['column-1'] ?? '');
    }
  });
  return editor;
};

const toBase64 = (json: string): string =>
  btoa(Array.from(new TextEncoder().encode(json), (byte) => String.fromCharCode(byte)).join(''));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...reasons: readonly unknown[]) => {
    throw new Error(`Unexpected: ${reasons.join(' ')}`);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a document that Craft wrote (P-23)', () => {
  test.each([
    ['as base64 of its JSON', toBase64],
    ['packed, as its documentation saves one', (json: string) => lz.encodeBase64(lz.compress(json))],
  ])('is read %s, with every block and setting', (_, encode) => {
    const json = craftDocument().query.serialize();
    const nodes = readContent(encode(json)) ?? {};
    expect(JSON.stringify(nodes)).toBe(json);
    expect(writeContent(nodes)).toBe(toBase64(json));
    const blocks = documentOf(nodes).blocks;
    expect(blocks.map(({ kind }) => kind)).toEqual(KINDS);
    for (const block of blocks)
      expect(block).toMatchObject({ kind: block.kind, props: SETTINGS[block.kind as BlockKind] });
    expect(blocks.find(({ kind }) => kind === 'card')).toMatchObject({ columns: [[{ kind: 'heading' }]] });
    expect(blocks.find(({ kind }) => kind === 'columns')).toMatchObject({
      columns: [[{ kind: 'card', columns: [[{ kind: 'richText' }]] }, { kind: 'simpleText' }], []],
    });
  });

  test.each(['heading', 'simpleText'] as const)('differs in a text of a %s alone, where that is edited', (kind) => {
    const json = craftDocument().query.serialize();
    const nodes = readContent(lz.encodeBase64(lz.compress(json))) ?? {};
    const id = allBlocks(documentOf(nodes)).findLast((block) => block.kind === kind)?.id ?? '';
    const [before = '', ...others] = json.split(`"${id}":{`);
    const written = JSON.stringify(SETTINGS[kind]['text']);
    const after = others.join(`"${id}":{`);
    expect(after).toContain(written);
    const expected = `${before}"${id}":{${after.replace(written, '"Quarter past ⏰"')}`;
    expect(writeContent(setProps(nodes, id, { text: 'Quarter past ⏰' }) ?? {})).toBe(toBase64(expected));
  });

  test('is read after Craft has moved, changed, hidden and deleted blocks', () => {
    const editor = craftDocument();
    const [first = '', second = '', third = ''] = serialized(editor)['ROOT']?.nodes ?? [];
    act(() => {
      editor.actions.move(third, 'ROOT', 0);
      editor.actions.setProp(first, (props: Record<string, unknown>) => {
        props['text'] = 'changed';
        props['style'] = null;
      });
      editor.actions.setCustom(first, (custom: Record<string, unknown>) => {
        custom['note'] = { by: 'Craft' };
      });
      editor.actions.setHidden(first, true);
      editor.actions.delete(second);
    });
    const json = editor.query.serialize();
    const nodes = readContent(toBase64(json)) ?? {};
    expect(writeContent(nodes)).toBe(toBase64(json));
    expect(
      documentOf(nodes)
        .blocks.slice(0, 3)
        .map(({ id }) => id),
    ).toEqual([third, first, ...(serialized(editor)['ROOT']?.nodes ?? []).slice(2, 3)]);
    expect(nodes[first]).toMatchObject({ props: { text: 'changed' }, custom: { note: { by: 'Craft' } }, hidden: true });
  });
});

const oneOf = <T,>(random: Random, all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];

/** One edit by chance of a document that only our edits wrote, possible or not. */
const randomEdit = (random: Random, nodes: BuilderContent, newId: () => string): Edited => {
  const placed = placedBlocks(nodes);
  const id = oneOf(random, placed)?.id ?? 'ROOT';
  const slots = placed.flatMap((block) => block.slot ?? []);
  const inner = Object.keys(nodes).filter((key) => nodes[key]?.['isCanvas'] === true);
  const position: Position =
    random() < 0.4
      ? { kind: random() < 0.5 ? 'before' : 'after', id: oneOf(random, placed)?.id ?? '' }
      : { kind: random() < 0.5 ? 'first' : 'last', slot: oneOf(random, ['ROOT', ...slots, ...inner]) ?? 'ROOT' };
  const kind = oneOf(random, [...KINDS, 'card', 'columns', 'columns'] as const) ?? 'card';
  const drawn = random();
  if (drawn < 0.45) return insert(nodes, newBlock(kind, SETTINGS[kind], newId), position);
  if (drawn < 0.65) return move(nodes, id, position);
  if (drawn < 0.75) return duplicate(nodes, id, newId);
  if (drawn < 0.85) return setColumnCount(nodes, id, 1 + Math.floor(random() * 3), newId);
  return drawn < 0.9 ? remove(nodes, id) : setProps(nodes, id, { text: `text ${drawn}` });
};

const must = (edited: Edited): BuilderContent => {
  if (edited === null) throw new Error('This edit is possible.');
  return edited;
};

const emptyFrame = (
  <Frame>
    <Element is={Container} canvas />
  </Frame>
);
/** A document of our own edits: each kind at the top, in a column and in a card; columns and cards within each other. */
const ownDocument = (): BuilderContent => {
  let number = 0;
  const newId = (): string => `own-${(number += 1)}`;
  let nodes = EMPTY_CONTENT;
  const add = (kind: BlockKind, slot: string): string => {
    const fragment = newBlock(kind, SETTINGS[kind], newId);
    nodes = must(insert(nodes, fragment, { kind: 'last', slot }));
    return fragment.root;
  };
  for (const kind of KINDS) add(kind, 'ROOT');
  const columns = add('columns', 'ROOT');
  const [left = '', right = ''] = slotsOf(nodes, columns);
  const card = add('card', left);
  for (const kind of KINDS) add(kind, card);
  const inner = add('columns', right);
  for (const slot of slotsOf(nodes, inner)) for (const kind of KINDS) add(kind, slot);
  const others = add('columns', 'ROOT');
  add('module', slotsOf(nodes, others)[1] ?? '');
  const positions: readonly (readonly [string, Position])[] = [
    [card, { kind: 'first', slot: right }],
    ['own-1', { kind: 'after', id: inner }],
    [inner, { kind: 'last', slot: card }],
    ['own-2', { kind: 'last', slot: 'ROOT' }],
  ];
  for (const [id, position] of positions) nodes = must(move(nodes, id, position));
  nodes = must(duplicate(nodes, columns, newId));
  nodes = must(setColumnCount(nodes, inner, 3, newId));
  nodes = must(setColumnCount(nodes, others, 1, newId));
  nodes = must(setProps(nodes, 'own-1', { text: 'changed', style: 'h3' }));
  return must(remove(nodes, 'own-3'));
};

/** What Craft makes of a document that is opened in it. */
const opened = (nodes: BuilderContent): CraftEditor => {
  const editor = openCraft(emptyFrame);
  act(() => {
    editor.actions.deserialize(JSON.stringify(nodes));
  });
  return editor;
};

describe('a document that our edits wrote (P-23)', () => {
  test('begins as an empty one of Craft', () => {
    expect(serialized(openCraft(emptyFrame))).toEqual(EMPTY_CONTENT);
  });

  test('has every block, and opens in Craft with the same nodes, settings, parents and orders', () => {
    const nodes = ownDocument();
    expect(new Set(allBlocks(documentOf(nodes)).map(({ kind }) => kind))).toEqual(new Set(KINDS));
    expect(placedBlocks(nodes).length).toBeGreaterThan(100);
    const editor = opened(nodes);
    expect(serialized(editor)).toEqual(nodes);
    expect(Object.keys(serialized(editor))).toEqual(Object.keys(nodes));
  });

  test('is edited in Craft, comes back, and opens there again', () => {
    const nodes = ownDocument();
    const editor = opened(nodes);
    const [columns = ''] = Object.keys(nodes).filter((id) => nodes[id]?.['displayName'] === 'Columns');
    const [slot = ''] = slotsOf(nodes, columns);
    act(() => {
      editor.actions.move('own-2', slot, 0);
    });
    const back = readContent(toBase64(editor.query.serialize())) ?? {};
    expect(back[slot]?.nodes?.[0]).toBe('own-2');
    expect(back['own-2']?.parent).toBe(slot);
    const own = must(move(nodes, 'own-2', { kind: 'first', slot }));
    expect(back).toEqual(own);
    expect(serialized(opened(own))).toEqual(own);
  });

  test('is the same after 20 walks of edits, each opened in Craft', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      cleanup();
      const random = randomFrom(seed);
      let number = 0;
      const newId = (): string => `new-${(number += 1)}`;
      let nodes = EMPTY_CONTENT;
      for (let step = 0; step < 40; step += 1) nodes = randomEdit(random, nodes, newId) ?? nodes;
      expect(serialized(opened(nodes)), `walk ${seed}`).toEqual(nodes);
    }
  });
});
