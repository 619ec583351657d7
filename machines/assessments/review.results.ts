import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import type { ReviewDraft } from './review-draft.ts';

/**
 * The work as the server has it, what this device kept of its review, and whether its decision was made before and may
 * not have been sent. `denied`: 403, the session stands (D-14). `failed`: the tray has told it.
 */
export type LoadReviewResult =
  | {
      readonly ok: true;
      readonly assessment: Assessment;
      readonly draft: ReviewDraft | null;
      readonly isDecided: boolean;
    }
  | { readonly ok: false; readonly reason: 'notFound' | 'denied' | 'failed' };
