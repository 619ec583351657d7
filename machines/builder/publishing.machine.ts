import { assign, setup } from 'xstate';
import type { BuilderContent } from '#contracts/builder/content.schema.ts';
import { promisedActor } from '../promised.ts';
import type { StateMeta } from '../state-meta.ts';
import { failedBecause, reportUnexpectedError, sendingActions, sendingGuards } from '../submission/sending.kit.ts';
import { applyEdit, EDIT_LABELS, type Edit } from './apply-edit.ts';
import { blockFaults } from './block-faults.ts';
import { changed, historyOf, redone, undone, type History } from './history.ts';
import { nodeAt, placedBlocks } from './node-tree.ts';
import { stepped, type Direction } from './steps.ts';

/** A page as the server has it. `version` changes with every change of it; null where the server does not say. */
export interface StoredPage {
  readonly version: number | null;
  /** What learners read; null for nothing yet, or for what is no document. */
  readonly published: BuilderContent | null;
  /** What was saved and is not published; null for nothing. */
  readonly draft: BuilderContent | null;
}

/**
 * What came of saving or publishing. Expected failures are results.
 *
 * - `changed`: somebody else changed the page since; nothing was written.
 * - `refused`: not this document, in the server's words, or null where it has none.
 * - `denied`, `gone`: the page is not this author's to change any more, or does not exist.
 * - `unknown`: no reply, or one that tells nothing: it may be written. `notNow`, `noConnection`: nothing was written.
 */
export type WriteResult =
  | { readonly ok: true; readonly version: number | null }
  | { readonly ok: false; readonly reason: 'changed'; readonly theirs: StoredPage }
  | { readonly ok: false; readonly reason: 'refused'; readonly message: string | null }
  | { readonly ok: false; readonly reason: 'denied' | 'gone' | 'unknown' | 'notNow' | 'noConnection' };

/** What is sent: the document, and the version of the page that it was made from. */
export interface PageWrite {
  readonly doing: 'draft' | 'publish';
  readonly nodes: BuilderContent;
  readonly version: number | null;
}

export interface PublishingInput {
  readonly page: StoredPage;
  /** What this device stored of it and the server has not; null for nothing. */
  readonly unsaved: { readonly nodes: BuilderContent; readonly version: number | null } | null;
  /** Ours, as `https://host`: a frame may not show it (P-25). */
  readonly origin: string;
  readonly newId: () => string;
}

/** What the last write came to; of what was saved or published, that it was. */
export type Notice =
  | { readonly kind: 'saved' | 'published' }
  | {
      readonly kind: 'failed';
      readonly doing: PageWrite['doing'];
      readonly reason: 'refused' | 'unknown' | 'notNow' | 'noConnection';
      readonly message: string | null;
    };

interface PublishingContext extends PublishingInput {
  readonly history: History;
  /** The version of the page that this document was made from. */
  readonly version: number | null;
  /** The document that the server has as the draft, or has published where there is no draft. */
  readonly saved: BuilderContent;
  readonly published: BuilderContent | null;
  readonly selected: string | null;
  /** A block on its way by keyboard, and the document with it where it is; null for none. */
  readonly lifted: { readonly id: string; readonly nodes: BuilderContent } | null;
  /** What is being written, or was written last. */
  readonly sent: PageWrite | null;
  readonly notice: Notice | null;
  readonly theirs: StoredPage | null;
  readonly closedBy: 'denied' | 'gone' | null;
}

type PublishingEvent =
  | { readonly type: 'edited'; readonly edit: Edit }
  | { readonly type: 'undo.requested' | 'redo.requested' }
  | { readonly type: 'block.selected'; readonly id: string | null }
  | { readonly type: 'block.lifted'; readonly id: string }
  | { readonly type: 'block.stepped'; readonly direction: Direction }
  | { readonly type: 'block.dropped' | 'block.putBack' }
  | { readonly type: 'save.requested' | 'publish.requested' }
  | { readonly type: 'theirs.taken' | 'mine.written' | 'decision.postponed' };

/** The document as it is shown: with a block on its way where it is. */
export const shownNodes = ({ history, lifted }: Pick<PublishingContext, 'history' | 'lifted'>): BuilderContent =>
  lifted?.nodes ?? history.nodes;

/** Whether the server does not have what is on the page. */
export const isUnsaved = ({ history, saved }: Pick<PublishingContext, 'history' | 'saved'>): boolean =>
  history.nodes !== saved;

/** Whether learners read something else than what is on the page. */
export const isUnpublished = ({ history, published }: Pick<PublishingContext, 'history' | 'published'>): boolean =>
  history.nodes !== published;

/** The block that was added by the last change and is still selected: what it lacks is to come, and no fault yet. */
export const addedBlock = ({ history, selected }: Pick<PublishingContext, 'history' | 'selected'>): string | null =>
  history.past.at(-1)?.label === EDIT_LABELS.insert ? selected : null;

const stored = ({ published, draft }: StoredPage, empty: BuilderContent): BuilderContent => draft ?? published ?? empty;

