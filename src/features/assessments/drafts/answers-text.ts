import type { Question } from '#contracts/assessments/assessment.schema.ts';
import type { GivenAnswer } from '#machines/assessments/answers.ts';
import type { Draft } from '#machines/assessments/draft.ts';

const responseOf = ({ options }: Question, given: GivenAnswer): string => {
  if (given.kind === 'text') return given.text;
  if (given.kind === 'file') return `File: ${given.name}`;
  return given.optionIds.flatMap((id) => options?.find((option) => option.id === id)?.value ?? []).join('\n');
};

/** The answers of a draft as plain text, each below its question, in the order asked. */
export const answersText = (
  title: string,
  questions: readonly Question[],
  { answers, aside }: Pick<Draft, 'answers' | 'aside'>,
): string => {
  const given = { ...aside, ...answers };
  const parts = questions.flatMap((question) => {
    const answer = given[question.id];
    return answer === undefined ? [] : [`${question.title}\n\n${responseOf(question, answer)}`];
  });
  const known = new Set(questions.map(({ id }) => String(id)));
  const others = Object.entries(given).flatMap(([id, answer]) =>
    !known.has(id) && answer.kind === 'text' ? [answer.text] : [],
  );
  return [title, ...parts, ...others].join('\n\n\n');
};
