import type { MouseEvent } from 'react';
import type { Assessment, Question } from '#contracts/assessments/assessment.schema.ts';
import type { Answers } from '#machines/assessments/answers.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { Link } from '#ui/actions/link/Link.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import './check.css';
import { afterDialog } from '../answering/after-dialog.ts';
import { answerInOneLine } from './answer-labels.ts';
import { costOfSubmitting } from '../attempt-messages.ts';
import type { Taking } from '../use-taking.ts';
import { goToQuestion } from '../questions/go-to-question.ts';
import { needsReviewer } from '../head-facts.tsx';
import { allAnswered, questionAnchor } from '../questions/question-state.ts';

/**
 * What became of a submission that did not go through, said where the learner is: the tray with the reason stands on
 * the page behind the dialog.
 */
function CheckNotice({ snapshot }: { snapshot: Taking['snapshot'] }) {
  if (snapshot.matches('unconfirmed')) {
    return (
      <div role="alert" className="chk__notice">
        <Note title="Your answers may have arrived">
          <p>
            Check again before you do anything else: nothing is sent twice, and every answer is kept on this device.
          </p>
        </Note>
      </div>
    );
  }
  return (
    <div role="alert" className="chk__notice">
      {snapshot.context.wasNotSubmitted && !snapshot.hasTag('busy') && (
        <Note title="Your answers were not submitted">
          <p>No attempt was used, and every answer is kept. You can submit again.</p>
        </Note>
      )}
    </div>
  );
}

export interface CheckDialogProps {
  readonly assessment: Assessment;
  /** In the order shown. */
  readonly questions: readonly Question[];
  readonly answers: Answers;
  readonly snapshot: Taking['snapshot'];
  readonly send: Taking['send'];
  /** H-17: whose answers these are, while somebody else views as them. */
  readonly learner: string | null;
}

const whatFollows = (assessment: Assessment, questions: readonly Question[]): string => {
  const fact = allAnswered(questions.length);
  return needsReviewer(assessment, questions)
    ? `${fact} A reviewer marks this. You cannot change your answers afterwards.`
    : `${fact} You see the result straight away, and cannot change your answers afterwards.`;
};

/**
 * Every answer in one line with the way back to it, which attempt this uses and what is left (C-17, WCAG 3.3.4). It
 * stays while the answers are with the server, and says what became of them when no answer came.
 */
export function CheckDialog({ assessment, questions, answers, snapshot, send, learner }: CheckDialogProps) {
  const { uses, leaves } = costOfSubmitting(assessment);
  const isUnconfirmed = snapshot.matches('unconfirmed');
  const mayLeave = snapshot.can({ type: 'check.left' });
  const leave = () => send({ type: 'check.left' });
  const goOn = () => send({ type: isUnconfirmed ? 'retried' : 'submission.confirmed' });

  function change(event: MouseEvent, questionId: number) {
    event.preventDefault();
    leave();
    afterDialog(() => goToQuestion(questionId));
  }

  return (
    <Dialog
      isOpen
      onClose={leave}
      noClose={!mayLeave}
      title={
        isUnconfirmed
          ? "We don't know yet whether it arrived"
          : learner === null
            ? 'Check before you submit'
            : `Check before you submit for ${learner}`
      }
      lead={isUnconfirmed ? "We haven't heard back since you submitted." : whatFollows(assessment, questions)}
      bodyLabel="Your answers"
      foot={
        <>
          {isUnconfirmed ? (
            <Link className="foot__fact" href="/">
              Leave, and check again later
            </Link>
          ) : (
            <p className="foot__fact">
              <b>{uses}</b>
              <span className="meta">{leaves}</span>
            </p>
          )}
          {!isUnconfirmed && (
            <Button variant="secondary" aria-disabled={!mayLeave} onClick={leave}>
              Back
            </Button>
          )}
          {/* One button through every state, so that the focus stays on it. */}
          <Button
            variant="go"
            busy={snapshot.hasTag('busy')}
            busyText={snapshot.matches('askingAfter') ? 'Asking…' : 'Submitting…'}
            onClick={goOn}
          >
            {isUnconfirmed ? 'Check again' : 'Submit'}
          </Button>
        </>
      }
    >
      {learner !== null && (
        <div className="chk__notice">
          <Note title={`You are submitting as ${learner}`}>
            <p>These become their answers and use one of their attempts. It cannot be undone.</p>
          </Note>
        </div>
      )}
      <CheckNotice snapshot={snapshot} />
      <ol className="chk">
        {questions.map((question, index) => (
          <li key={question.id}>
            <span className="chk__n">{index + 1}</span>
            <div>
              <p className="chk__q">{question.title}</p>
              <p className="chk__a">{answerInOneLine(question, answers[question.id])}</p>
            </div>
            {mayLeave && (
              <a
                href={`#${questionAnchor(question.id)}`}
                aria-label={`Change question ${index + 1}`}
                onClick={(event) => change(event, question.id)}
              >
                Change
              </a>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
