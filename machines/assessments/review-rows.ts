import type { Answer, Assessment, Question, QuestionType } from '#contracts/assessments/assessment.schema.ts';

/** One answer as a reviewer meets it, in the order of the reply. */
export interface ReviewRow {
  /** As it is shown, from 1. */
  readonly number: number;
  /** Null where the reply names no question of that title: then it can be read and not marked. */
  readonly questionId: number | null;
  readonly type: QuestionType;
  readonly question: string;
  readonly response: string;
  /** The options chosen, each by itself; empty for texts and files. */
  readonly chosen: readonly string[];
  /** What names the file of a file answer (D-13). */
  readonly fileKey: string | null;
  readonly correct: boolean | null;
  /** D-03: a person marks it. */
  readonly isManual: boolean;
}

/**
 * The options of which a response is made: the server joins them with commas, and an option may hold commas itself.
 * What is not made of options stays as it is.
 */
export const chosenOptions = (response: string, options: Question['options']): readonly string[] => {
  const fromHere = (rest: string): readonly string[] | null => {
    if (rest === '') return [];
    for (const { value } of options ?? []) {
      if (rest === value) return [value];
      if (value === '' || !rest.startsWith(`${value}, `)) continue;
      const further = fromHere(rest.slice(value.length + 2));
      if (further !== null) return [value, ...further];
    }
    return null;
  };
  return fromHere(response) ?? [response];
};

const typeOf = (answer: Answer, question: Question | undefined): QuestionType =>
  question?.type ?? (answer.key === null || answer.key === undefined ? 'textarea' : 'file');

/**
 * D-03, D-16: the answers with their questions. An answer names its question by its title; of two questions with the
 * same title the first that is not taken is meant.
 */
export const reviewRows = ({ answers, questions }: Pick<Assessment, 'answers' | 'questions'>): readonly ReviewRow[] => {
  const free = [...questions];
  return (answers ?? []).map((answer, index) => {
    const at = free.findIndex(({ title }) => title === answer.question);
    const [question] = at === -1 ? [] : free.splice(at, 1);
    const type = typeOf(answer, question);
    return {
      number: index + 1,
      questionId: question?.id ?? null,
      type,
      question: answer.question,
      response: answer.response,
      chosen: type === 'select' ? chosenOptions(answer.response, question?.options) : [],
      fileKey: type === 'file' ? (answer.key ?? null) : null,
      correct: answer.correct,
      isManual: question !== undefined && (type !== 'select' || answer.correct === null),
    };
  });
};
