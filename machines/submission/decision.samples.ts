import type { AskDecisionResult, SubmitDecisionResult } from './decision.kit.ts';

const unexpectedError = { error: new Error('an effect broke') };
const failed = (reason: Extract<SubmitDecisionResult, { ok: false }>['reason']): { output: SubmitDecisionResult } => ({
  output: { ok: false, reason },
});
const asked = (output: AskDecisionResult): { output: AskDecisionResult } => ({ output });

/** Every event of the states that `decisionStates` brings, for the samples of a chart. */
export const decisionEvents = {
  undone: { type: 'undone' },
  'more time to undo': { type: 'undo.extended' },
  'page left': { type: 'page.left' },
  'delivery due': { type: 'delivery.due' },
  'opened in another tab': { type: 'opened.elsewhere' },
  'the last words of another tab': { type: 'draft.arrived' },
  'submitted in another tab': { type: 'submitted.elsewhere' },
  'continued here': { type: 'continued.here' },
  retried: { type: 'retried' },
} as const;

/** Every way in which the effects of those states can come back. */
export const decisionOutcomes = {
  submitDecision: {
    'it counts': { output: { ok: true } satisfies SubmitDecisionResult },
    'the server finds fault with it': failed('invalid'),
    'the admin account is gone': failed('denied'),
    'the server refuses it': failed('refused'),
    'there is no connection': failed('noConnection'),
    'no answer arrives': failed('unknown'),
    unexpectedError,
  },
  sendQueued: {
    'it counts': { output: { ok: true } satisfies SubmitDecisionResult },
    'the server finds fault with it': failed('invalid'),
    'the admin account is gone': failed('denied'),
    'somebody else was first': failed('overtaken'),
    'there is no connection': failed('noConnection'),
    'no answer arrives': failed('unknown'),
    unexpectedError,
  },
  askAfter: {
    'it had counted': asked({ ok: true, standing: 'mine' }),
    'somebody else was first': asked({ ok: true, standing: 'other' }),
    'nobody has decided': asked({ ok: true, standing: 'open' }),
    'there is no connection': asked({ ok: false, reason: 'noConnection' }),
    'the call failed': asked({ ok: false, reason: 'failed' }),
    unexpectedError,
  },
} as const;
