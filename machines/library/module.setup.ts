import { assign, setup } from 'xstate';
import { promisedAction, promisedActor } from '../promised.ts';
import type { StateMeta } from '../state-meta.ts';
import { decisionActions, decisionActors, decisionGuards } from '../submission/decision.kit.ts';
import type { ModuleAccess, ModuleFacts } from './module-facts.ts';
import {
  evidenceSubmission,
  isFilledIn,
  NO_FIELDS,
  type EvidenceFields,
  type EvidenceFile,
  type EvidenceSubmission,
} from './module-form.ts';

/** What became of a confirmation or a restart, with how the module stands afterwards; null where nobody says. */
export type ChangeModuleResult = { readonly ok: true; readonly facts: ModuleFacts | null } | { readonly ok: false };

export interface ModuleInput {
  /** What the device has of the evidence: typed and not sent, or confirmed and perhaps not sent. */
  readonly fields: EvidenceFields;
  readonly submission: EvidenceSubmission | null;
  /**
   * The learner whom somebody views as: what counts as theirs is asked about with this name (H-17). Null in the own
   * name.
   */
  readonly learner: string | null;
}

export interface ModuleContext extends ModuleInput {
  /** Null until the module has loaded. */
  readonly facts: ModuleFacts | null;
}

export type ModuleEvent =
  /** The query has newer facts. */
  | { readonly type: 'module.changed'; readonly facts: ModuleFacts }
  /** The package is shown, or the link followed. */
  | { readonly type: 'opened' }
  | { readonly type: 'downloaded' | 'confirmed' }
  /** H-17: whoever views answers the question that names the learner. */
  | {
      readonly type:
        | 'confirmation.agreed'
        | 'confirmation.declined'
        | 'opening.agreed'
        | 'opening.declined'
        | 'evidence.agreed'
        | 'evidence.declined';
    }
  | { readonly type: 'restart.requested' | 'restart.cancelled' | 'restart.confirmed' }
  | { readonly type: 'form.changed'; readonly message: string }
  | { readonly type: 'upload.started' | 'upload.ended' | 'file.removed' }
  | { readonly type: 'upload.finished'; readonly file: EvidenceFile }
  | { readonly type: 'submitted' | 'undone' | 'retried' | 'delivery.due' };

/** Something typed, or evidence on its way (`submission`). */
export interface EvidenceWork {
  readonly fields: EvidenceFields;
  readonly submission: EvidenceSubmission | null;
}

export type Told = { readonly facts: ModuleFacts };
export type Changed = { readonly result: ChangeModuleResult };

/** What the chart of a module is made of: its types, promised effects and rules. */
export const moduleSetup = setup({
  types: {
    context: {} as ModuleContext,
    events: {} as ModuleEvent,
    input: {} as ModuleInput,
    meta: {} as StateMeta,
    /** `busy`: a call is on its way. */
    tags: {} as 'busy',
  },
  actors: {
    confirmModule: promisedActor<ChangeModuleResult, void>('confirmModule'),
    resetModule: promisedActor<ChangeModuleResult, void>('resetModule'),
    ...decisionActors<EvidenceWork>(),
  },
  actions: {
    /** N-05. Nothing waits for it. */
    startModule: promisedAction('startModule'),
    ...decisionActions<EvidenceWork>(),
    learn: assign((_, told: Told) => told),
    learnResult: assign((_, { result }: Changed) =>
      result.ok && result.facts !== null ? { facts: result.facts } : {},
    ),
    fillIn: assign({ fields: ({ context }, { message }: { message: string }) => ({ ...context.fields, message }) }),
    setFile: assign({ fields: ({ context }, { file }: { file: EvidenceFile }) => ({ ...context.fields, file }) }),
    removeFile: assign({ fields: ({ context }) => ({ ...context.fields, file: null }) }),
    confirm: assign({ submission: ({ context }) => evidenceSubmission(context.fields) }),
    forgetSubmission: assign({ submission: null }),
    emptyFields: assign({ fields: NO_FIELDS, submission: null }),
  },
  guards: {
    ...decisionGuards,
    accessIs: ({ context }, { access }: { access: ModuleAccess }) => context.facts?.access === access,
    accessStays: ({ context }, told: Told) => context.facts?.access === told.facts.access,
    isDownloadFirst: ({ context }) => context.facts?.isDownloadFirst === true,
    needsConfirmation: ({ context }) => context.facts?.needsConfirmation === true,
    canConfirmAtOnce: ({ context }) => context.facts?.needsConfirmation === true && !context.facts.isDownloadFirst,
    canRestart: ({ context }) => context.facts?.canRestart === true,
    /** Nobody views: whoever does it is asked for no name. */
    isInOwnName: ({ context }) => context.learner === null,
    hasChanged: (_, { result }: Changed) => result.ok,
    canOpen: ({ context }) => context.facts?.access === 'open' || context.facts?.access === 'completed',
    /** What was open is closed, or starts anew. */
    closesContent: ({ context }, told: Told) =>
      context.facts?.access !== told.facts.access && told.facts.access !== 'completed',
    takesEvidence: ({ context }) => context.facts?.takesEvidence === true,
    evidenceIs: ({ context }, { status }: { status: string }) => context.facts?.evidence === status,
    isPendingNow: (_, told: Told) => told.facts.evidence === 'pending',
    isConfirmed: ({ context }) => context.submission !== null,
    hasDraft: ({ context }) => context.facts?.takesEvidence === true && isFilledIn(context.fields),
    hasFile: ({ context }) => context.fields.file !== null,
  },
});
