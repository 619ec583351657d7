import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import type { Draft } from './draft.ts';

/**
 * The assessment as the query holds it, what this device kept of it, a seed for the shuffle and the time (unix
 * seconds). `submission`: what left this device, or waits to leave it, or was withdrawn, and nobody knows of yet; its answers
 * are the draft's then. `failed`: the tray has told it.
 */
export type LoadResult =
  | {
      readonly ok: true;
      readonly assessment: Assessment;
      readonly draft: Draft | null;
      readonly submission: { readonly stage: 'left' | 'waiting' | 'withdrawn' | 'sent'; readonly attempts: number } | null;
      readonly seed: number;
      readonly nowUnix: number;
    }
  | { readonly ok: false; readonly reason: 'notFound' | 'failed' };

/**
 * `invalid`: 422. `refused`: the server answered and did not count it. `unknown`: nobody can tell whether it was
 * counted (no answer, or none that can be read). `noConnection`: nothing was sent, because there is none. `gone`: it waited
 * and was withdrawn elsewhere.
 */
export type SubmitResult =
  | { readonly ok: true; readonly assessment: Assessment }
  | { readonly ok: false; readonly reason: 'invalid' | 'refused' | 'unknown' | 'noConnection' | 'gone' };

/** What the server says about the attempt after an answer that never arrived. */
export type AskResult = { readonly ok: true; readonly assessment: Assessment } | { readonly ok: false; readonly reason: 'noConnection' | 'failed' };
