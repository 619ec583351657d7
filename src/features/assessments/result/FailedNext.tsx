import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { attemptsRemaining, TOO_MANY_FAILURES } from '#machines/assessments/attempts.ts';
import { formerAnswers } from '#machines/assessments/former-answers.ts';
import { Board } from '#ui/frames/board/Board.tsx';
import { Button } from '#ui/actions/button/Button.tsx';
import { attemptsAreLeft } from '../attempt-messages.ts';
import type { ResultProps } from '../screen-props.ts';

/** C-22: what Try Again leads to, and where these answers are then (H6). */
const nextAttempt = (assessment: Assessment): string => {
  const begins =
    assessment.randomise === true
      ? 'The questions are shuffled, and the next attempt starts empty.'
      : 'The next attempt starts empty.';
  return Object.keys(formerAnswers(assessment)).length === 0
    ? begins
    : `${begins} These answers stay beside its questions.`;
};

/** C-19, C-22, C-07: another try with what it means, or the notice that there is none. */
export function FailedNext({ assessment, kind, onRetake }: Pick<ResultProps, 'assessment' | 'kind' | 'onRetake'>) {
  if (kind === 'failedFinally') {
    return (
      <Board marker="failed" tone="bad" title={TOO_MANY_FAILURES}>
        <p>
          They can see your answers and can give you another attempt. Everything else you have completed still counts.
        </p>
      </Board>
    );
  }
  const left = attemptsRemaining(assessment);
  const onlyAdministrator =
    left === 1 ? ': after that, only your training administrator can open this assessment again' : '';
  return (
    <>
      <p className="prose">
        {left === null ? 'You can try as often as you need.' : `${attemptsAreLeft(left)}${onlyAdministrator}.`}
      </p>
      <div className="res__again">
        <Button variant="go" onClick={onRetake}>
          Try Again
        </Button>
        <span className="meta">{nextAttempt(assessment)}</span>
      </div>
    </>
  );
}
