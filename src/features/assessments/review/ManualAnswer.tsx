import { memo } from 'react';
import type { ReviewRow, ReviewSubject } from '#machines/assessments/review-rules.ts';
import { AnswerFile } from './AnswerFile.tsx';
import { Judge, type JudgeProps } from './Judge.tsx';
import { Verdict } from './Verdict.tsx';

export interface ManualAnswerProps extends Omit<JudgeProps, 'questionId' | 'number'> {
  readonly row: ReviewRow;
  readonly subject: ReviewSubject;
  /** The mark to read, once nobody can change it; null where there is none to read, because it is made in another tab. */
  readonly isCorrect: boolean | null;
  readonly isMarking: boolean;
}

/** D-03, D-13: what a person has to judge: large, with its file in place, and the one toggle under it. */
export const ManualAnswer = memo(function ManualAnswer(props: ManualAnswerProps) {
  const { row, subject, isCorrect, isMarking, ...judge } = props;
  const { number, question, response, fileKey, questionId } = row;
  return (
    <article className="an an--yours" id={`answer-${number}`}>
      <span className="an__n" aria-hidden="true">
        {number}
      </span>
      <div className="an__b">
        <h3 className="an__q" id={`question-${number}`}>
          <span className="vh">Question {number}. </span>
          {question}
        </h3>
        {fileKey === null ? (
          <p className="an__text">{response}</p>
        ) : (
          <AnswerFile subject={subject} fileKey={fileKey} name={response} />
        )}
        {isMarking ? (
          <Judge {...judge} questionId={questionId ?? 0} number={number} />
        ) : (
          isCorrect !== null && (
            <p className="judged">
              <Verdict isCorrect={isCorrect} />
            </p>
          )
        )}
      </div>
    </article>
  );
});
