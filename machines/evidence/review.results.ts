import type { Evidence, EvidenceDecision } from '#contracts/evidence/evidence.schema.ts';
import type { EvidenceDraft } from './evidence-form.ts';

/** A decision that this device made before and may not have sent. */
export interface StoredEvidenceDecision {
  readonly draft: EvidenceDraft;
  readonly submission: EvidenceDecision;
}

/**
 * The evidence as the server has it, and what this device stored. `denied`: 403, the session stands. `failed`:
 * the tray has told it.
 */
export type LoadEvidenceResult =
  | {
      readonly ok: true;
      readonly evidence: Evidence;
      readonly draft: EvidenceDraft | null;
      readonly decided: StoredEvidenceDecision | null;
    }
  | { readonly ok: false; readonly reason: 'notFound' | 'denied' | 'failed' };
