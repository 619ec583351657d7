import type { ModuleFacts } from './module-facts.ts';
import type { EvidenceFields, EvidenceFile, EvidenceSubmission } from './module-form.ts';

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
