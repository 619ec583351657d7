import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '#api/api-context.ts';
import { pointsBetweenQuery } from '#api/queries/awards.queries.ts';
import type { DayRange } from '#machines/awards/points-range.ts';
import { formatCount } from '#ui/format/counts.ts';
import { formatDate } from '#ui/format/dates.ts';
import { Loaded } from '#ui/frames/loaded/Loaded.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';

export interface PointsTotalProps {
  readonly organisationId: number;
  readonly range: DayRange;
  /** The range in unix seconds. */
  readonly seconds: { readonly date_from: number; readonly date_to: number };
}

/** E-11: the points of a range. The figure of the range before stays, dimmed, until the next one comes. */
export function PointsTotal({ organisationId, range, seconds }: PointsTotalProps) {
  const points = useQuery({
    ...pointsBetweenQuery(useApi(), organisationId, seconds),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded
      query={points}
      label="Loading the points"
      skeleton={<Skeleton shape="lead" width={60} />}
      failed={{ title: 'The points could not be loaded.' }}
      level={3}
    >
      {(loaded) => (
        <p className="pts__t" role="status">
          <b>{formatCount(loaded.points)}</b> {loaded.points === 1 ? 'point' : 'points'} from {formatDate(range.from)}{' '}
          to {formatDate(range.to)}
        </p>
      )}
    </Loaded>
  );
}
