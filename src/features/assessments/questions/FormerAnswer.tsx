import { isSameAnswer, type FormerAnswer as Former } from '#machines/assessments/former-answers.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { answerVerdict } from '../answer-verdict.ts';
import type { QuestionProps } from './question-props.ts';

/** H6: what was answered in the attempt before, how it was marked, and one press that answers the same again. */
export function FormerAnswer({
  former,
  question,
  number,
  given,
  send,
  uploads,
}: Omit<QuestionProps, 'former'> & { former: Former }) {
  const { marker, word } = answerVerdict(former.correct);
  const again = former.given;

  function use() {
    if (again === null) return;
    uploads.cancel(question.id);
    send({ type: 'former.taken', questionId: question.id, given: again });
  }

  return (
    <div className="former" role="group" aria-label={`Your last answer to question ${number}`}>
      <p className="former__h">
        <span className="strong">Your last answer</span>
        {former.correct !== null && <StatusBadge shape={marker} word={word} size="meta" />}
      </p>
      <p className="former__a">{former.response}</p>
      {again !== null && (
        <p className="former__use">
          <Button variant="secondary" onClick={use}>
            Use this answer
          </Button>
          <span className="meta" role="status">
            {isSameAnswer(given, again) ? 'You use it in this attempt.' : ''}
          </span>
        </p>
      )}
    </div>
  );
}
