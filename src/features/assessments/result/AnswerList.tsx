import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { Marker } from '#ui/messages/marker/Marker.tsx';
import './result.css';
import { answerVerdict } from '../answer-verdict.ts';
import { rightOf, visibleAnswers } from './result-messages.ts';
import type { ResultKind } from '../screen-of.ts';

/**
 * C-21: each answer with its verdict, where answers are not hidden and the server sent them; unmarked ones only as
 * given (C-26). The count is a score, which may be hidden (H10).
 */
export function AnswerList({ assessment, kind }: { assessment: Assessment; kind: ResultKind }) {
  const answers = visibleAnswers(assessment);
  if (answers.length === 0) return null;
  const { right, wrong } = rightOf(answers);
  const isReading = kind === 'underReview';
  return (
    <section className="answers" aria-labelledby="answers-h">
      <div className="sec__h">
        <h2 id="answers-h">{isReading ? 'What you handed in' : 'Your answers'}</h2>
        {isReading ? (
          <p>You can read it, but not change it</p>
        ) : (
          assessment.hide_score !== true && <p>{`${right} right, ${wrong} not right`}</p>
        )}
      </div>
      <ol className="ans">
        {answers.map((answer, index) => {
          const { marker, word, className } = answerVerdict(answer.correct);
          return (
            <li key={`${index}-${answer.question}`} className={className}>
              <Marker shape={marker} />
              <div>
                <p className="ans__q">
                  <span className="ans__n">{index + 1}</span>
                  {answer.question}
                </p>
                <p className="ans__a">{answer.response}</p>
              </div>
              <p className="ans__w">{word}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
