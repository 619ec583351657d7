import type { EvidenceVerdict } from './evidence-form.ts';

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
