import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import type { Draft } from './draft.ts';

/**
 * The assessment as the query holds it, what this device kept of it, a seed for the shuffle and the time (unix
 * seconds). `failed`: the tray has told it.
 */
export type LoadResult =
  | { readonly ok: true; readonly assessment: Assessment; readonly draft: Draft | null; readonly seed: number; readonly nowUnix: number }
  | { readonly ok: false; readonly reason: 'notFound' | 'failed' };

/**
 * `invalid`: 422. `refused`: the server answered and did not count it. `unknown`: nobody can tell whether it was
 * counted (no answer, or none that can be read).
 */
export type SubmitResult =
  | { readonly ok: true; readonly assessment: Assessment }
  | { readonly ok: false; readonly reason: 'invalid' | 'refused' | 'unknown' };

/** What the server says about the attempt after an answer that never arrived. */
export type AskResult = { readonly ok: true; readonly assessment: Assessment } | { readonly ok: false };
