import { TOO_MANY_FAILURES } from '#machines/assessments/attempts.ts';
import { notAvailableYet, whatToCompleteFirst } from '#machines/assessments/availability.ts';
import { Board } from '#ui/frames/board/Board.tsx';
import { Button } from '#ui/actions/button/Button.tsx';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { formatDate, fromUnixSeconds } from '#ui/format/dates.ts';
import { AssessmentStatusBadge } from '../AssessmentStatusBadge.tsx';
import type { ClosedProps } from '../screen-props.ts';
import { NO_QUESTIONS, OFFLINE } from './notices.ts';
import { parentOf } from '../parent-link.ts';

/** The board of a closed assessment: what stops, who can open it, one way on or one way back. */
export function ClosedBoard({ assessment, organisation, reason, onRetake }: ClosedProps) {
  const back = parentOf(assessment) ?? { title: organisation.settings.lang.home, href: '/' };
  const backLink = (
    <LinkButton variant="secondary" href={back.href}>
      Back to {back.title}
    </LinkButton>
  );
  const isFirst =
    assessment.attempts === 0 && (assessment.history ?? []).length === 0 && (assessment.passed ?? null) === null;
  const status = <AssessmentStatusBadge status={assessment.status} />;
  switch (reason) {
    case 'unavailable': {
      const first = whatToCompleteFirst(assessment);
      return (
        <Board
          marker="locked"
          title={notAvailableYet(first?.title ?? null)}
          actions={first === null ? backLink : undefined}
        >
          <p>
            {first === null
              ? 'Your training administrator can say when it opens.'
              : "It opens once you've finished the steps below."}
          </p>
        </Board>
      );
    }
    case 'offline':
      return (
        <Board marker="todo" title={OFFLINE} actions={backLink}>
          <p>The result appears here as soon as it is marked.</p>
          <p>{status}</p>
        </Board>
      );
    case 'tooManyFailures':
      return (
        <Board marker="failed" tone="bad" title={TOO_MANY_FAILURES} actions={backLink}>
          <p>
            They can see your answers and can give you another attempt. Everything else you have completed still counts.
          </p>
          <p>{status}</p>
        </Board>
      );
    case 'noQuestions':
      return (
        <Board marker="coming" title={NO_QUESTIONS} actions={backLink}>
          <p>You have not used an attempt. Everything else stays open.</p>
        </Board>
      );
    case 'exempt':
      return (
        <Board marker="exempt" title="You do not need to take this assessment." actions={backLink}>
          <p>{status}</p>
        </Board>
      );
    case 'expired':
      return (
        <Board
          marker="expired"
          title={
            typeof assessment.expires_at === 'number'
              ? `This assessment expired on ${formatDate(fromUnixSeconds(assessment.expires_at))}.`
              : 'This assessment has expired.'
          }
          actions={
            <Button variant="go" onClick={onRetake}>
              {isFirst ? 'Take it now' : 'Take it again'}
            </Button>
          }
        >
          <p>{isFirst ? 'You have not taken it yet, and still can.' : 'You can take it again now.'}</p>
          <p>
            {/* By its date it is expired, whatever its status says (C-27). */}
            <AssessmentStatusBadge status="expired" />
          </p>
        </Board>
      );
  }
}
