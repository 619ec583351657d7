import type { BuilderContent } from '#contracts/builder/content.schema.ts';
import { entry } from '../catalogue-entry.ts';
import { EMPTY_CONTENT } from './apply-edit.ts';
import { setProps } from './edits.ts';
import { nodeAt } from './node-tree.ts';
import { publishingMachine, shownNodes, isUnsaved, type WriteResult } from './publishing.machine.ts';

const unexpectedError = { error: new Error('an effect broke') };

/** The blocks of the sample page: a heading with a text below it. */
const PAGE: BuilderContent = {
  ROOT: { ...EMPTY_CONTENT['ROOT'], type: 'Container', nodes: ['heading', 'text'] },
  heading: {
    type: { resolvedName: 'Heading' },
    props: { text: 'Your first week', style: 'h2' },
    nodes: [],
    linkedNodes: {},
    parent: 'ROOT',
  },
  text: {
    type: { resolvedName: 'SimpleText' },
    props: { text: 'Three short pieces, then a shift beside a colleague.' },
    nodes: [],
    linkedNodes: {},
    parent: 'ROOT',
  },
};

/** The heading of the sample page with another text. */
const saying = (text: string): BuilderContent => setProps(PAGE, 'heading', { text }) ?? PAGE;

/** What each author writes. */
export const MINE = 'Your first day';
export const THEIRS = 'Your first month';

const OUTCOMES = {
  'it is written': { output: { ok: true, version: 2 } satisfies WriteResult },
  'somebody else changed the page': {
    output: {
      ok: false,
      reason: 'changed',
      theirs: { version: 3, published: PAGE, draft: saying(THEIRS) },
    } satisfies WriteResult,
  },
  'it is refused': {
    output: { ok: false, reason: 'refused', message: 'The given data was invalid.' } satisfies WriteResult,
  },
  'they may not any more': { output: { ok: false, reason: 'denied' } satisfies WriteResult },
  'the page is gone': { output: { ok: false, reason: 'gone' } satisfies WriteResult },
  'no reply came': { output: { ok: false, reason: 'unknown' } satisfies WriteResult },
  'the server takes nothing now': { output: { ok: false, reason: 'notNow' } satisfies WriteResult },
  'there is no connection': { output: { ok: false, reason: 'noConnection' } satisfies WriteResult },
  unexpectedError,
};

let made = 0;
const shared = {
  origin: 'https://portal.example',
  newId: () => `new-${(made += 1)}`,
  empty: EMPTY_CONTENT,
};

const textOf = (nodes: BuilderContent): unknown => nodeAt(nodes, 'heading')?.props?.['text'];

/** A page that is written and published, with everything that can happen to it. */
export const publishingEntry = entry({
  name: 'publishing',
  area: 'builder',
  description: 'An author writes a page, saves its draft and publishes it.',
  machine: publishingMachine,
  inputs: {
    'a published page': { page: { version: 1, published: PAGE, draft: null }, unsaved: null, ...shared },
    'written here before somebody else saved': {
      page: { version: 3, published: PAGE, draft: saying(THEIRS) },
      unsaved: { nodes: saying(MINE), version: 1 },
      ...shared,
    },
  },
  events: {
    'the heading is written': { type: 'edited', edit: { kind: 'set', id: 'heading', change: { text: MINE } } },
    'the heading is emptied': { type: 'edited', edit: { kind: 'set', id: 'heading', change: { text: '' } } },
    'undo.requested': { type: 'undo.requested' },
    'redo.requested': { type: 'redo.requested' },
    'the text is selected': { type: 'block.selected', id: 'text' },
    'the heading is lifted': { type: 'block.lifted', id: 'heading' },
    'a block that is gone is lifted': { type: 'block.lifted', id: 'gone' },
    'it goes down': { type: 'block.stepped', direction: 'down' },
    'block.dropped': { type: 'block.dropped' },
    'block.putBack': { type: 'block.putBack' },
    'save.requested': { type: 'save.requested' },
    'publish.requested': { type: 'publish.requested' },
    'theirs.taken': { type: 'theirs.taken' },
    'mine.written': { type: 'mine.written' },
    'decision.postponed': { type: 'decision.postponed' },
  },
  outcomes: { saveDraft: OUTCOMES, publish: OUTCOMES },
  distinguish: (context) => ({
    text: textOf(shownNodes(context)),
    order: nodeAt(shownNodes(context), 'ROOT')?.nodes?.[0] ?? null,
    isUnsaved: isUnsaved(context),
    canUndo: context.history.past.length > 0,
    canRedo: context.history.future.length > 0,
    selected: context.selected,
    isLifted: context.lifted !== null,
    hasTheirs: context.theirs !== null,
    doing: context.sent?.doing ?? null,
    notice:
      context.notice === null ? null : context.notice.kind === 'failed' ? context.notice.reason : context.notice.kind,
    closedBy: context.closedBy,
  }),
});
