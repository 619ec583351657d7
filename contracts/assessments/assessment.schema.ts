import * as z from 'zod/mini';
import { maybe, Paging, WireDate } from '../wire.schema.ts';

/** C-23: every status an assessment can be in. */
export const AssessmentStatus = z.enum([
  'pending',
  'review',
  'completed',
  'locked',
  'exempt',
  'failed',
  'expired',
  'overdue',
]);
export type AssessmentStatus = z.output<typeof AssessmentStatus>;

/** C-09. */
export const QuestionType = z.enum(['select', 'file', 'textarea']);
export type QuestionType = z.output<typeof QuestionType>;

/** ES-02. `answer_count` above 1 lets several options be chosen (C-10). */
export const Question = z.looseObject({
  id: z.number(),
  title: z.string(),
  type: QuestionType,
  answer_count: maybe(z.number()),
  max_size_mb: maybe(z.number()),
  options: maybe(z.array(z.looseObject({ id: z.number(), value: z.string() }))),
});
export type Question = z.output<typeof Question>;

/** ES-03: one marked or unmarked answer. `key` names a file answer's file. */
export const Answer = z.looseObject({
  key: maybe(z.string()),
  correct: z.nullable(z.boolean()),
  question: z.string(),
  response: z.string(),
});
export type Answer = z.output<typeof Answer>;

/** ES-04: a reviewer's comment. */
export const Message = z.looseObject({
  message: z.string(),
  user_name: z.string(),
  created_at: WireDate,
  file_id: maybe(z.number()),
});

/** C-04, C-05: an item to complete first; `prerequisites` lead further down the chain. */
export interface Prerequisite {
  readonly id: number;
  readonly title: string;
  readonly type: 'module' | 'collection';
  readonly completed: boolean;
  readonly prerequisites?: readonly Prerequisite[] | null | undefined;
}
export const Prerequisite: z.ZodMiniType<Prerequisite, Prerequisite> = z.looseObject({
  id: z.number(),
  title: z.string(),
  type: z.enum(['module', 'collection']),
  completed: z.boolean(),
  prerequisites: maybe(z.array(z.lazy(() => Prerequisite))),
});

const Parent = {
  title: z.string(),
  assessable: z.boolean(),
  thumbnail_url: maybe(z.string()),
  prerequisites: maybe(z.array(Prerequisite)),
};

/** ES-01 with its card's fields. */
export const Assessment = z.looseObject({
  assessment_id: z.number(),
  assessment_type_id: maybe(z.number()),
  assessment_type_key: z.string(),
  assessment_type_description: maybe(z.string()),
  assessment_category_id: maybe(z.number()),
  key: maybe(z.string()),
  code: maybe(z.string()),
  title: z.string(),
  description: maybe(z.string()),
  short_description: maybe(z.string()),
  long_description: maybe(z.string()),
  pre_message: maybe(z.string()),
  post_message: maybe(z.string()),
  allow_early: maybe(z.boolean()),
  detached: maybe(z.boolean()),
  attempts: z.number(),
  attempts_max: z.nullable(z.number()),
  attempts_total: maybe(z.number()),
  pass: z.nullable(z.number()),
  score: z.nullable(z.number()),
  review: maybe(z.boolean()),
  passed: z.nullable(z.boolean()),
  status: AssessmentStatus,
  expires_at: maybe(WireDate),
  last_submitted_at: maybe(WireDate),
  last_referred_at: maybe(WireDate),
  last_assessed_at: maybe(WireDate),
  last_assessed_comments: maybe(z.string()),
  last_assessed_file_id: maybe(z.number()),
  created_at: maybe(WireDate),
  last_referred_user_ids: maybe(z.array(z.number())),
  last_referred_users: maybe(z.array(z.looseObject({ id: z.number(), name: z.string(), email: z.string() }))),
  last_assessed_user_id: maybe(z.number()),
  last_assessed_user: maybe(z.looseObject({ id: z.number(), name: z.string() })),
  entity_id: maybe(z.number()),
  collection: maybe(z.looseObject({ collection_id: z.number(), ...Parent })),
  module: maybe(z.looseObject({ module_id: z.number(), ...Parent })),
  questions: z.array(Question),
  questions_max: maybe(z.number()),
  randomise: maybe(z.boolean()),
  answers: maybe(z.array(Answer)),
  hide_answers: maybe(z.boolean()),
  hide_score: maybe(z.boolean()),
  user_assessment_id: maybe(z.number()),
  user_entity_id: maybe(z.number()),
  user_id: maybe(z.number()),
  user: maybe(z.looseObject({ id: z.number(), name: z.string(), email: z.string() })),
  organisation_id: z.number(),
  messages: maybe(z.array(Message)),
  history: maybe(
    z.array(
      z.looseObject({
        attempt: z.number(),
        score: z.nullable(z.number()),
        passed: z.nullable(z.boolean()),
        submitted_at: maybe(WireDate),
      }),
    ),
  ),
});
export type Assessment = z.output<typeof Assessment>;

/** what a list needs of an assessment. */
export const AssessmentCard = z.looseObject({
  assessment_id: z.number(),
  assessment_type_key: z.string(),
  title: z.string(),
  short_description: maybe(z.string()),
  status: AssessmentStatus,
  allow_early: maybe(z.boolean()),
  detached: maybe(z.boolean()),
  /** Of the reviewer who marked it last; null where nobody did. With the status, they tell that it came back (H6). */
  last_assessed_at: maybe(WireDate),
  last_assessed_user_id: maybe(z.number()),
  collection: maybe(z.looseObject({ collection_id: z.number(), ...Parent })),
  module: maybe(z.looseObject({ module_id: z.number(), ...Parent })),
});
export type AssessmentCard = z.output<typeof AssessmentCard>;

export const AssessmentPage = Paging(AssessmentCard);

/**
 * C-17: what a submission sends: one entry per chosen option, the stored file's id for a file, the text for a text.
 * A value is a number for an option or a file, text otherwise.
 */
export const AnswerSubmission = z.strictObject({
  answers: z.array(z.strictObject({ id: z.number(), value: z.union([z.number(), z.string()]) })),
});
export type AnswerSubmission = z.output<typeof AnswerSubmission>;
