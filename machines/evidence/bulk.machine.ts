import { assign, setup } from 'xstate';
import type { EvidenceDecision } from '#contracts/evidence/evidence.schema.ts';
import { promisedAction, promisedActor } from '../promised.ts';
import type { StateMeta } from '../state-meta.ts';
import { reportUnexpectedError } from '../submission/sending.kit.ts';
import { UNDO_MILLISECONDS } from '../undo.ts';
import {
  EMPTY_FORM,
  evidenceDecision,
  isFormComplete,
  type EvidenceVerdict,
  type EvidenceForm,
} from './evidence-form.ts';

/** A piece that was not decided, in the server's words; null: nobody can say why. */
export interface FailedPiece {
  readonly key: string;
  readonly message: string | null;
}

/** What became of the last decision about several pieces. */
export interface BatchOutcome {
  readonly verdict: EvidenceVerdict;
  /** How many were meant. */
  readonly asked: number;
  readonly failed: readonly FailedPiece[];
}

/** The reasons of a refusal are those of a single decision. */
export type SubmitBatchResult =
  | { readonly ok: true; readonly failed: readonly FailedPiece[] }
  | { readonly ok: false; readonly reason: 'denied' | 'refused' | 'unknown' | 'noConnection' };

/** Keys of what still waits, as the server has it now. */
export type ReloadListResult = { readonly ok: true; readonly keys: readonly string[] } | { readonly ok: false };

export interface BulkReviewInput {
  readonly organisationId: number;
  /** Keys that were selected before on this visit (R12). */
  readonly selected: readonly string[];
}

interface BulkReviewContext {
  readonly organisationId: number;
  readonly form: EvidenceForm;
  /** Keys, over all pages. */
  readonly selected: readonly string[];
  readonly verdict: EvidenceVerdict;
  readonly submission: EvidenceDecision | null;
  readonly outcome: BatchOutcome | null;
}

type BulkReviewEvent =
  | { readonly type: 'rows.selected' | 'rows.deselected'; readonly keys: readonly string[] }
  | { readonly type: 'selection.cleared' }
  /** `form`: what was typed for just these pieces before and not sent (D-19); null where nothing was. */
  | { readonly type: 'decision.started'; readonly verdict: EvidenceVerdict; readonly form: EvidenceForm | null }
  | { readonly type: 'form.changed'; readonly change: Partial<EvidenceForm> }
  | { readonly type: 'cancelled' }
  | { readonly type: 'submit.requested'; readonly nowUnix: number }
  | { readonly type: 'undone' }
  /**
   * Pointer or focus is on what takes the decision back, or has just left it: the time to undo begins anew (WCAG
   * 2.2.1).
   */
  | { readonly type: 'undo.extended' }
  /** The page is closing, or its person goes elsewhere. */
  | { readonly type: 'page.left' }
  /** What waits may be sent now: the connection is back, or enough time has passed. */
  | { readonly type: 'delivery.due' }
  /** The list has come anew: keys of everything that waits. */
  | { readonly type: 'list.changed'; readonly keys: readonly string[] }
  | { readonly type: 'retried' };

/** A decision about several pieces, and what was typed for it. */
export interface Batch {
  readonly organisationId: number;
  readonly keys: readonly string[];
  readonly form: EvidenceForm;
  readonly submission: EvidenceDecision | null;
}

const batch = ({ context: { organisationId, selected, form, submission } }: { context: BulkReviewContext }): Batch => ({
  organisationId,
  keys: selected,
  form,
  submission,
});
const saveForm = { type: 'saveForm' as const, params: batch };
const storeBatch = { type: 'storeBatch' as const, params: batch };
const queueBatch = { type: 'queueBatch' as const, params: batch };
const forgetBatch = { type: 'forgetBatch' as const, params: batch };
const sendWithPage = { type: 'sendWithPage' as const, params: batch };

const sent = ({ event }: { event: { output: SubmitBatchResult } }) => ({ result: event.output });
const listed = ({ event }: { event: { output: ReloadListResult } }) => ({ result: event.output });
const keysOf = ({ event }: { event: { keys: readonly string[] } }) => ({ keys: event.keys });
const atNow = ({ event }: { event: { nowUnix: number } }) => ({ nowUnix: event.nowUnix });

/**
 * Deciding about several pieces of evidence of one organisation. Whatever could not be decided stays
 * selected with its reason. Effects are promised; `bulk.actors.ts` of the app keeps them.
 */
