import { Link } from '#ui/actions/link/Link.tsx';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode, type PathNodeProps } from '#ui/drawings/path/PathNode.tsx';
import { parentOf } from '../parent-link.ts';
import type { ClosedReason } from '../screen-of.ts';
import type { ClosedProps } from '../screen-props.ts';
import '../result/opens.css';

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
export function ClosedAside({ assessment, reason }: Pick<ClosedProps, 'assessment' | 'reason'>) {
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
