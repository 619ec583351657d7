import type { Answer, Assessment, Question } from '#contracts/assessments/assessment.schema.ts';
import { plainText, type GivenAnswer } from './answers.ts';

/** One answer of the attempt that was submitted last (ES-03). */
export interface FormerAnswer {
  /** As the server writes it down: a text, chosen options in one line, or a file's name. */
  readonly response: string;
  /** Null where nobody has told. */
  readonly correct: boolean | null;
  /** The same as an answer of the next attempt; null where the question no longer takes it. */
  readonly given: GivenAnswer | null;
}

/** By question id. */
export type FormerAnswers = Readonly<Record<number, FormerAnswer>>;

const BETWEEN_OPTIONS = ', ';

type Option = NonNullable<Question['options']>[number];

/**
 * The options whose texts, joined, are the response. A text may hold the separator, so every beginning is tried; equal
 * texts once, or a list of them would be tried in every order.
 */
const optionsIn = (response: string, options: readonly Option[]): readonly Option[] | null => {
  const tried = new Set<string>();
  for (const option of options) {
    const text = plainText(option.value);
    if (tried.has(text)) continue;
    tried.add(text);
    if (text === response) return [option];
    if (!response.startsWith(text + BETWEEN_OPTIONS)) continue;
    const rest = optionsIn(
      response.slice(text.length + BETWEEN_OPTIONS.length),
      options.filter((each) => each !== option),
    );
    if (rest !== null) return [option, ...rest];
  }
  return null;
};

const givenOf = (question: Question, { response, key }: Answer): GivenAnswer | null => {
  switch (question.type) {
    case 'textarea':
      return { kind: 'text', text: response };
    case 'file': {
      const fileId = Number(key ?? '');
      return Number.isSafeInteger(fileId) && fileId > 0 ? { kind: 'file', fileId, name: response, bytes: null } : null;
    }
    case 'select': {
      const chosen = optionsIn(plainText(response), question.options ?? []);
      return chosen === null ? null : { kind: 'options', optionIds: chosen.map(({ id }) => id) };
    }
  }
};

type Submitted = Pick<Assessment, 'attempts' | 'questions' | 'answers' | 'hide_answers'>;

/**
 * The answers of the attempt that was submitted last, beside the questions that are asked now (H6). The reply names a
 * question by its title only (ES-03). Nothing where no attempt was used or the organisation hides answers (C-21).
 */
export const formerAnswers = ({ attempts, questions, answers, hide_answers }: Submitted): FormerAnswers => {
  if (attempts === 0 || hide_answers === true) return {};
  const left = [...(answers ?? [])];
  return Object.fromEntries(
    questions.flatMap((question) => {
      const index = left.findIndex((answer) => plainText(answer.question) === plainText(question.title));
      const [answer] = index === -1 ? [] : left.splice(index, 1);
      return answer === undefined
        ? []
        : [[question.id, { response: answer.response, correct: answer.correct, given: givenOf(question, answer) }]];
    }),
  );
};

/** Whether both say the same; options in any order, a file by its id. */
export const isSameAnswer = (one: GivenAnswer | undefined, other: GivenAnswer): boolean => {
  if (one?.kind === 'text' && other.kind === 'text') return one.text === other.text;
  if (one?.kind === 'file' && other.kind === 'file') return one.fileId === other.fileId;
  if (one?.kind !== 'options' || other.kind !== 'options') return false;
  return one.optionIds.length === other.optionIds.length && one.optionIds.every((id) => other.optionIds.includes(id));
};