export const bulkReviewMachine = setup({
  types: {
    context: {} as BulkReviewContext,
    events: {} as BulkReviewEvent,
    input: {} as BulkReviewInput,
    meta: {} as StateMeta,
    /** `choosing`: rows can be chosen. `decided`: a decision is on its way. `busy`: a call is. */
    tags: {} as 'choosing' | 'decided' | 'busy',
  },
  actors: {
    submitBatch: promisedActor<SubmitBatchResult, Batch>('submitBatch'),
    /** A fresh list of the server, past every cache. */
    reloadList: promisedActor<ReloadListResult, { organisationId: number }>('reloadList'),
  },
  actions: {
    saveForm: promisedAction<Batch>('saveForm'),
    /** In the outbox at once: should the page be gone before the reply, another page sends it. */
    storeBatch: promisedAction<Batch>('storeBatch'),
    /** Without a connection: it is sent by itself, from any page, when there is one. */
    queueBatch: promisedAction<Batch>('queueBatch'),
    forgetBatch: promisedAction<Batch>('forgetBatch'),
    /** Nobody hears the answer any more. */
    sendWithPage: promisedAction<Batch>('sendWithPage'),
    reportUnexpectedError: promisedAction<{ error: unknown }>('reportUnexpectedError'),
    select: assign(({ context }, { keys }: { keys: readonly string[] }) => ({
      selected: [...new Set([...context.selected, ...keys])],
    })),
    deselect: assign(({ context }, { keys }: { keys: readonly string[] }) => {
      const gone = new Set(keys);
      return { selected: context.selected.filter((key) => !gone.has(key)) };
    }),
    /** What no longer waits cannot be decided. */
    selectOnly: assign(({ context }, { keys }: { keys: readonly string[] }) => {
      const waiting = new Set(keys);
      return { selected: context.selected.filter((key) => waiting.has(key)) };
    }),
    clear: assign({ selected: [] }),
    start: assign((_, { verdict, form }: { verdict: EvidenceVerdict; form: EvidenceForm | null }) => ({
      verdict,
      form: form ?? EMPTY_FORM,
    })),
    fillIn: assign(({ context }, { change }: { change: Partial<EvidenceForm> }) => ({
      form: { ...context.form, ...change },
    })),
    decide: assign(({ context }, { nowUnix }: { nowUnix: number }) => ({
      submission: evidenceDecision(context.verdict, context.form, nowUnix),
    })),
    /** the failed ones stay selected. */
    settle: assign(({ context }, { result }: { result: SubmitBatchResult }) => {
      if (!result.ok) return {};
      const { failed } = result;
      return {
        outcome: { verdict: context.verdict, asked: context.selected.length, failed },
        selected: failed.map(({ key }) => key),
        form: EMPTY_FORM,
      };
    }),
    /** No answer came: what still waits was not decided. */
    settleByList: assign(({ context }, { result }: { result: ReloadListResult }) => {
      if (!result.ok) return {};
      const waiting = new Set(result.keys);
      const failed = context.selected.filter((key) => waiting.has(key)).map((key) => ({ key, message: null }));
      return {
        outcome: { verdict: context.verdict, asked: context.selected.length, failed },
        selected: failed.map(({ key }) => key),
      };
    }),
    selectStillPending: assign(({ context }, { result }: { result: ReloadListResult }) => {
      if (!result.ok) return {};
      const waiting = new Set(result.keys);
      return { selected: context.selected.filter((key) => waiting.has(key)) };
    }),
  },
  guards: {
    hasSelection: ({ context }) => context.selected.length > 0,
    /** */
    isComplete: ({ context }, { nowUnix }: { nowUnix: number }) =>
      isFormComplete(context.verdict, context.form, nowUnix),
    succeeded: (_, { result }: { result: SubmitBatchResult | ReloadListResult }) => result.ok,
    isDenied: (_, { result }: { result: SubmitBatchResult }) => !result.ok && result.reason === 'denied',
    isRefused: (_, { result }: { result: SubmitBatchResult }) => !result.ok && result.reason === 'refused',
    hasNoConnection: (_, { result }: { result: SubmitBatchResult }) => !result.ok && result.reason === 'noConnection',
    isUnknown: (_, { result }: { result: SubmitBatchResult }) => !result.ok && result.reason === 'unknown',
  },
  delays: { undoTime: UNDO_MILLISECONDS },
}).createMachine({
  id: 'bulk',
  context: ({ input: { organisationId, selected } }) => ({
    organisationId,
    form: EMPTY_FORM,
    selected,
    verdict: 'accepted',
    submission: null,
    outcome: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      meta: {
        items: ['Q-08', 'Q-09'],
        description: 'Rows are chosen, over all pages; what failed before stays chosen.',
      },
      tags: 'choosing',
      on: {
        'rows.selected': { actions: { type: 'select', params: keysOf } },
        'rows.deselected': { actions: { type: 'deselect', params: keysOf } },
        'selection.cleared': { actions: 'clear' },
        'list.changed': { actions: { type: 'selectOnly', params: keysOf } },
        'decision.started': {
          guard: 'hasSelection',
          target: 'deciding',
          actions: { type: 'start', params: ({ event }) => event },
        },
      },
    },
    deciding: {
      meta: {
        items: ['Q-04', 'Q-05', 'Q-08'],
        description: 'Date and score, or a message, are filled in for all of them.',
      },
      on: {
        'form.changed': { actions: [{ type: 'fillIn', params: ({ event }) => event }, saveForm] },
        cancelled: 'choosing',
        'submit.requested': {
          guard: { type: 'isComplete', params: atNow },
          target: 'waiting',
          actions: [{ type: 'decide', params: atNow }, storeBatch],
        },
      },
    },
    waiting: {
      meta: {
        items: ['Q-08', 'WCAG 3.3.4'],
        description: 'The decision is made and can be taken back; its call has not left.',
      },
      tags: 'decided',
      after: { undoTime: 'submitting' },
      on: {
        'undo.extended': { target: 'waiting', reenter: true, actions: storeBatch },
        undone: { target: 'choosing', actions: forgetBatch },
        'page.left': { target: 'unconfirmed', actions: sendWithPage },
      },
    },
    submitting: {
      meta: { items: ['Q-08'], description: 'The decision is with the server.' },
      tags: ['busy', 'decided'],
      invoke: {
        id: 'submitBatch',
        src: 'submitBatch',
        input: batch,
        onDone: [
          {
            guard: { type: 'succeeded', params: sent },
            target: 'reloading',
            actions: [forgetBatch, { type: 'settle', params: sent }],
          },
          { guard: { type: 'isDenied', params: sent }, target: 'denied', actions: forgetBatch },
          { guard: { type: 'isRefused', params: sent }, target: 'choosing', actions: forgetBatch },
          { guard: { type: 'hasNoConnection', params: sent }, target: 'queued', actions: queueBatch },
          { target: 'askingAfter' },
        ],
        onError: { target: 'askingAfter', actions: reportUnexpectedError },
      },
    },
    queued: {
      meta: {
        items: ['Q-08', 'J-05'],
        description: 'There is no connection; the decision is on the device and goes when there is one.',
      },
      tags: 'decided',
      initial: 'resting',
      states: {
        resting: {
          meta: { items: ['Q-08', 'WCAG 3.3.4'], description: 'It waits, and can be taken back.' },
          on: { 'delivery.due': 'sending', undone: { target: '#bulk.choosing', actions: forgetBatch } },
        },
        sending: {
          meta: { items: ['Q-08'], description: 'The decision is with the server.' },
          tags: 'busy',
          invoke: {
            id: 'sendQueued',
            src: 'submitBatch',
            input: batch,
            onDone: [
              {
                guard: { type: 'succeeded', params: sent },
                target: '#bulk.reloading',
                actions: [forgetBatch, { type: 'settle', params: sent }],
              },
              { guard: { type: 'isDenied', params: sent }, target: '#bulk.denied', actions: forgetBatch },
              { guard: { type: 'hasNoConnection', params: sent }, target: 'resting' },
              { guard: { type: 'isUnknown', params: sent }, target: 'resting' },
              { target: '#bulk.choosing', actions: forgetBatch },
            ],
            onError: { target: 'resting', actions: reportUnexpectedError },
          },
        },
      },
    },
    reloading: {
      meta: { items: ['Q-09'], description: 'The reply has come; the list is read anew.' },
      tags: 'busy',
      invoke: {
        id: 'reloadList',
        src: 'reloadList',
        input: ({ context }) => ({ organisationId: context.organisationId }),
        onDone: { target: 'choosing', actions: { type: 'selectStillPending', params: listed } },
        onError: { target: 'choosing', actions: reportUnexpectedError },
      },
    },
    askingAfter: {
      meta: { items: ['Q-09'], description: 'No answer came: the list tells what was decided and what still waits.' },
      tags: ['busy', 'decided'],
      invoke: {
        id: 'askAfter',
        src: 'reloadList',
        input: ({ context }) => ({ organisationId: context.organisationId }),
        onDone: [
          {
            guard: { type: 'succeeded', params: listed },
            target: 'choosing',
            actions: [forgetBatch, { type: 'settleByList', params: listed }],
          },
          { target: 'unconfirmed' },
        ],
        onError: { target: 'unconfirmed', actions: reportUnexpectedError },
      },
    },
    unconfirmed: {
      meta: { items: ['Q-09'], description: 'Nobody can say yet what was decided; everything is kept.' },
      tags: 'decided',
      on: { retried: 'askingAfter', 'delivery.due': 'askingAfter' },
    },
    denied: {
      meta: {
        items: ['Q-11', 'B-15'],
        description: 'This person has no admin account in the organisation any more; their session stands.',
      },
    },
  },
});
