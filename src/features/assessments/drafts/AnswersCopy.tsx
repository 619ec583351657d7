import { useState } from 'react';
import type { Assessment, Question } from '#contracts/assessments/assessment.schema.ts';
import type { GivenAnswer } from '#machines/assessments/answers.ts';
import type { Draft } from '#machines/assessments/draft.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { saveBlob } from '#ui/actions/download/save-blob.ts';

const responseOf = ({ options }: Question, given: GivenAnswer): string => {
  if (given.kind === 'text') return given.text;
  if (given.kind === 'file') return `File: ${given.name}`;
  return given.optionIds.flatMap((id) => options?.find((option) => option.id === id)?.value ?? []).join('\n');
};

/** The answers of a draft as plain text, each below its question, in the order asked. */
const answersText = (
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

export interface AnswersCopyProps {
  readonly assessment: Pick<Assessment, 'title' | 'questions'>;
  readonly draft: Pick<Draft, 'answers' | 'aside'>;
}

/** Two ways to take answers along that this device does not store, or that no attempt takes any more. */
export function AnswersCopy({ assessment, draft }: AnswersCopyProps) {
  const [status, setStatus] = useState('');
  const text = (): string => answersText(assessment.title, assessment.questions, draft);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      setStatus('Your answers were copied.');
    } catch {
      setStatus('Your browser blocked copying. Download your answers instead.');
    }
  };
  return (
    <>
      <Button variant="secondary" onClick={() => void copy()}>
        Copy my answers
      </Button>
      <Button
        variant="secondary"
        onClick={() => saveBlob(new Blob([text()], { type: 'text/plain' }), assessment.title)}
      >
        Download my answers
      </Button>
      <span role="status">{status}</span>
    </>
  );
}
