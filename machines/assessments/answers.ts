import type { Question } from '#contracts/assessments/assessment.schema.ts';

/** What somebody gave as the answer to one question so far. */
export type GivenAnswer =
  | { readonly kind: 'options'; readonly optionIds: readonly number[] }
  | { readonly kind: 'text'; readonly text: string }
  /** `bytes` is for the screen only; null where only the name of the file is known. */
  | { readonly kind: 'file'; readonly fileId: number; readonly name: string; readonly bytes: number | null };

/** By question id. */
export type Answers = Readonly<Record<number, GivenAnswer>>;

/** C-10: more than one option may be chosen. */
export const allowsSeveral = ({ answer_count }: Pick<Question, 'answer_count'>): boolean => (answer_count ?? 1) > 1;

/** C-10, C-11: with several allowed a press toggles; otherwise one choice replaces the one before. */
export const toggleOption = (
  given: GivenAnswer | undefined,
  question: Pick<Question, 'answer_count'>,
  optionId: number,
): GivenAnswer => {
  if (!allowsSeveral(question)) return { kind: 'options', optionIds: [optionId] };
  const chosen = given?.kind === 'options' ? given.optionIds : [];
  return {
    kind: 'options',
    optionIds: chosen.includes(optionId) ? chosen.filter((id) => id !== optionId) : [...chosen, optionId],
  };
};

/** Answers without the one to `questionId`. */
export const withoutAnswer = (answers: Answers, questionId: number): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => Number(id) !== questionId));

/** The answers that still belong to a question that is shown. */
export const answersTo = (order: readonly number[], answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => order.includes(Number(id))));
