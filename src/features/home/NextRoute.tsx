import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import type { NextStep } from '#machines/home/next-step.ts';
import type { Walked } from '#machines/home/walked.ts';
import { percentLabel, TRAINING_STATES } from '#cards/state-labels.ts';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { Link } from '#ui/actions/link/Link.tsx';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { Sign } from '#ui/drawings/sign/Sign.tsx';
import { Board } from '#ui/frames/board/Board.tsx';
import { Button } from '#ui/actions/button/Button.tsx';
import { leaveFocusAround } from '#ui/frames/focus/leave-focus-around.ts';
import { EmptyState } from '#ui/frames/empty/EmptyState.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import { followerLabels, followerMarker, hrefOf, signAction, signLabel, waitingLabel } from './labels.ts';
import type { Home, Next } from './use-home.ts';
import { Contours } from '#ui/drawings/contours/Contours.tsx';
import { OwnPath } from '#ui/drawings/contours/OwnPath.tsx';
import { plural } from '#ui/format/counts.ts';
import { formatUnixDate } from '#ui/format/days.ts';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/frames/skeleton/SkeletonGroup.tsx';
import './next-route.css';

/** The shape of the sign and of what most often follows it: what is below must not move. */
function RouteSkeleton() {
  return (
    <SkeletonGroup label="Loading what to do next">
      <div className="route__skel" aria-hidden="true" />
      <div className="route__skelstop">
        <Skeleton shape="text" width={50} />
      </div>
    </SkeletonGroup>
  );
}

/** V12: where there is nothing to do next, the learner's own map: how far they came, and what they completed last. */
function OwnMap({ walked: { done, all, last } }: { walked: Walked }) {
  return (
    <div className="ownmap">
      <Contours anchor="middle">
        <OwnPath stops={done} isComplete={all > 0 && done === all} />
      </Contours>
      {done > 0 && (
        <p className="meta">
          {plural(done, 'item')} completed
          {last === null ? '.' : `. Last: ${last.title}, ${formatUnixDate(last.atUnix)}.`}
        </p>
      )}
    </div>
  );
}

interface RetryProps {
  busy: boolean;
  onRetry: () => void;
}

function Retry({ busy, onRetry }: RetryProps) {
  return (
    <Button ref={leaveFocusAround} variant="secondary" busy={busy} busyText="Loading…" onClick={onRetry}>
      Try again
    </Button>
  );
}

/** Below a sign: a part of the training did not come, and something in it may be more urgent. */
function NotCertain(retry: RetryProps) {
  return (
    <Note title="Part of your training could not be loaded">
      <p>Something else may need to come first.</p>
      <Retry {...retry} />
    </Note>
  );
}

interface NothingNextProps extends RetryProps {
  next: Exclude<Next, { kind: 'loading' | 'step' }>;
  organisation: OrganisationMembership;
}

/**
 * No sign: nothing is assigned yet, everything is done, nothing can be done now, or it is not known. Each says how to
 * go on.
 */
function NothingNext({ next, organisation: { name, settings }, ...retry }: NothingNextProps) {
  if (next.kind === 'unknown')
    return (
      <Board marker="coming" title="Your training could not be loaded." actions={<Retry {...retry} />}>
        <p>Nothing is lost. Check your connection, then try again.</p>
      </Board>
    );
  const library = (
    <LinkButton variant="go" href="/categories">
      Open {settings.lang.library}
    </LinkButton>
  );
  if (next.kind === 'waiting')
    return (
      <EmptyState marker="coming" title="Nothing to do right now" action={library}>
        {waitingLabel(next)}
      </EmptyState>
    );
  if (next.kind === 'upToDate')
    return (
      <EmptyState marker="done" title="Everything is done" action={library}>
        You're up to date. What {name} assigns next appears here.
      </EmptyState>
    );
  return (
    <EmptyState title="Nothing is assigned to you yet" action={library}>
      When {name} assigns training to you, your next step appears here. Until then, explore {settings.lang.library}.
    </EmptyState>
  );
}

/** The next thing to do as the page's one sign, on the path of what led there and what it opens. */
export function NextRoute({
  home,
  organisation,
  nowUnix,
}: {
  home: Home;
  organisation: OrganisationMembership;
  nowUnix: number;
}) {
  return (
    <section className="route" aria-labelledby="next-heading">
      <h2 id="next-heading" className="vh">
        What to do next
      </h2>
      {home.next.kind === 'loading' && <RouteSkeleton />}
      {home.next.kind === 'step' && <NextPath next={home.next.next} organisation={organisation} nowUnix={nowUnix} />}
      {home.next.kind === 'step' && !home.next.isCertain && <NotCertain busy={home.isFetching} onRetry={home.retry} />}
      {home.next.kind !== 'loading' && home.next.kind !== 'step' && (
        <div className="route__none">
          <NothingNext next={home.next} organisation={organisation} busy={home.isFetching} onRetry={home.retry} />
          {home.next.kind !== 'unknown' && <OwnMap walked={home.walked} />}
        </div>
      )}
    </section>
  );
}

function NextPath({
  next,
  organisation: { settings },
  nowUnix,
}: {
  next: NextStep;
  organisation: OrganisationMembership;
  nowUnix: number;
}) {
  const { step, before, within, follows, afterwards } = next;
  return (
    <Path>
      {before !== null && (
        <PathNode
          marker="done"
          line="walked"
          title={<Link href={hrefOf(before)}>{before.title}</Link>}
          why={TRAINING_STATES.completed.word}
        />
      )}
      <PathNode line="here">
        <Sign
          kicker="Next"
          title={<Link href={hrefOf(step)}>{step.title}</Link>}
          actions={
            <>
              <LinkButton variant="go" href={hrefOf(step)} aria-label={`${signAction(next)}: ${step.title}`}>
                {signAction(next)}
              </LinkButton>
              {within !== null && (
                <LinkButton variant="quiet" href={hrefOf(within.stop)}>
                  {[within.stop.title, percentLabel(within.percent, settings)].filter(Boolean).join(', ')}
                </LinkButton>
              )}
            </>
          }
        >
          {signLabel(next, nowUnix)}
        </Sign>
      </PathNode>
      {follows.map((follower) => (
        <PathNode
          key={`${follower.stop.kind} ${follower.stop.id}`}
          marker={followerMarker(follower)}
          line={follower.waitsFor.length > 0 ? 'gated' : 'open'}
          title={<Link href={hrefOf(follower.stop)}>{follower.stop.title}</Link>}
          why={followerLabels(follower, settings)}
        />
      ))}
      {afterwards !== null && (
        <PathNode
          marker="todo"
          line="open"
          title={<Link href={hrefOf(afterwards)}>{afterwards.title}</Link>}
          why="Then this"
        />
      )}
    </Path>
  );
}
