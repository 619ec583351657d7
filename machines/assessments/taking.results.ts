import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import type { Draft } from './draft.ts';
import type { SubmissionStanding } from './same-submission.ts';

/**
 * The assessment as the query holds it, what this device kept of it, a seed for the shuffle and the time (unix
 * seconds). `submission`: what left this device, or waits to leave it, or was withdrawn, and nobody knows of yet; its
 * answers are the draft's then. `failed`: the tray has told it.
 */
export type LoadResult =
  | {
      readonly ok: true;
      readonly assessment: Assessment;
      readonly draft: Draft | null;
      /** `isCounted`: the server has this one, and no other in its place. */
      readonly submission: {
        readonly stage: 'left' | 'confirmed' | 'unanswered' | 'settled';
        readonly isCounted: boolean;
      } | null;
      readonly seed: number;
      readonly nowUnix: number;
    }
  | { readonly ok: false; readonly reason: 'notFound' | 'failed' };

/**
 * `invalid`: 422. `refused`: the server answered and did not count it. `unknown`: nobody can tell whether it was
 * counted (no answer, or none that can be read). `noConnection`: nothing was sent, because there is none. `withdrawn`:
 * it waited and was withdrawn elsewhere. `overtaken`: another submission, from another device, used the attempt.
 * `notSent`: it left before, did not arrive, and may not be repeated by itself.
 */
export type SubmitResult =
  | { readonly ok: true; readonly assessment: Assessment }
  | {
      readonly ok: false;
      readonly reason: 'invalid' | 'refused' | 'unknown' | 'noConnection' | 'withdrawn' | 'overtaken' | 'notSent';
    };

/**
 * What the server says about the attempt after a reply that never arrived: whether it has this submission, none, or
 * another one.
 */
export type AskResult =
  | { readonly ok: true; readonly assessment: Assessment; readonly standing: SubmissionStanding }
  | { readonly ok: false; readonly reason: 'noConnection' | 'failed' };
