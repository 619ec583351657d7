import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { answersTo, type Answers } from './answers.ts';
import { chooseQuestions, followQuestions } from './shown-questions.ts';

/** What a device keeps of an attempt that was not submitted (C-29). The store adds its version and key. */
export interface Draft {
  readonly assessmentId: number;
  /** Attempts used when this one began: the draft of an earlier try never fills a later one (C-22). */
  readonly attempts: number;
  /** Question ids in the order shown, so that a reload shows the same. */
  readonly order: readonly number[];
  readonly answers: Answers;
}

/** The attempt to show: the draft's, on the questions as they are now, or a new one (C-15, C-22, C-29). */
export const resume = (assessment: Assessment, draft: Draft | null, seed: number): Draft => {
  const { assessment_id: assessmentId, attempts } = assessment;
  const isOfThisAttempt = draft !== null && draft.assessmentId === assessmentId && draft.attempts === attempts;
  if (!isOfThisAttempt) return { assessmentId, attempts, order: chooseQuestions(assessment, seed), answers: {} };
  const order = followQuestions(draft.order, assessment);
  return { assessmentId, attempts, order, answers: answersTo(order, draft.answers) };
};
