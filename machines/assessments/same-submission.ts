import type { Answer, Assessment, Question } from '#contracts/assessments/assessment.schema.ts';
import { plainText, type GivenAnswer } from './answers.ts';
import { isCounted } from './attempts.ts';
import type { Draft } from './draft.ts';

/** How what the server has relates to a submission: it can still take it, it has it, or it has another one in its place. */
export type SubmissionStanding = 'open' | 'mine' | 'other';

const optionTexts = ({ options }: Question, ids: readonly number[]): readonly string[] =>
  ids.flatMap((id) => options?.find((option) => option.id === id)?.value ?? []);

/**
 * Every way in which a server may write the answer down (ES-03): chosen options in the order chosen or asked, a file by
 * its name.
 */
const responsesTo = (question: Question, given: GivenAnswer): readonly string[] => {
  if (given.kind === 'text') return [given.text];
  if (given.kind === 'file') return [given.name, String(given.fileId)];
  const inOrder = (question.options ?? []).map(({ id }) => id).filter((id) => given.optionIds.includes(id));
  return [optionTexts(question, given.optionIds).join(', '), optionTexts(question, inOrder).join(', ')];
};

const isAnswerOf = (question: Question, given: GivenAnswer, answer: Answer): boolean => {
  if (plainText(answer.question) !== plainText(question.title)) return false;
  if (given.kind === 'file' && answer.key === String(given.fileId)) return true;
  return responsesTo(question, given).some((response) => plainText(response) === plainText(answer.response));
};

/** Whether the answers that the server shows are those of the draft, every one and no other. */
const hasAnswersOf = (draft: Draft, { questions, answers }: Assessment): boolean => {
  const shown = [...(answers ?? [])];
  return (
    draft.order.length === shown.length &&
    draft.order.every((id) => {
      const question = questions.find((each) => each.id === id);
      const given = draft.answers[id];
      if (question === undefined || given === undefined) return false;
      const index = shown.findIndex((answer) => isAnswerOf(question, given, answer));
      if (index === -1) return false;
      shown.splice(index, 1);
      return true;
    })
  );
};

/**
 * Whether a submission that was made from this draft has counted. One attempt more may be another device's, so the
 * answers decide (T1). A server that does not show them leaves it open whose they are: then it is not taken for this
 * one.
 */
export const standingOf = (assessment: Assessment, draft: Draft): SubmissionStanding => {
  if (!isCounted(assessment, draft.attempts)) return 'open';
  return hasAnswersOf(draft, assessment) ? 'mine' : 'other';
};
