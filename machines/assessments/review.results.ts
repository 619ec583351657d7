import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import type { ReviewDraft } from './review-draft.ts';

/**
 * The work as the server has it, what this device kept of its review, and whether its decision was made before and may not
 * have been sent. `denied`: 403, the session stands (D-14). `failed`: the tray has told it.
 */
export type LoadReviewResult =
  | { readonly ok: true; readonly assessment: Assessment; readonly draft: ReviewDraft | null; readonly isDecided: boolean }
  | { readonly ok: false; readonly reason: 'notFound' | 'denied' | 'failed' };

/**
 * `invalid`: 422, a fault in the review or a decision that somebody else made first. `refused`: the server answered and did
 * nothing. `unknown`: nobody can tell whether it counted.
 */
export type SubmitReviewResult =
  | { readonly ok: true; readonly assessment: Assessment }
  | { readonly ok: false; readonly reason: 'invalid' | 'denied' | 'refused' | 'unknown' };

/** What the server says about the work after a decision whose fate is not known. */
export type AskReviewResult = { readonly ok: true; readonly assessment: Assessment } | { readonly ok: false };
