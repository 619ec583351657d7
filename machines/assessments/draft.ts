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
  /** Answers to questions that are no longer asked: nothing that was written is thrown away. */
  readonly aside?: Answers | undefined;
}

/** A draft that says what was put aside, be it nothing. */
export type WholeDraft = Draft & { readonly aside: Answers };

/** An attempt on the questions as they are now (C-30): answers follow their question's id, also back again. */
export const follow = (draft: Draft, assessment: Assessment): WholeDraft => {
  const order = followQuestions(draft.order, assessment);
  const all = { ...draft.aside, ...draft.answers };
  const answers = answersTo(order, all);
  const aside = Object.fromEntries(Object.entries(all).filter(([id]) => !(id in answers)));
  return { assessmentId: draft.assessmentId, attempts: draft.attempts, order, answers, aside };
};

/** The attempt to show: the draft's, on the questions as they are now, or a new one (C-15, C-22, C-29). */
export const resume = (assessment: Assessment, draft: Draft | null, seed: number): WholeDraft => {
  const { assessment_id: assessmentId, attempts } = assessment;
  const isOfThisAttempt = draft !== null && draft.assessmentId === assessmentId && draft.attempts === attempts;
  return isOfThisAttempt
    ? follow(draft, assessment)
    : { assessmentId, attempts, order: chooseQuestions(assessment, seed), answers: {}, aside: {} };
};

/**
 * An attempt with the answers of another one laid over its own: those to questions that it shows, and the rest aside
 * (C-30).
 */
export const mergeAnswers = (attempt: WholeDraft, other: Draft): WholeDraft => {
  const all = { ...attempt.aside, ...attempt.answers, ...other.aside, ...other.answers };
  const answers = answersTo(attempt.order, all);
  return { ...attempt, answers, aside: Object.fromEntries(Object.entries(all).filter(([id]) => !(id in answers))) };
};
