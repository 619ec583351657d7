import { percentLabel } from '#cards/card-labels.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import type { NextStep } from '#machines/home/next-step.ts';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { Link } from '#ui/actions/link/Link.tsx';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { Sign } from '#ui/drawings/sign/Sign.tsx';
import { NotCertain, NothingNext } from './NothingNext.tsx';
import { OwnMap } from './OwnMap.tsx';
import { RouteSkeleton } from './RouteSkeleton.tsx';
import type { Home } from './use-home.ts';
import { followerLabels, followerMarker, hrefOf, signAction, signLabel } from './labels.ts';
import './next-route.css';

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
          why="Completed"
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
