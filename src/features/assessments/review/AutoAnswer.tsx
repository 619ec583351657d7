import { memo } from 'react';
import type { ReviewRow } from '#machines/assessments/review-rules.ts';
import { Verdict } from './Verdict.tsx';

/** D-03, D-16: what was marked already: the question, what was chosen, and the mark, to read. */
export const AutoAnswer = memo(function AutoAnswer({ row }: { row: ReviewRow }) {
  const { number, question, chosen, response, correct } = row;
  return (
    <article className="an an--auto" id={`answer-${number}`}>
      <span className="an__n" aria-hidden="true">
        {number}
      </span>
      <div className="an__b">
        <h3 className="an__q">
          <span className="vh">Question {number}. </span>
          {question}
        </h3>
        {chosen.length > 1 ? (
          <ul className="an__v an__v--many">
            {chosen.map((option) => (
              <li key={option}>{option}</li>
            ))}
          </ul>
        ) : (
          <p className="an__v">{response}</p>
        )}
      </div>
      <div className="an__s">{correct !== null && <Verdict isCorrect={correct} />}</div>
    </article>
  );
});
