import type { AnswerSubmission } from '#contracts/assessments/assessment.schema.ts';
import { LIMITS } from '#contracts/constants.ts';
import type { Answers, GivenAnswer } from './answers.ts';

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
