import * as z from 'zod/mini';
import type { Assessment, Question } from '#contracts/assessments/assessment.schema.ts';
import { randomFrom } from '../random.ts';
import { Answers, answersTo } from './answers.ts';

/** What C-15 looks at. */
export type Shuffled = Pick<Assessment, 'questions' | 'questions_max' | 'randomise'>;

/** A full Fisher-Yates shuffle, the same for the same seed. The list given stays as it is. */
export const shuffle = <T>(list: readonly T[], seed: number): T[] => {
  const random = randomFrom(seed);
  const drawnFrom = [...list];
  return list.map(() => drawnFrom.splice(Math.floor(random() * drawnFrom.length), 1)[0] as T);
};

const most = ({ questions, questions_max }: Shuffled): number => (questions_max ? questions_max : questions.length);

/** C-15: shuffled fully if `randomise` is set, and cut to `questions_max` after that; otherwise the first ones. Ids. */
export const chooseQuestions = (assessment: Shuffled, seed: number): readonly number[] => {
  const ids = assessment.questions.map(({ id }) => id);
  return (assessment.randomise ? shuffle(ids, seed) : ids).slice(0, most(assessment));
};

/**
 * The order that somebody already saw, on the questions as they are now (C-29, C-30): what is gone leaves, what is new
 * joins at the end while there is room.
 */
export const followQuestions = (order: readonly number[], assessment: Shuffled): readonly number[] => {
  const ids = assessment.questions.map(({ id }) => id);
  const known = order.filter((id) => ids.includes(id));
  return [...known, ...ids.filter((id) => !known.includes(id))].slice(0, most(assessment));
};

/** The questions in the order shown. Ids that no longer exist are left out. */
export const questionsInOrder = (order: readonly number[], questions: readonly Question[]): readonly Question[] =>
  order.flatMap((id) => questions.find((question) => question.id === id) ?? []);

/** What a device keeps of an attempt that was not submitted (C-29). The store adds its version and key. */
export const Draft = z.object({
  assessmentId: z.number(),
  /** Attempts used when this one began: the draft of an earlier try never fills a later one (C-22). */
  attempts: z.number(),
  /** Question ids in the order shown, so that a reload shows the same. */
  order: z.readonly(z.array(z.number())),
  answers: Answers,
  /** Answers to questions that are no longer asked: nothing that was written is thrown away. */
  aside: z.optional(Answers),
});
export type Draft = Readonly<z.output<typeof Draft>>;

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
