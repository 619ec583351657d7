import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { formatDate, fromUnixSeconds } from '#ui/format/dates.ts';
import { Link } from '#ui/actions/link/Link.tsx';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { visibleScore } from '../shown-score.ts';
import './opens.css';
import type { ResultKind } from '../screen-of.ts';
import { parentOf, type Parent } from '../parent-link.ts';

export interface ResultAsideProps {
  readonly assessment: Assessment;
  readonly organisation: OrganisationMembership;
  readonly kind: ResultKind;
}

const HEADINGS: Readonly<Record<ResultKind, string>> = {
  passed: 'What comes next',
  failed: 'Still open',
  failedFinally: 'Where you stand',
  underReview: 'Meanwhile',
};

/** C-02: the way back to the module or collection; without one, home. The blade is here unless Try Again has it. */
export function ResultAside({ assessment, organisation, kind }: ResultAsideProps) {
  const parent = parentOf(assessment);
  const home = { title: organisation.settings.lang.home, href: '/' };
  const on = kind === 'passed' ? (parent ?? home) : home;
  const isFailed = kind === 'failed' || kind === 'failedFinally';
  return (
    <aside className="opens" aria-labelledby="opens-h">
      <h2 id="opens-h">{HEADINGS[kind]}</h2>
      {kind === 'underReview' ? <p>Nothing more to do here for now.</p> : <WhereItBelongs {...{ assessment, parent, isFailed }} isFinal={kind === 'failedFinally'} />}
      {!isFailed && (
        <LinkButton variant="go" href={on.href}>
          {kind === 'underReview' ? 'See your training' : 'Continue'}
        </LinkButton>
      )}
      <Link className="meta" href={(parent ?? home).href}>
        Back to {(parent ?? home).title}
      </Link>
    </aside>
  );
}

function WhereItBelongs({ assessment, parent, isFailed, isFinal }: { assessment: Assessment; parent: Parent | null; isFailed: boolean; isFinal: boolean }) {
  const score = visibleScore(assessment);
  const at = assessment.last_assessed_at ?? assessment.last_submitted_at;
  const needs = assessment.pass === null ? 'Not passed yet' : `Needs ${assessment.pass}%${score === null ? '' : `. You have ${score}%`}`;
  return (
    <Path>
      {isFailed ? (
        <PathNode marker={isFinal ? 'failed' : 'here'} line={isFinal ? 'gated' : 'here'} title={assessment.title} why={isFinal ? `Locked. ${needs}` : needs} />
      ) : (
        <PathNode marker="done" line="walked" title={assessment.title} why={typeof at === 'number' ? `Passed ${formatDate(fromUnixSeconds(at))}` : 'Passed'} />
      )}
      {parent !== null && (
        <PathNode
          marker={isFailed ? 'progress' : 'here'}
          line={isFailed ? 'open' : 'here'}
          title={<Link href={parent.href}>{parent.title}</Link>}
          why={isFailed ? `${parent.kind}. Everything else stays open` : `${parent.kind}. Carry on where you stopped`}
        />
      )}
    </Path>
  );
}
