import { useState } from 'react';
import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import type { Draft } from '#machines/assessments/draft.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { saveBlob } from '#ui/actions/download/save-blob.ts';
import { answersText } from './answers-text.ts';

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
