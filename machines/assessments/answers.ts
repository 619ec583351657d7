import * as z from 'zod/mini';
import type { AnswerSubmission, Question } from '#contracts/assessments/assessment.schema.ts';
import { LIMITS } from '#contracts/constants.ts';

/** A text with single spaces and none around it: how texts of the server are compared. */
export const plainText = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What somebody gave as the answer to one question so far; the device stores it so. */
export const GivenAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('options'), optionIds: z.readonly(z.array(z.number())) }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  // The content is the server's; the device stores what names the file. `bytes` is for the screen only; null where only
  // the name of the file is known.
  z.object({ kind: z.literal('file'), fileId: z.number(), name: z.string(), bytes: z.nullable(z.number()) }),
]);
export type GivenAnswer = Readonly<z.output<typeof GivenAnswer>>;

/** By question id. */
export const Answers = z.record(z.string().check(z.regex(/^\d+$/)), GivenAnswer);
export type Answers = Readonly<z.output<typeof Answers>>;

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

/** C-12, C-16: an option, a stored file, or a text that is more than spaces and not over-long. */
export const isAnswered = (given: GivenAnswer | undefined): boolean => {
  switch (given?.kind) {
    case 'options':
      return given.optionIds.length > 0;
    case 'text':
      return given.text.trim() !== '' && given.text.length <= LIMITS.answerCharacters;
    case 'file':
      return true;
    case undefined:
      return false;
  }
};

/** Something that somebody would miss: whatever is an answer, and an over-long text. */
export const isGiven = (given: GivenAnswer | undefined): boolean =>
  given?.kind === 'text' ? given.text.trim() !== '' : isAnswered(given);

/** How many distinct questions of those shown have an answer (C-16). */
export const answeredCount = (order: readonly number[], answers: Answers): number =>
  order.filter((id) => isAnswered(answers[id])).length;

/** The first question shown that has no answer, or null. */
export const firstUnanswered = (order: readonly number[], answers: Answers): number | null =>
  order.find((id) => !isAnswered(answers[id])) ?? null;

/** C-16: as many distinct questions answered as shown. */
export const isComplete = (order: readonly number[], answers: Answers): boolean =>
  order.length > 0 && answeredCount(order, answers) === order.length;

const valuesOf = (given: GivenAnswer): readonly (number | string)[] => {
  switch (given.kind) {
    case 'options':
      return given.optionIds;
    case 'text':
      return [given.text];
    case 'file':
      return [given.fileId];
  }
};

/** C-17: one entry per chosen option, the stored file's id, the text; in the order shown. */
export const encodeAnswers = (order: readonly number[], answers: Answers): AnswerSubmission['answers'] =>
  order.flatMap((id) => {
    const given = answers[id];
    return given === undefined ? [] : valuesOf(given).map((value) => ({ id, value }));
  });
