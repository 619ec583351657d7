import type { Answer, Assessment } from '#contracts/assessments/assessment.schema.ts';
import { Marker } from '#ui/messages/marker/Marker.tsx';
import { rightOf, visibleAnswers } from './result-messages.ts';
import type { ResultKind } from '../screen-of.ts';

const VERDICTS = {
  right: { marker: 'done', word: 'Right', className: 'is-right' },
  wrong: { marker: 'wrong', word: 'Not right', className: 'is-wrong' },
  unmarked: { marker: 'done', word: 'Answered', className: undefined },
} as const;

const verdictOf = ({ correct }: Answer) => VERDICTS[correct === null ? 'unmarked' : correct ? 'right' : 'wrong'];

/** C-21: each answer with its verdict, where answers are not hidden and the server sent them; unmarked ones only as given (C-26). */
export function AnswerList({ assessment, kind }: { assessment: Assessment; kind: ResultKind }) {
  const answers = visibleAnswers(assessment);
  if (answers.length === 0) return null;
  const { right, wrong } = rightOf(answers);
  const isReading = kind === 'underReview';
  return (
    <section aria-labelledby="answers-h">
      <div className="sec__h">
        <h2 id="answers-h">{isReading ? 'What you handed in' : 'Your answers'}</h2>
        <p>{isReading ? 'You can read it, but not change it' : `${right} right, ${wrong} not right`}</p>
      </div>
      <ol className="ans">
        {answers.map((answer, index) => {
          const { marker, word, className } = verdictOf(answer);
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
