import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { useTraining } from '#current/use-training.ts';
import { continuationAfter, type Continuation } from '#machines/home/what-next.ts';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { formatDate, fromUnixSeconds } from '#ui/format/dates.ts';
import { Link } from '#ui/actions/link/Link.tsx';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { visibleScore } from '../shown-score.ts';
import './opens.css';
import type { ResultKind } from '../screen-of.ts';
import { hrefOf, parentOf, type Parent } from '../parent-link.ts';
import type { ResultProps } from '../screen-props.ts';

type ContinuationProps = Pick<ResultProps, 'assessment' | 'organisation' | 'profile' | 'now' | 'kind'>;

const NONE: ReadonlySet<number> = new Set();

/**
 * H16: where Continue leads after a pass. The three lists of home are asked for (0126), and count only as they are
 * after the pass; until they are here, and where one does not come, it is the parent. Null where there is none.
 */
const useContinuation = ({ assessment, organisation, profile, now, kind }: ContinuationProps): Continuation | null => {
  const parent = parentOf(assessment);
  const training = useTraining(profile, organisation.organisation_id, kind === 'passed' && parent !== null);
  if (parent === null) return null;
  if (!training) return { kind: 'parent' };
  return continuationAfter(
    { ...training, submitted: NONE, isComplete: true, archived: false, now: Math.floor(now() / 1000) },
    parent.node,
  );
};

const HEADINGS: Readonly<Record<ResultKind, string>> = {
  passed: 'What comes next',
  failed: 'Still open',
  failedFinally: 'Where you stand',
  underReview: 'Meanwhile',
};

const hrefOn = (continuation: Continuation | null, parent: Parent | null): string => {
  if (continuation?.kind === 'step') return hrefOf(continuation.step);
  return continuation?.kind === 'parent' && parent !== null ? parent.href : '/';
};

/**
 * C-02: the way back to the module or collection, and after a pass the way on; without one, home. The blade is here
 * unless Try Again has it.
 */
export function ResultAside(props: ContinuationProps) {
  const { assessment, organisation, kind } = props;
  const parent = parentOf(assessment);
  const continuation = useContinuation(props);
  const back = parent ?? { title: organisation.settings.lang.home, href: '/' };
  return (
    <aside className="opens" aria-labelledby="opens-h">
      <h2 id="opens-h">{HEADINGS[kind]}</h2>
      {kind === 'underReview' && <p>Nothing more to do here for now.</p>}
      {kind === 'passed' && <AfterPass assessment={assessment} parent={parent} continuation={continuation} />}
      {(kind === 'failed' || kind === 'failedFinally') && (
        <AfterFailure assessment={assessment} parent={parent} isFinal={kind === 'failedFinally'} />
      )}
      {(kind === 'passed' || kind === 'underReview') && (
        <LinkButton variant="go" href={kind === 'passed' ? hrefOn(continuation, parent) : '/'}>
          {kind === 'passed' ? 'Continue' : 'See your training'}
        </LinkButton>
      )}
      <Link className="meta" href={back.href}>
        Back to {back.title}
      </Link>
    </aside>
  );
}

function AfterPass({
  assessment,
  parent,
  continuation,
}: {
  assessment: Assessment;
  parent: Parent | null;
  continuation: Continuation | null;
}) {
  const at = assessment.last_assessed_at ?? assessment.last_submitted_at;
  const isParentOver = continuation !== null && continuation.kind !== 'parent';
  return (
    <Path>
      <PathNode
        marker="done"
        line="walked"
        title={assessment.title}
        why={typeof at === 'number' ? `Passed ${formatDate(fromUnixSeconds(at))}` : 'Passed'}
      />
      {parent !== null && (
        <PathNode
          marker={isParentOver ? 'done' : 'here'}
          line={isParentOver ? 'walked' : 'here'}
          title={<Link href={parent.href}>{parent.title}</Link>}
          why={`${parent.kind}. ${isParentOver ? 'Nothing is left to do here' : 'Carry on where you stopped'}`}
        />
      )}
      {continuation?.kind === 'step' && (
        <PathNode
          marker="here"
          line="here"
          title={<Link href={hrefOf(continuation.step)}>{continuation.step.title}</Link>}
          why="Next"
        />
      )}
    </Path>
  );
}

function AfterFailure({
  assessment,
  parent,
  isFinal,
}: {
  assessment: Assessment;
  parent: Parent | null;
  isFinal: boolean;
}) {
  const score = visibleScore(assessment);
  const needs =
    assessment.pass === null
      ? 'Not passed yet'
      : `Needs ${assessment.pass}%${score === null ? '' : `. You have ${score}%`}`;
  return (
    <Path>
      <PathNode
        marker={isFinal ? 'failed' : 'here'}
        line={isFinal ? 'gated' : 'here'}
        title={assessment.title}
        why={isFinal ? `Locked. ${needs}` : needs}
      />
      {parent !== null && (
        <PathNode
          marker="progress"
          line="open"
          title={<Link href={parent.href}>{parent.title}</Link>}
          why={`${parent.kind}. Everything else stays open`}
        />
      )}
    </Path>
  );
}