const existing = (nodes: BuilderContent, id: string | null): string | null =>
  id !== null && nodeAt(nodes, id) !== undefined ? id : null;

const settled = ({ event }: { event: { output: WriteResult } }) => ({ result: event.output });
const broken = { result: { ok: false, reason: 'unknown' } } as const;
interface Settled {
  readonly result: WriteResult;
}

/** Where a write leads, in the order in which it is asked. */
const written = [
  {
    guard: failedBecause('changed'),
    target: '#publishing.conflicted',
    actions: { type: 'meetTheirs' as const, params: settled },
  },
  {
    guard: { type: 'isClosed' as const, params: settled },
    target: '#publishing.closed',
    actions: { type: 'close' as const, params: settled },
  },
  { target: '#publishing.editing.resting', actions: { type: 'record' as const, params: settled } },
];
const unexpected = {
  target: '#publishing.editing.resting',
  actions: [reportUnexpectedError, { type: 'record' as const, params: broken }],
};

/**
 * An author writes a page, saves it as a draft, and publishes it on purpose (P-02, P-03, P-04, P-24). Writing goes on
 * while something is sent. Nobody's work is overwritten unasked: a page that somebody else changed meanwhile is met
 * with a question. Effects are promised; `publishing.actors.ts` of the feature supplies them.
 */
