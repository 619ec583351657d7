import type { CSSProperties } from 'react';
import type { Period, SubscriptionStanding } from '#machines/subscriptions/subscription-standing.ts';
import { formatUnixDate } from '#ui/format/days.ts';
import { Marker } from '#ui/messages/marker/Marker.tsx';

export interface PeriodLineProps {
  readonly period: Period;
  /** Unix seconds. */
  readonly now: number;
  readonly standing: SubscriptionStanding;
  /** What is paid at its end, with its currency; null where that is not known. */
  readonly price: string | null;
}

/** What its end is: the next payment, or the end of all. */
const endOf = ({ kind }: SubscriptionStanding, price: string | null): string => {
  if (kind === 'cancelled' || kind === 'ended') return 'Ends';
  return kind === 'active' && price !== null ? `Next payment, ${price}` : 'Next payment';
};

/** What is paid for as a line: walked up to today, and dotted beyond it where nothing comes after. */
export function PeriodLine({ period: { start, end }, now, standing, price }: PeriodLineProps) {
  const [from, to] = [formatUnixDate(start), formatUnixDate(end)];
  const what = endOf(standing, price);
  const at = `${Math.round(((now - start) / (end - start)) * 1000) / 10}%`;
  return (
    <div
      className={`period${standing.kind === 'active' ? '' : ' period--end'}`}
      role="img"
      aria-label={`Period started ${from}. Today is ${formatUnixDate(now)}. ${to}: ${what}.`}
      style={{ '--at': at } as CSSProperties}
    >
      <span className="period__walk" />
      <span className="period__rest" />
      <span className="period__s">
        <b>{from}</b>
        Period started
      </span>
      <span className="period__h">
        <Marker shape="here" />
        <b>Today</b>
      </span>
      <span className="period__e">
        <b>{to}</b>
        {what}
      </span>
    </div>
  );
}
