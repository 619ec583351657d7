import type { BlockKind } from '#contracts/builder/blocks.schema.ts';
import type { BuilderContent } from '#contracts/builder/content.schema.ts';
import {
  duplicate,
  insert,
  move,
  newBlock,
  remove,
  renewed,
  setColumnCount,
  setProps,
  type Fragment,
  type Position,
} from './edits.ts';
import type { Change } from './history.ts';
import { nodeAt, placedBlocks } from './node-tree.ts';

/** One thing that an author does to a document (P-03). */
export type Edit =
  | { readonly kind: 'insert'; readonly block: BlockKind; readonly at: Position }
  | { readonly kind: 'paste'; readonly fragment: Fragment; readonly at: Position }
  | { readonly kind: 'move'; readonly id: string; readonly at: Position }
  | { readonly kind: 'remove' | 'duplicate'; readonly id: string }
  | { readonly kind: 'set'; readonly id: string; readonly change: Readonly<Record<string, unknown>> }
  | { readonly kind: 'columns'; readonly id: string; readonly count: number }
  /** P-18: a layout in place of everything. */
  | { readonly kind: 'replace'; readonly nodes: BuilderContent };

/** A document after an edit. */
export interface Applied {
  readonly nodes: BuilderContent;
  /** The block that the author goes on with; null for none. */
  readonly selected: string | null;
  readonly change: Change;
}

/** What a new block begins with: the settings that it cannot be drawn without. */
const STARTS: Readonly<Record<BlockKind, Readonly<Record<string, unknown>>>> = {
  heading: { text: '', style: 'h2' },
  richText: { html: '' },
  simpleText: { text: '' },
  card: { title: '' },
  columns: { columns: 2 },
  iframe: { url: '', height: '400px' },
  youtube: { embedId: '' },
  video: {},
  image: { size: 'original' },
  file: {},
  link: { url: '', newWindow: false },
  customLink: { url: '', newWindow: false },
  pageLink: {},
  assessment: {},
  collection: {},
  module: {},
  page: {},
};

/** What undoing an edit is called. */
export const EDIT_LABELS = {
  insert: 'a new block',
  paste: 'pasting',
  move: 'moving',
  remove: 'deleting',
  duplicate: 'a copy',
  set: 'typing',
  columns: 'columns',
  replace: 'the layout',
} as const satisfies Readonly<Record<Edit['kind'], string>>;

/** The block that is read after another one, or before it at the end; null for the last one of a document. */
const besideOf = (nodes: BuilderContent, id: string): string | null => {
  const placed = placedBlocks(nodes);
  const at = placed.findIndex((block) => block.id === id);
  const depth = placed[at]?.depth ?? 0;
  return (placed.slice(at + 1).find((block) => block.depth <= depth) ?? placed[at - 1])?.id ?? null;
};

/** The block that one document has and the other has not, in the order in which it is read. */
const firstNew = (before: BuilderContent, after: BuilderContent): string | null =>
  placedBlocks(after).find(({ id }) => nodeAt(before, id) === undefined)?.id ?? null;

/** Does an edit. Null where it is impossible, or changes nothing: a position that is gone, a block within itself. */
export const applyEdit = (nodes: BuilderContent, edit: Edit, newId: () => string): Applied | null => {
  const applied = (next: BuilderContent | null, selected: string | null, run: string | null = null): Applied | null =>
    next === null ? null : { nodes: next, selected, change: { label: EDIT_LABELS[edit.kind], run } };
  switch (edit.kind) {
    case 'insert': {
      const fragment = newBlock(edit.block, STARTS[edit.block], newId);
      return applied(insert(nodes, fragment, edit.at), fragment.root);
    }
    case 'paste': {
      const fragment = renewed(edit.fragment, newId);
      return applied(insert(nodes, fragment, edit.at), fragment.root);
    }
    case 'move':
      return applied(move(nodes, edit.id, edit.at), edit.id);
    case 'remove':
      return applied(remove(nodes, edit.id), besideOf(nodes, edit.id));
    case 'duplicate': {
      const next = duplicate(nodes, edit.id, newId);
      return next === null ? null : applied(next, firstNew(nodes, next));
    }
    case 'set': {
      const before = nodeAt(nodes, edit.id)?.props ?? {};
      const isChange = Object.entries(edit.change).some(([name, value]) => before[name] !== value);
      return applied(
        isChange ? setProps(nodes, edit.id, edit.change) : null,
        edit.id,
        `${edit.id} ${Object.keys(edit.change).join()}`,
      );
    }
    case 'columns':
      return applied(setColumnCount(nodes, edit.id, edit.count, newId), edit.id);
    case 'replace':
      return applied(edit.nodes, null);
  }
};

/** A document without a block. */
export const EMPTY_CONTENT: BuilderContent = {
  ROOT: {
    type: { resolvedName: 'Container' },
    isCanvas: true,
    props: {},
    displayName: 'Container',
    custom: {},
    hidden: false,
    nodes: [],
    linkedNodes: {},
  },
};
