import type { AnswerSubmission } from '#contracts/assessments/assessment.schema.ts';
import type { AnswerRecord, AssessmentRecord, QuestionRecord } from '#fixtures/records/assessment.record.ts';

type Given = AnswerSubmission['answers'][number];

/** C-33: right only with exactly the right set. */
const isRight = (question: QuestionRecord, given: readonly Given[]): boolean => {
  const chosen = new Set(given.map(({ value }) => value));
  return chosen.size === question.right_option_ids.length && question.right_option_ids.every((id) => chosen.has(id));
};

/** What a submission is worth. Where a person has to look at it, `score` and `passed` wait for that. */
export interface Mark {
  readonly answers: AnswerRecord[];
  readonly needsReview: boolean;
  /** Share of the shown questions that are right, rounded to whole percent; null until reviewed. */
  readonly score: number | null;
  readonly passed: boolean | null;
}

/** C-33: deterministic. Choices are marked at once; a text, a file or the `review` flag send the whole to a reviewer. */
export const mark = (assessment: AssessmentRecord, given: readonly Given[]): Mark => {
  const questions = assessment.questions.filter(({ id }) => given.some((answer) => answer.id === id));
  const verdicts = new Map(
    questions.map((question) => [
      question.id,
      question.type === 'select'
        ? isRight(
            question,
            given.filter(({ id }) => id === question.id),
          )
        : null,
    ]),
  );
  const answers = given.map(({ id, value }) => ({ question_id: id, value, correct: verdicts.get(id) ?? null }));
  if (assessment.review || questions.some(({ type }) => type !== 'select'))
    return { answers, needsReview: true, score: null, passed: null };
  const right = [...verdicts.values()].filter((verdict) => verdict === true).length;
  return {
    answers,
    needsReview: false,
    score: Math.round((right * 100) / questions.length),
    // The unrounded share, in whole numbers: 2 of 3 do not reach 67.
    passed: right * 100 >= (assessment.pass ?? 0) * questions.length,
  };
};
