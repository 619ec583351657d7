import * as z from 'zod/mini';
import { maybe, WireDate } from '../wire.schema.ts';
import { QuestionType } from './assessment.schema.ts';

/**
 * D-09: what a review sends: every answer with its mark (`id` and `type` are those of its question), the comment, and
 * the stored file's id. Null says that there is none.
 */
export const ReviewSubmission = z.strictObject({
  answers: z.array(z.strictObject({ id: z.number(), type: QuestionType, correct: z.boolean() })),
  last_assessed_comments: z.nullable(z.string()),
  last_assessed_file_id: z.nullable(z.number()),
});
export type ReviewSubmission = z.output<typeof ReviewSubmission>;

/** An assessment that waits for a reviewer, in the list of an organisation (R12). `key` opens its review (D-01). */
export const PendingReview = z.looseObject({
  key: z.string(),
  assessment_id: z.number(),
  title: z.string(),
  /** Which attempt it is, from 1. */
  attempts: z.number(),
  last_submitted_at: maybe(WireDate),
  user: maybe(z.looseObject({ id: z.number(), name: z.string(), email: z.string() })),
});
export type PendingReview = z.output<typeof PendingReview>;
