import { entry } from '../catalogue-entry.ts';
import { bulkReviewMachine, type ReloadListResult, type SubmitBatchResult } from './bulk.machine.ts';

const NOW = 1_772_409_600;
const ALL = ['evidence-1', 'evidence-2'];

const replied = (output: SubmitBatchResult): { output: SubmitBatchResult } => ({ output });
const listed = (keys: readonly string[]): { output: ReloadListResult } => ({ output: { ok: true, keys } });
const failed: { output: ReloadListResult } = { output: { ok: false } };
const unexpectedError = { error: new Error('an effect broke') };

/** The chart of deciding about several pieces with everything that can happen to it. */
export const bulkReviewEntry = entry({
  name: 'bulk',
  area: 'evidence',
  description:
    'Choosing pieces of evidence over several pages, deciding about all of them, and what remains when some could not be decided.',
  machine: bulkReviewMachine,
  inputs: { 'an organisation': { organisationId: 1, selected: [] } },
  events: {
    'two rows chosen': { type: 'rows.selected', keys: ALL },
    'one row left out': { type: 'rows.deselected', keys: ['evidence-2'] },
    'selection cleared': { type: 'selection.cleared' },
    'one of them decided elsewhere': { type: 'list.changed', keys: ['evidence-1'] },
    'accept chosen': { type: 'decision.started', verdict: 'accepted', form: null },
    'reject chosen': { type: 'decision.started', verdict: 'rejected', form: null },
    'a score of 101 typed': { type: 'form.changed', change: { score: '101' } },
    'a score of 90 typed': { type: 'form.changed', change: { score: '90' } },
    cancelled: { type: 'cancelled' },
    submitted: { type: 'submit.requested', nowUnix: NOW },
    undone: { type: 'undone' },
    'more time to undo': { type: 'undo.extended' },
    'page left': { type: 'page.left' },
    'delivery due': { type: 'delivery.due' },
    retried: { type: 'retried' },
  },
  outcomes: {
    submitBatch: {
      'all were decided': replied({ ok: true, failed: [] }),
      'one could not be decided': replied({
        ok: true,
        failed: [{ key: 'evidence-2', message: 'This evidence has already been reviewed.' }],
      }),
      'the admin account is gone': replied({ ok: false, reason: 'denied' }),
      'the server refuses it': replied({ ok: false, reason: 'refused' }),
      'there is no connection': replied({ ok: false, reason: 'noConnection' }),
      'no answer arrives': replied({ ok: false, reason: 'unknown' }),
      unexpectedError,
    },
    sendQueued: {
      'all were decided': replied({ ok: true, failed: [] }),
      'the admin account is gone': replied({ ok: false, reason: 'denied' }),
      'the server refuses it': replied({ ok: false, reason: 'refused' }),
      'there is no connection': replied({ ok: false, reason: 'noConnection' }),
      'no answer arrives': replied({ ok: false, reason: 'unknown' }),
      unexpectedError,
    },
    reloadList: { 'one still waits': listed(['evidence-2']), 'the call failed': failed, unexpectedError },
    askAfter: { 'one still waits': listed(['evidence-2']), 'the call failed': failed, unexpectedError },
  },
  distinguish: ({ selected, verdict, form, outcome }) => ({
    selected: selected.length,
    verdict,
    score: form.score === '101' ? 'out of range' : 'fine',
    failed: outcome?.failed.length ?? null,
  }),
});
