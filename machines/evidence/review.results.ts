import type { Evidence, EvidenceDecision } from '#contracts/evidence/evidence.schema.ts';
import type { EvidenceDraft } from './evidence-form.ts';

/** A decision that this device made before and may not have sent. */
export interface KeptEvidenceDecision {
  readonly draft: EvidenceDraft;
  readonly submission: EvidenceDecision;
}

/** The evidence as the server has it, and what this device kept. `denied`: 403, the session stands. `failed`: the tray has told it. */
export type LoadEvidenceResult =
  | { readonly ok: true; readonly evidence: Evidence; readonly draft: EvidenceDraft | null; readonly kept: KeptEvidenceDecision | null }
  | { readonly ok: false; readonly reason: 'notFound' | 'denied' | 'failed' };

/**
 * `invalid`: 422, a fault in the decision or one that somebody else made first. `refused`: the server answered and did
 * nothing. `unknown`: nobody can tell whether it counted.
 */
export type SubmitEvidenceResult =
  | { readonly ok: true; readonly evidence: Evidence }
  | { readonly ok: false; readonly reason: 'invalid' | 'denied' | 'refused' | 'unknown' };

/** What the server says after a decision whose fate is not known. */
export type AskEvidenceResult = { readonly ok: true; readonly evidence: Evidence } | { readonly ok: false };
