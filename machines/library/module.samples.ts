import { entry } from '../catalogue-entry.ts';
import { decisionOutcomes } from '../submission/decision.samples.ts';
import { moduleMachine } from './module.machine.ts';
import type { ModuleFacts } from './module-facts.ts';
import { NO_FIELDS } from './module-form.ts';
import type { ChangeModuleResult } from './module.setup.ts';

/** A document to confirm that takes evidence, of which none was sent. */
export const sampleFacts = (over: Partial<ModuleFacts> = {}): ModuleFacts => ({
  access: 'open',
  needsConfirmation: true,
  isDownloadFirst: false,
  canRestart: false,
  takesEvidence: true,
  evidence: 'none',
  ...over,
});

const file = { id: 990_001, name: 'certificate.pdf', bytes: 1_100_000 };
const told = (over: Partial<ModuleFacts> = {}) => ({ type: 'module.changed', facts: sampleFacts(over) }) as const;
const unexpectedError = { error: new Error('an effect broke') };
const changed = (facts: ModuleFacts | null): { output: ChangeModuleResult } => ({ output: { ok: true, facts } });
const notChanged = { output: { ok: false } satisfies ChangeModuleResult };
const { 'somebody else was first': overtaken } = decisionOutcomes.sendQueued;

/** The chart of a module with everything that can happen to it. */
export const moduleEntry = entry({
  name: 'module',
  area: 'library',
  description: 'Taking a module: waiting for it, confirming, restarting, and the evidence beside it.',
  machine: moduleMachine,
  inputs: {
    'a first visit': { fields: NO_FIELDS, submission: null, learner: null },
    'a message typed before': { fields: { message: 'Done in May', file: null }, submission: null, learner: null },
    'evidence that may not have left': {
      fields: { message: '', file },
      submission: { file_id: file.id, message: null },
      learner: null,
    },
    'somebody views as its person': { fields: NO_FIELDS, submission: null, learner: 'Amara Osei' },
  },
  events: {
    'it can be taken': told(),
    'it is downloaded first': told({ isDownloadFirst: true }),
    'it has nothing to confirm and takes no evidence': told({
      needsConfirmation: false,
      isDownloadFirst: true,
      takesEvidence: false,
    }),
    'it is not published': told({ access: 'unpublished', takesEvidence: false }),
    'several items come first': told({ access: 'root', takesEvidence: false }),
    'one item comes first': told({ access: 'parent', takesEvidence: false }),
    'it is completed, and can be restarted': told({ access: 'completed', needsConfirmation: false, canRestart: true }),
    'it is completed for good': told({ access: 'completed', needsConfirmation: false, takesEvidence: false }),
    'its evidence waits': told({ evidence: 'pending' }),
    'its evidence was accepted': told({ evidence: 'accepted' }),
    'its evidence was rejected': told({ evidence: 'rejected' }),
    opened: { type: 'opened' },
    downloaded: { type: 'downloaded' },
    confirmed: { type: 'confirmed' },
    'confirmed for the learner': { type: 'confirmation.agreed' },
    'not confirmed for the learner': { type: 'confirmation.declined' },
    'opened for the learner': { type: 'opening.agreed' },
    'not opened for the learner': { type: 'opening.declined' },
    'sent for the learner': { type: 'evidence.agreed' },
    'not sent for the learner': { type: 'evidence.declined' },
    'restart requested': { type: 'restart.requested' },
    'restart cancelled': { type: 'restart.cancelled' },
    'restart confirmed': { type: 'restart.confirmed' },
    'a message typed': { type: 'form.changed', message: 'Done in May' },
    'a file chosen': { type: 'upload.started' },
    'the file arrived': { type: 'upload.finished', file },
    'the upload ended': { type: 'upload.ended' },
    'the file removed': { type: 'file.removed' },
    submitted: { type: 'submitted' },
    undone: { type: 'undone' },
    retried: { type: 'retried' },
    'delivery due': { type: 'delivery.due' },
  },
  outcomes: {
    confirmModule: {
      'it is completed': changed(sampleFacts({ access: 'completed', needsConfirmation: false, canRestart: true })),
      'nobody says how it stands': changed(null),
      'it did not arrive': notChanged,
      unexpectedError,
    },
    resetModule: {
      'it starts anew': changed(sampleFacts()),
      'nobody says how it stands': changed(null),
      'it did not arrive': notChanged,
      unexpectedError,
    },
    submitEvidence: { ...decisionOutcomes.submitDecision, 'other evidence was first': overtaken },
    askAfterEvidence: decisionOutcomes.askAfter,
  },
  distinguish: ({ facts, fields, submission, learner }) => ({
    facts,
    isViewed: learner !== null,
    hasFile: fields.file !== null,
    hasMessage: fields.message !== '',
    isConfirmed: submission !== null,
  }),
});
