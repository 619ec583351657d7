import type { SubmitDecisionResult, AskDecisionResult } from '../submission/decision.kit.ts';
import type { EvidenceWork, ModuleContext, ModuleEvent } from './module.events.ts';

const work = ({ context: { fields, submission } }: { context: ModuleContext }): EvidenceWork => ({
  fields,
  submission,
});
const result = ({ event }: { event: { output: SubmitDecisionResult | AskDecisionResult } }) => ({
  result: event.output,
});
const failedBecause = (reason: string) => ({
  type: 'hasFailedBecause' as const,
  params: (args: { event: { output: SubmitDecisionResult | AskDecisionResult } }) => ({ ...result(args), reason }),
});
const standingIs = (standing: string) => ({
  type: 'standingIs' as const,
  params: ({ event }: { event: { output: AskDecisionResult } }) => ({ result: event.output, standing }),
});
const reportUnexpectedError = {
  type: 'reportUnexpectedError' as const,
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
};

const saveDraft = { type: 'saveDraft' as const, params: work };
const storeEvidence = { type: 'storeDecision' as const, params: work };
const confirm = ['confirm' as const, storeEvidence] as const;
const queueEvidence = { type: 'queueDecision' as const, params: work };
const forget = [{ type: 'forgetDecision' as const, params: work }, 'forgetSubmission' as const] as const;
const sent = [{ type: 'clearDraft' as const, params: work }, 'emptyFields' as const] as const;

const fill = {
  type: 'fillIn' as const,
  params: ({ event }: { event: Extract<ModuleEvent, { type: 'form.changed' }> }) => ({ message: event.message }),
};
const setFile = {
  type: 'setFile' as const,
  params: ({ event }: { event: Extract<ModuleEvent, { type: 'upload.finished' }> }) => ({ file: event.file }),
};
const learn = {
  type: 'learn' as const,
  params: ({ event }: { event: Extract<ModuleEvent, { type: 'module.changed' }> }) => ({ facts: event.facts }),
};
const evidenceIs = (status: string) => ({ type: 'evidenceIs' as const, params: { status } });
const nowPending = {
  type: 'isPendingNow' as const,
  params: ({ event }: { event: Extract<ModuleEvent, { type: 'module.changed' }> }) => ({ facts: event.facts }),
};

const told = { 'module.changed': { target: '#module.evidence.settling', actions: learn } } as const;
const mayBegin = {
  ...told,
  'form.changed': { guard: 'takesEvidence', target: '#module.evidence.editing', actions: [fill, saveDraft] },
  'upload.started': { guard: 'takesEvidence', target: '#module.evidence.uploading' },
} as const;

/**
 * The evidence beside a module (N-15 to N-17): it is sent once, waits on the device without a connection, and is asked
 * after where no reply came.
 */
export const evidenceRegion = {
  initial: 'settling',
  states: {
    settling: {
      meta: { items: ['N-16', 'N-17'], description: 'What was sent, typed or decided says where it goes on.' },
      on: { 'module.changed': { actions: learn } },
      always: [
        { guard: 'isConfirmed', target: 'queued' },
        { guard: evidenceIs('pending'), target: 'pending' },
        { guard: 'hasDraft', target: 'editing' },
        { guard: evidenceIs('accepted'), target: 'accepted' },
        { guard: evidenceIs('rejected'), target: 'rejected' },
        { guard: evidenceIs('none'), target: 'none' },
      ],
    },
    none: { meta: { items: ['N-16'], description: 'Nothing was sent.' }, on: mayBegin },
    pending: { meta: { items: ['N-16', 'N-17'], description: 'A reviewer has it.' }, on: told },
    accepted: {
      meta: {
        items: ['N-15', 'N-17'],
        description: 'A reviewer accepted it; where the training expires, more may be sent.',
      },
      on: mayBegin,
    },
    rejected: {
      meta: { items: ['N-17'], description: 'A reviewer rejected it, with a reason; another try may be sent.' },
      on: mayBegin,
    },
    editing: {
      meta: { items: ['N-16', 'K-05'], description: 'A file or a message is there and was not sent.' },
      on: {
        'module.changed': { guard: nowPending, target: 'settling', actions: learn },
        'form.changed': { actions: [fill, saveDraft] },
        'upload.started': { target: 'uploading' },
        'file.removed': { actions: ['removeFile', saveDraft] },
        submitted: { guard: 'hasFile', target: 'naming' },
      },
    },
    naming: {
      meta: {
        items: ['H-17', 'N-16'],
        description: 'Whoever views as its person is asked whether it is sent for them.',
      },
      always: { guard: 'isInOwnName', target: 'submitting', actions: confirm },
      on: {
        'evidence.agreed': { target: 'submitting', actions: confirm },
        'evidence.declined': { target: 'editing' },
        'module.changed': { guard: nowPending, target: 'settling', actions: learn },
      },
    },
    uploading: {
      meta: {
        items: ['N-16', 'K-01', 'K-05'],
        description: 'A file is on its way; the message can be typed meanwhile.',
      },
      on: {
        'form.changed': { actions: [fill, saveDraft] },
        'upload.finished': { target: 'editing', actions: [setFile, saveDraft] },
        'upload.ended': { target: 'editing' },
      },
    },
    submitting: {
      meta: { items: ['N-16'], description: 'The evidence is with the server.' },
      tags: 'busy',
      invoke: {
        id: 'submitEvidence',
        src: 'submitDecision',
        input: work,
        onDone: [
          { guard: { type: 'hasSucceeded', params: result }, target: 'pending', actions: sent },
          { guard: failedBecause('noConnection'), target: 'queued', actions: queueEvidence },
          { guard: failedBecause('unknown'), target: 'asking' },
          { guard: failedBecause('overtaken'), target: 'settling', actions: forget },
          { target: 'editing', actions: forget },
        ],
        onError: { target: 'asking', actions: reportUnexpectedError },
      },
    },
    asking: {
      meta: { items: ['N-16'], description: 'No reply came: the server is asked whether it has this file.' },
      tags: 'busy',
      invoke: {
        id: 'askAfterEvidence',
        src: 'askAfter',
        input: work,
        onDone: [
          { guard: standingIs('mine'), target: 'pending', actions: sent },
          { guard: standingIs('other'), target: 'settling', actions: forget },
          { guard: standingIs('open'), target: 'editing', actions: forget },
          { guard: failedBecause('noConnection'), target: 'queued', actions: queueEvidence },
          { target: 'unconfirmed' },
        ],
        onError: { target: 'unconfirmed', actions: reportUnexpectedError },
      },
    },
    queued: {
      meta: {
        items: ['N-16', 'J-05'],
        description: 'There is no connection; the evidence is on the device and goes when there is one.',
      },
      on: { 'delivery.due': { target: 'submitting' }, undone: { target: 'editing', actions: forget } },
    },
    unconfirmed: {
      meta: { items: ['N-16'], description: 'Nobody can say yet whether it arrived; everything is stored.' },
      on: { retried: { target: 'asking' }, 'delivery.due': { target: 'asking' } },
    },
  },
} as const;
