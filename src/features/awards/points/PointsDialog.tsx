import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState, type CSSProperties } from 'react';
import { useApi } from '#api/api-context.ts';
import { pointsBetweenQuery } from '#api/queries/awards.queries.ts';
import {
  monthsOf,
  secondsOf,
  twelveMonthsTo,
  yearOf,
  type DayRange,
  type MonthOfRange,
} from '#machines/awards/points-range.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { DateField } from '#ui/inputs/field/DateField.tsx';
import { formatCount, formatPoints } from '#ui/format/counts.ts';
import { RetryLine } from '#ui/messages/retry/RetryLine.tsx';
import { formatDate } from '#ui/format/dates.ts';
import { Loaded } from '#ui/frames/loaded/Loaded.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import './points.css';

const name = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** `Mar` or `March` of `2026-03`. */
const monthName = (month: string, length: 'short' | 'long'): string => {
  const long = name.format(new Date(`${month}-01T00:00:00Z`));
  return length === 'long' ? long : long.slice(0, 3);
};

/** What the drawing shows, in a sentence: 'Points per month. Most in February 2026, 135 points.' */
const monthsCaption = (months: readonly { readonly month: string; readonly points: number }[]): string => {
  const [most] = months.toSorted((one, other) => other.points - one.points);
  if (most === undefined || most.points === 0) return 'Points per month. There are none.';
  return `Points per month. Most in ${monthName(most.month, 'long')} ${most.month.slice(0, 4)}, ${formatPoints(most.points)}.`;
};

/** The points of each month, drawn, and the same as a table. Nothing is drawn until every month has come. */
function PointsByMonth({ organisationId, months }: { organisationId: number; months: readonly MonthOfRange[] }) {
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

interface PointsTotalProps {
  readonly organisationId: number;
  readonly range: DayRange;
  /** The range in unix seconds. */
  readonly seconds: { readonly date_from: number; readonly date_to: number };
}

/** E-11: the points of a range. The figure of the range before stays, dimmed, until the next one comes. */
function PointsTotal({ organisationId, range, seconds }: PointsTotalProps) {
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

export interface PointsDialogProps {
  readonly organisationId: number;
  /** Unix seconds. */
  readonly nowUnix: number;
  readonly onClose: () => void;
}

/** Why a range has no points to show, beside the field that is to change: a message at once, as they went at once. */
const rangeErrors = ({ from, to }: DayRange): { readonly from?: string; readonly to?: string } => ({
  ...(from === '' ? { from: 'Choose the first day' } : {}),
  ...(to === '' ? { to: 'Choose the last day' } : from > to ? { to: 'Choose a day on or after the first one' } : {}),
});

const isSame = (one: DayRange, other: DayRange): boolean => one.from === other.from && one.to === other.to;

/** E-11: the points of a range of days, this year at first; changing the range asks again. */
export function PointsDialog({ organisationId, nowUnix, onClose }: PointsDialogProps) {
  const [range, setRange] = useState(() => yearOf(nowUnix));
  const seconds = secondsOf(range);
  const months = monthsOf(range, nowUnix);
  const errors = rangeErrors(range);
  const periods = [
    { label: 'This year', range: yearOf(nowUnix) },
    { label: '12 months', range: twelveMonthsTo(nowUnix) },
  ];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Points by date"
      bodyLabel="Points by date"
      foot={
        <>
          <p className="meta pts__n">An award gives its points on the day it is awarded.</p>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="pts__f">
        <DateField
          label="From"
          required
          value={range.from}
          onChange={(from) => setRange({ ...range, from })}
          error={errors.from}
        />
        <DateField
          label="To, this day included"
          required
          value={range.to}
          onChange={(to) => setRange({ ...range, to })}
          error={errors.to}
        />
        <div className="pts__seg" role="group" aria-label="Period">
          {periods.map((period) => (
            <Button
              key={period.label}
              aria-pressed={isSame(period.range, range)}
              onClick={() => setRange(period.range)}
            >
              {period.label}
            </Button>
          ))}
        </div>
      </div>
      {seconds !== null && <PointsTotal {...{ organisationId, range, seconds }} />}
      {months !== null && <PointsByMonth organisationId={organisationId} months={months} />}
      {months === null && seconds !== null && (
        <p className="meta">Choose two years or less to see the points of each month.</p>
      )}
    </Dialog>
  );
}
