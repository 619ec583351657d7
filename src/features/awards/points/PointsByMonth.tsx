import { useQueries } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useApi } from '#api/api-context.ts';
import { pointsBetweenQuery } from '#api/queries/awards.queries.ts';
import type { MonthOfRange } from '#machines/awards/points-range.ts';
import { formatCount } from '#ui/format/counts.ts';
import { RetryLine } from '#ui/messages/retry/RetryLine.tsx';
import { monthsCaption, monthName } from './month-labels.ts';

/** The points of each month, drawn, and the same as a table. Nothing is drawn until every month has come. */
export function PointsByMonth({ organisationId, months }: { organisationId: number; months: readonly MonthOfRange[] }) {
  const client = useApi();
  const results = useQueries({
    queries: months.map(({ from, to, isFuture }) => ({
      ...pointsBetweenQuery(client, organisationId, { date_from: from, date_to: to }),
      enabled: !isFuture,
    })),
  });
  const missing = results.filter(({ isError, data, isFetching }) => isError && data === undefined && !isFetching);
  if (missing.length > 0)
    return (
      <RetryLine onRetry={() => missing.forEach(({ refetch }) => void refetch())}>
        The points of each month could not be loaded.
      </RetryLine>
    );
  if (results.some(({ data }, index) => data === undefined && months[index]?.isFuture !== true))
    return <div className="ch ch--waiting" aria-hidden="true" />;
  const bars = months.map((month, index) => ({ ...month, points: results[index]?.data?.points ?? 0 }));
  const most = Math.max(1, ...bars.map(({ points }) => points));
  return (
    <figure className="ch">
      <figcaption className="vh">{monthsCaption(bars)}</figcaption>
      <ol className="ch__b" aria-hidden="true" style={{ '--months': bars.length } as CSSProperties}>
        {bars.map(({ month, points, isOpen, isFuture }, index) => (
          <li
            key={month}
            className={points === 0 ? 'nil' : isOpen ? 'now' : undefined}
            style={{ '--vv': points / most } as CSSProperties}
          >
            <span className="ch__v">{isFuture ? '' : formatCount(points)}</span>
            <i />
            <span className="ch__m">{monthName(month, 'short')}</span>
            <span className="ch__y">{index === 0 || month.endsWith('-01') ? month.slice(0, 4) : ''}</span>
          </li>
        ))}
      </ol>
      <details className="ch__t">
        <summary>The same as a table</summary>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col" className="num">
                Points
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ month, points, isFuture }) => (
              <tr key={month}>
                <th scope="row">{`${monthName(month, 'long')} ${month.slice(0, 4)}`}</th>
                <td className="num">{isFuture ? 'to come' : formatCount(points)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
