import * as z from 'zod/mini';
import { QuestionType } from './assessment.schema.ts';

/**
 * D-09: what a review sends: every answer with its mark (`id` and `type` are those of its question), the comment, and the
 * stored file's id. Null says that there is none.
 */
export const ReviewSubmission = z.strictObject({
  answers: z.array(z.strictObject({ id: z.number(), type: QuestionType, correct: z.boolean() })),
  last_assessed_comments: z.nullable(z.string()),
  last_assessed_file_id: z.nullable(z.number()),
});
export type ReviewSubmission = z.output<typeof ReviewSubmission>;