export const publishingMachine = setup({
  types: {
    context: {} as PublishingContext,
    events: {} as PublishingEvent,
    input: {} as PublishingInput & { readonly empty: BuilderContent },
    meta: {} as StateMeta,
    /** `busy`: a call is on its way. */
    tags: {} as 'busy',
  },
  actors: { writePage: promisedActor<WriteResult, PageWrite>('writePage') },
  actions: {
    ...sendingActions,
    edit: assign(({ context }, { edit }: { edit: Edit }) => {
      const applied = applyEdit(context.history.nodes, edit, context.newId);
      if (applied === null) return {};
      return { history: changed(context.history, applied.nodes, applied.change), selected: applied.selected };
    }),
    undo: assign(({ context }) => {
      const history = undone(context.history);
      return { history, selected: existing(history.nodes, context.selected) };
    }),
    redo: assign(({ context }) => {
      const history = redone(context.history);
      return { history, selected: existing(history.nodes, context.selected) };
    }),
    select: assign(({ context }, { id }: { id: string | null }) => ({ selected: existing(context.history.nodes, id) })),
    lift: assign(({ context }, { id }: { id: string }) => ({
      selected: id,
      lifted: { id, nodes: context.history.nodes },
    })),
    step: assign(({ context: { lifted } }, { direction }: { direction: Direction }) => {
      const nodes = lifted === null ? null : stepped(lifted.nodes, lifted.id, direction);
      return lifted === null || nodes === null ? {} : { lifted: { ...lifted, nodes } };
    }),
    drop: assign(({ context: { history, lifted } }) => ({
      history: lifted === null ? history : changed(history, lifted.nodes, { label: EDIT_LABELS.move, run: null }),
      lifted: null,
    })),
    putBack: assign({ lifted: null }),
    prepare: assign(({ context }, { doing }: { doing: PageWrite['doing'] }) => ({
      sent: { doing, nodes: context.history.nodes, version: context.version },
      notice: null,
    })),
    record: assign(({ context }, { result }: Settled) => {
      const { sent } = context;
      if (sent === null) return {};
      if (result.ok)
        return {
          version: result.version,
          saved: sent.nodes,
          published: sent.doing === 'publish' ? sent.nodes : context.published,
          notice: { kind: sent.doing === 'publish' ? 'published' : 'saved' } as const,
        };
      if (result.reason === 'changed' || result.reason === 'denied' || result.reason === 'gone') return {};
      return {
        notice: {
          kind: 'failed',
          doing: sent.doing,
          reason: result.reason,
          message: result.reason === 'refused' ? result.message : null,
        } as const,
      };
    }),
    meetTheirs: assign((_, { result }: Settled) =>
      result.ok || result.reason !== 'changed' ? {} : { theirs: result.theirs },
    ),
    /** Undoing it brings the own document back. */
    takeTheirs: assign(({ context }) => {
      const { theirs, history, saved } = context;
      if (theirs === null) return {};
      const nodes = stored(theirs, saved);
      return {
        history: changed(history, nodes, { label: 'taking theirs', run: null }),
        selected: existing(nodes, context.selected),
        version: theirs.version,
        saved: nodes,
        published: theirs.published,
        theirs: null,
        notice: null,
      };
    }),
    /** What is written from here on replaces theirs. */
    overrule: assign(({ context: { theirs, version, published, saved, sent, history } }) => ({
      version: theirs === null ? version : theirs.version,
      published: theirs === null ? published : theirs.published,
      saved: theirs === null ? saved : stored(theirs, saved),
      sent:
        sent === null ? null : { ...sent, nodes: history.nodes, version: theirs === null ? version : theirs.version },
      theirs: null,
    })),
    postpone: assign({ theirs: null }),
    close: assign((_, { result }: Settled) =>
      !result.ok && (result.reason === 'denied' || result.reason === 'gone') ? { closedBy: result.reason } : {},
    ),
  },
  guards: {
    hasFailedBecause: sendingGuards.hasFailedBecause,
    isPossible: ({ context }, { edit }: { edit: Edit }) =>
      applyEdit(context.history.nodes, edit, context.newId) !== null,
    canUndo: ({ context }) => context.history.past.length > 0,
    canRedo: ({ context }) => context.history.future.length > 0,
    exists: ({ context }, { id }: { id: string }) => nodeAt(context.history.nodes, id) !== undefined,
    isUnsaved: ({ context }) => isUnsaved(context),
    isPublishable: ({ context }) =>
      isUnpublished(context) &&
      placedBlocks(context.history.nodes).length > 0 &&
      blockFaults(context.history.nodes, context.origin).length === 0,
    isClosed: (_, { result }: Settled) => !result.ok && (result.reason === 'denied' || result.reason === 'gone'),
    isPublishing: ({ context }) => context.sent?.doing === 'publish',
    isOlder: ({ context }) => context.unsaved !== null && context.unsaved.version !== context.page.version,
  },
}).createMachine({
  id: 'publishing',
  context: ({ input }) => {
    const { page, unsaved, origin, newId, empty } = input;
    const saved = stored(page, empty);
    const history = historyOf(saved);
    return {
      page,
      unsaved,
      origin,
      newId,
      history:
        unsaved === null ? history : changed(history, unsaved.nodes, { label: 'what was written before', run: null }),
      version: unsaved?.version ?? page.version,
      saved,
      published: page.published,
      selected: null,
      lifted: null,
      sent: null,
      notice: null,
      theirs: unsaved !== null && unsaved.version !== page.version ? page : null,
      closedBy: null,
    };
  },
  initial: 'opening',
  states: {
    opening: {
      meta: { items: ['P-02'], description: 'It is known whether this device has something newer or older.' },
      always: [{ guard: 'isOlder', target: 'conflicted' }, { target: 'editing' }],
    },
    editing: {
      meta: { items: ['P-02', 'P-03'], description: 'The page is written, also while it is sent.' },
      initial: 'resting',
      on: {
        edited: {
          guard: { type: 'isPossible', params: ({ event }) => event },
          actions: { type: 'edit', params: ({ event }) => event },
        },
        'undo.requested': { guard: 'canUndo', actions: 'undo' },
        'redo.requested': { guard: 'canRedo', actions: 'redo' },
        'block.selected': { actions: { type: 'select', params: ({ event }) => event } },
      },
      states: {
        resting: {
          meta: { items: ['P-24'], description: 'Nothing is on its way to the server.' },
          on: {
            'save.requested': {
              guard: 'isUnsaved',
              target: 'saving',
              actions: { type: 'prepare', params: { doing: 'draft' } },
            },
            'publish.requested': {
              guard: 'isPublishable',
              target: 'publishing',
              actions: { type: 'prepare', params: { doing: 'publish' } },
            },
            'block.lifted': {
              guard: { type: 'exists', params: ({ event }) => event },
              target: '#publishing.moving',
              actions: { type: 'lift', params: ({ event }) => event },
            },
          },
        },
        saving: {
          meta: { items: ['P-24', 'X-104'], description: 'The draft is on its way.' },
          tags: 'busy',
          invoke: {
            id: 'saveDraft',
            src: 'writePage',
            input: ({ context: { sent, history, version } }) =>
              sent ?? { doing: 'draft', nodes: history.nodes, version },
            onDone: written,
            onError: unexpected,
          },
        },
        publishing: {
          meta: { items: ['P-24', 'X-104'], description: 'The page is being published.' },
          tags: 'busy',
          invoke: {
            id: 'publish',
            src: 'writePage',
            input: ({ context: { sent, history, version } }) =>
              sent ?? { doing: 'publish', nodes: history.nodes, version },
            onDone: written,
            onError: unexpected,
          },
        },
      },
    },
    moving: {
      meta: { items: ['P-04'], description: 'A block is lifted, and goes where the arrow keys lead it.' },
      on: {
        'block.stepped': { actions: { type: 'step', params: ({ event }) => event } },
        'block.dropped': { target: 'editing', actions: 'drop' },
        'block.putBack': { target: 'editing', actions: 'putBack' },
      },
    },
    conflicted: {
      meta: {
        items: ['P-24'],
        description: 'Somebody else changed the page since: theirs, or mine over theirs, or neither yet.',
      },
      on: {
        'theirs.taken': { target: 'editing', actions: 'takeTheirs' },
        'mine.written': [
          { guard: 'isPublishing', target: 'editing.publishing', actions: 'overrule' },
          { target: 'editing.saving', actions: ['overrule', { type: 'prepare', params: { doing: 'draft' } }] },
        ],
        'decision.postponed': { target: 'editing', actions: 'postpone' },
      },
    },
    closed: {
      meta: { items: ['P-02'], description: 'The page is not this author’s to change any more.' },
    },
  },
});
