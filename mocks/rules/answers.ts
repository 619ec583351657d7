import type { AnswerSubmission } from '#contracts/assessments/assessment.schema.ts';
import { BYTES_PER_MEGABYTE, LIMITS } from '#contracts/constants.ts';
import type { AssessmentRecord, QuestionRecord } from '#fixtures/records/assessment.record.ts';
import type { Database } from '../db/database.ts';

type Given = AnswerSubmission['answers'][number];

/** C-15: how many questions a learner is shown. */
export const shownCount = (assessment: Pick<AssessmentRecord, 'questions' | 'questions_max'>): number =>
  Math.min(assessment.questions_max || assessment.questions.length, assessment.questions.length);

const allowsSeveral = (question: QuestionRecord): boolean =>
  question.type === 'select' && (question.answer_count ?? 1) > 1;

/** C-13: the question's limit, else the organisation's, else 10 MB. */
const bytesAllowed = (db: Database, question: QuestionRecord, organisationId: number): number =>
  (question.max_size_mb ||
    db.tables.organisations.get(organisationId)?.settings.max_size_mb_assessment_answer ||
    LIMITS.assessmentAnswerMegabytes) * BYTES_PER_MEGABYTE;

const fault = (
  db: Database,
  assessment: AssessmentRecord,
  userId: number,
  question: QuestionRecord,
  { value }: Given,
  field: string,
): string | null => {
  if (question.type === 'textarea') {
    if (typeof value !== 'string' || value.trim() === '') return `The ${field} field is required.`;
    return value.length > LIMITS.answerCharacters
      ? `The ${field} field must not be greater than ${LIMITS.answerCharacters} characters.`
      : null;
  }
  if (question.type === 'select')
    return question.options?.some((option) => option.id === value) ? null : `The selected ${field} is invalid.`;
  const file = typeof value === 'number' ? db.tables.files.get(value) : undefined;
  if (file === undefined || file.owner_id !== userId) return `The selected ${field} is invalid.`;
  const allowed = bytesAllowed(db, question, assessment.organisation_id);
  return file.size_bytes > allowed ? `The ${field} field must not be greater than ${allowed / 1024} kilobytes.` : null;
};

/**
 * What is wrong with a submission, by dotted field (L19). Every shown question is answered: the client shows a cut list
 * (C-15), so exactly that many distinct questions are accepted, whichever they are.
 */
export const answerErrors = (
  db: Database,
  assessment: AssessmentRecord,
  userId: number,
  given: readonly Given[],
): Record<string, string[]> => {
  const errors: Record<string, string[]> = {};
  const seen = new Set<string>();
  given.forEach((answer, index) => {
    const question = assessment.questions.find(({ id }) => id === answer.id);
    if (question === undefined) {
      errors[`answers.${index}.id`] = [`The selected answers.${index}.id is invalid.`];
      return;
    }
    const key = allowsSeveral(question) ? `${answer.id}=${String(answer.value)}` : String(answer.id);
    if (seen.has(key)) errors[`answers.${index}.id`] = [`The answers.${index}.id field has a duplicate value.`];
    seen.add(key);
    const wrong = fault(db, assessment, userId, question, answer, `answers.${index}.value`);
    if (wrong !== null) errors[`answers.${index}.value`] = [wrong];
  });
  const answered = new Set(given.map(({ id }) => id)).size;
  if (Object.keys(errors).length === 0 && answered !== shownCount(assessment))
    errors['answers'] = [`The answers field must contain ${shownCount(assessment)} items.`];
  return errors;
};
