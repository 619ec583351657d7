import { memo } from 'react';
import type { ReviewSubject } from '#machines/assessments/review-draft.ts';
import type { ReviewRow } from '#machines/assessments/review-rows.ts';
import { Key } from '#ui/keys/Key.tsx';
import { AnswerFile } from './AnswerFile.tsx';
import { judgeId } from './judge-id.ts';
import { Verdict } from './Verdict.tsx';

export interface ManualAnswerProps {
  readonly row: ReviewRow;
  readonly subject: ReviewSubject;
  readonly isCorrect: boolean;
  readonly isMarking: boolean;
  /** The one that the keys act on; the rule about what is not ticked is said here, once. */
  readonly isCurrent: boolean;
  readonly showsKey: boolean;
  readonly onMark: (questionId: number, correct: boolean) => void;
  readonly onCurrent: (questionId: number) => void;
}

/** D-03, D-13: what a person has to judge: large, with its file in place, and the one toggle under it. */
export const ManualAnswer = memo(function ManualAnswer(props: ManualAnswerProps) {
  const { row, subject, isCorrect, isMarking, isCurrent, showsKey, onMark, onCurrent } = props;
  const { number, question, response, fileKey, questionId } = row;
  const id = questionId ?? 0;
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
        {fileKey === null ? <p className="an__text">{response}</p> : <AnswerFile subject={subject} fileKey={fileKey} name={response} />}
        {isMarking ? (
          <div className={isCurrent ? 'choices judge is-now' : 'choices judge'}>
            <label className="choice">
              <input
                id={judgeId(id)}
                type="checkbox"
                checked={isCorrect}
                aria-label={`Correct, question ${number}`}
                aria-describedby={isCurrent && !isCorrect ? `question-${number} rule-${number}` : `question-${number}`}
                onFocus={() => onCurrent(id)}
                onChange={(event) => onMark(id, event.target.checked)}
              />
              <span className="strong">Correct</span>
              {isCurrent && !isCorrect && (
                <span id={`rule-${number}`} className="meta">
                  Not ticked counts as not correct
                </span>
              )}
              {isCurrent && showsKey && <Key>C</Key>}
            </label>
          </div>
        ) : (
          <p className="judged">
            <Verdict isCorrect={isCorrect} />
          </p>
        )}
      </div>
    </article>
  );
});
