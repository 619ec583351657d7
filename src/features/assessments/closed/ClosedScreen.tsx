import { TOO_MANY_FAILURES } from '#machines/assessments/attempts.ts';
import { notAvailableYet, whatToCompleteFirst } from '#machines/assessments/availability.ts';
import { ClosedFrame } from '#ui/frames/page/ClosedFrame.tsx';
import { AssessmentHead } from '../AssessmentHead.tsx';
import { AnswerList } from '../result/AnswerList.tsx';
import { AttemptHistory } from '../AttemptHistory.tsx';
import { AuthoredTexts } from '../AuthoredTexts.tsx';
import { Link } from '#ui/actions/link/Link.tsx';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode, type PathNodeProps } from '#ui/drawings/path/PathNode.tsx';
import { parentOf } from '../parent-link.ts';
import type { ClosedReason } from '../screen-of.ts';
import type { ClosedProps } from '../screen-props.ts';
import '../result/opens.css';
import { Board } from '#ui/frames/board/Board.tsx';
import { Button } from '#ui/actions/button/Button.tsx';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { formatDate, fromUnixSeconds } from '#ui/format/dates.ts';
import { AssessmentStatusBadge } from '../AssessmentStatusBadge.tsx';
import { DraftOffer } from '../drafts/DraftOffer.tsx';
import { ReviewerNotes } from '../ReviewerNotes.tsx';
import { PrerequisitePath } from './PrerequisitePath.tsx';

/** C-08 [V]. */
const NO_QUESTIONS = 'This assessment has no questions configured. Please contact your training administrator.';

/** C-06, our words. */
const OFFLINE = 'Your tutor or assessor marks this one complete. There is nothing to answer here.';

type Stop = Pick<PathNodeProps, 'line' | 'why'> & { readonly marker: NonNullable<PathNodeProps['marker']> };

/** Where this assessment stands on the way. */
const HERE: Readonly<Record<ClosedReason, Stop>> = {
  unavailable: { marker: 'locked', line: 'gated', why: 'Not open yet' },
  offline: { marker: 'todo', line: 'gated', why: 'Marked by your tutor' },
  tooManyFailures: { marker: 'failed', line: 'gated', why: 'No attempts left' },
  noQuestions: { marker: 'coming', line: 'gated', why: 'Has no questions yet' },
  exempt: { marker: 'exempt', line: 'open', why: 'Not needed from you' },
  expired: { marker: 'expired', line: 'gated', why: 'To be taken again' },
};

/**
 * V12: what a closed assessment leads to, so that a board says where its way goes on. Without a module or collection it
 * leads nowhere.
 */
function ClosedAside({ assessment, reason }: Pick<ClosedProps, 'assessment' | 'reason'>) {
  const parent = parentOf(assessment);
  if (parent === null) return null;
  return (
    <aside className="opens" aria-labelledby="opens-h">
      <h2 id="opens-h">What it leads to</h2>
      <Path>
        <PathNode {...HERE[reason]} title={assessment.title} />
        <PathNode
          marker="goal"
          title={<Link href={parent.href}>{parent.title}</Link>}
          why={`${parent.kind}. ${reason === 'exempt' || assessment.detached === true ? 'Goes on without it' : 'Goes on once you have passed'}`}
        />
      </Path>
    </aside>
  );
}

/** The board of a closed assessment: what stops, who can open it, one way on or one way back. */
function ClosedBoard({ assessment, organisation, reason, onRetake }: ClosedProps) {
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

/** Why there is nothing to answer, who can open it, and the way there (C-04 to C-08, C-23, C-27). */
export function ClosedScreen(props: ClosedProps) {
  const { assessment, organisation, headingRef, reason } = props;
  return (
    <ClosedFrame aside={<ClosedAside {...props} />}>
      <AssessmentHead {...{ assessment, organisation, headingRef }} className="closed__head" />
      <ClosedBoard {...props} />
      <DraftOffer assessment={assessment} offer={props.offer} onTake={props.onTakeOffer} />
      {reason === 'unavailable' && <PrerequisitePath assessment={assessment} />}
      {reason === 'offline' && <AuthoredTexts texts={[assessment.description, assessment.long_description]} />}
      <ReviewerNotes assessment={assessment} />
      {reason === 'tooManyFailures' && <AnswerList assessment={assessment} kind="failedFinally" />}
      {(reason === 'tooManyFailures' || reason === 'expired') && <AttemptHistory assessment={assessment} />}
    </ClosedFrame>
  );
}
