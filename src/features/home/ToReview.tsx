import { useQuery } from '@tanstack/react-query';
import { useApi } from '#api/api-context.ts';
import { evidenceWaitingQuery } from '#api/queries/evidence.queries.ts';
import { Link } from '#ui/actions/link/Link.tsx';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { formatDays, plural } from '#ui/format/counts.ts';
import { daysBetween } from '#ui/format/days.ts';

/**
 * V17: a stop of its own for whoever reviews here: how much evidence waits, and how long the oldest piece has. Nothing
 * where none does, or nobody can say.
 */
export function ToReview({ organisationId, nowUnix }: { organisationId: number; nowUnix: number }) {
  const { data } = useQuery(evidenceWaitingQuery(useApi(), organisationId));
  if (data === undefined || data.count === 0) return null;
  const days = data.oldestUnix === null ? null : Math.abs(daysBetween(data.oldestUnix, nowUnix));
  return (
    <section className="route" aria-label="To review">
      <Path>
        <PathNode
          marker="review"
          title={<Link href="/evidence">{`Review ${plural(data.count, 'piece')} of evidence`}</Link>}
          why={
            days === null || days === 0
              ? 'Waiting for a decision'
              : `The oldest has been waiting for ${formatDays(days)}`
          }
        />
      </Path>
    </section>
  );
}
