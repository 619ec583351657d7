import type { ReviewSubmission } from '#contracts/assessments/review.schema.ts';
import { BYTES_PER_MEGABYTE } from '#contracts/constants.ts';
import type {
  AnswerRecord,
  AssessmentRecord,
  QuestionRecord,
  UserAssessmentRecord,
} from '#fixtures/records/assessment.record.ts';
import type { Database } from '../db/database.ts';

type Marked = ReviewSubmission['answers'][number];

interface Reviewed {
  readonly assessment: AssessmentRecord;
  readonly taken: UserAssessmentRecord;
}

/** The questions that were answered, in their order. */
const answered = ({ assessment, taken }: Reviewed): readonly QuestionRecord[] =>
  assessment.questions.filter(({ id }) => taken.answers.some(({ question_id }) => question_id === id));

/** D-03: a person marks texts and files, and whatever no rule could mark. */
const isManual = (question: QuestionRecord, answers: readonly AnswerRecord[]): boolean =>
  question.type !== 'select' ||
  answers.some(({ question_id, correct }) => question_id === question.id && correct === null);

const faultOf = (reviewed: Reviewed, { id, type, correct }: Marked, field: string): Record<string, string[]> => {
  const question = answered(reviewed).find((one) => one.id === id);
  if (question === undefined) return { [`${field}.id`]: [`The selected ${field}.id is invalid.`] };
  if (question.type !== type) return { [`${field}.type`]: [`The selected ${field}.type is invalid.`] };
  const { answers } = reviewed.taken;
  const own = answers.find(({ question_id }) => question_id === id)?.correct;
  return isManual(question, answers) || own === correct
    ? {}
    : { [`${field}.correct`]: ['An answer that was marked automatically keeps its mark.'] };
};

const fileErrors = (
  db: Database,
  { assessment }: Reviewed,
  reviewerId: number,
  { last_assessed_file_id: id, last_assessed_comments }: ReviewSubmission,
): Record<string, string[]> => {
  if (id === null) return {};
  const file = db.tables.files.get(id);
  if (file === undefined || file.owner_id !== reviewerId)
    return { last_assessed_file_id: ['The selected last assessed file id is invalid.'] };
  const megabytes =
    db.tables.organisations.get(assessment.organisation_id)?.settings.max_size_mb_assessment_review ?? 0;
  if (file.size_bytes > megabytes * BYTES_PER_MEGABYTE)
    return { last_assessed_file_id: [`The file must not be greater than ${megabytes * 1024} kilobytes.`] };
  // D-07.
  return last_assessed_comments === null
    ? {
        last_assessed_comments: ['The last assessed comments field is required when last assessed file id is present.'],
      }
    : {};
};

/** What is wrong with a review, by dotted field (L19). Every answer that a person marks needs its mark, once. */
export const reviewErrors = (
  db: Database,
  reviewed: Reviewed,
  reviewerId: number,
  body: ReviewSubmission,
): Record<string, string[]> => {
  const errors: Record<string, string[]> = {};
  const seen = new Set<number>();
  body.answers.forEach((mark, index) => {
    if (seen.has(mark.id)) errors[`answers.${index}.id`] = [`The answers.${index}.id field has a duplicate value.`];
    seen.add(mark.id);
    Object.assign(errors, faultOf(reviewed, mark, `answers.${index}`));
  });
  if (answered(reviewed).some((question) => isManual(question, reviewed.taken.answers) && !seen.has(question.id))) {
    errors['answers'] = ['Every answer that is marked by hand needs its mark.'];
  }
  return { ...errors, ...fileErrors(db, reviewed, reviewerId, body) };
};

/**
 * What the marks come to: the share of the answered questions in whole percent; passing compares the unrounded one
 * (C-33).
 */
export const decided = ({ assessment, taken }: Reviewed, marks: readonly Marked[]) => {
  const given = new Map(marks.map(({ id, correct }) => [id, correct]));
  const answers = taken.answers.map((answer) => ({
    ...answer,
    correct: given.get(answer.question_id) ?? answer.correct,
  }));
  const questions = answered({ assessment, taken });
  const right = questions.filter(
    ({ id }) => answers.find(({ question_id }) => question_id === id)?.correct === true,
  ).length;
  return {
    answers,
    score: Math.round((right * 100) / questions.length),
    passed: right * 100 >= (assessment.pass ?? 0) * questions.length,
  };
};
