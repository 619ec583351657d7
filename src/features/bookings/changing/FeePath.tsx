import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { feeRule, feeText } from './fee-texts.ts';
import type { UnscheduleSnapshot } from './flow-screen.ts';
import { movingEntries } from './moving-entries.ts';
import { MovingPath } from './MovingPath.tsx';

export interface FeePathProps {
  readonly context: UnscheduleSnapshot['context'];
  readonly bookings: readonly Booking[];
  /** Seconds. */
  readonly nowUnix: number;
}

/** everything that loses its date, what each costs or until when it would be free, and the rule. */
export function FeePath({ context, bookings, nowUnix }: FeePathProps) {
  const rule = feeRule(context, nowUnix);
  return (
    <>
      <MovingPath
        action="unschedule"
        entries={movingEntries({ action: 'unschedule', facts: context.facts, bookings, nowUnix })}
        aside={({ booking, block }) => {
          if (block !== null) return null;
          const { amount, note, isDue } = feeText(booking, context, nowUnix);
          return (
            <p className={isDue ? 'moves__aside is-due' : 'moves__aside'}>
              <b>{amount}</b>
              <span className="meta">{note}</span>
            </p>
          );
        }}
      />
      {rule !== null && <p className="meta fees__rule">{rule}</p>}
    </>
  );
}
