import type { Booking } from '#contracts/bookings/booking.schema.ts';
import type { Intention } from '#machines/bookings/intention.ts';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { formatPence } from '#ui/format/money.ts';
import { Note } from '#ui/messages/note/Note.tsx';
import { bookingsOf } from './changing-messages.ts';
import { PaidNode } from './PaidNode.tsx';
import { SentBookings } from './SentBookings.tsx';

export interface OvertakenBodyProps {
  readonly intention: Intention;
  readonly bookings: readonly Booking[];
  /** An earlier call of this request may have done it. */
  readonly isUnclear: boolean;
}

/**
 * something else has unscheduled them. What was paid for it is to be given back, and by whom; the receipt stays
 * on the device.
 */
export function OvertakenBody({ intention, bookings, isUnclear }: OvertakenBodyProps) {
  const { basket, reference, ids } = intention;
  const isPaid = reference !== null && basket !== null;
  return (
    <>
      <Path label="What happened">
        <PaidNode intention={intention} />
        <PathNode
          marker="done"
          line="walked"
          title="Unscheduled already"
          why={
            isUnclear
              ? 'By this request or by another one: that cannot be told any more'
              : 'Another device, or your bookings team, did it before this request'
          }
        />
        {isPaid && (
          <PathNode
            marker="queued"
            line="here"
            title={
              isUnclear
                ? `${formatPence(basket.totalInPence)} to be looked up`
                : `${formatPence(basket.totalInPence)} to be given back`
            }
            why="By your bookings team"
          />
        )}
      </Path>
      <div role="alert" className="flow-notice">
        {isPaid ? (
          <Note title={isUnclear ? 'This payment may not have been needed' : 'This payment was not needed'}>
            <p>
              Give your bookings team the receipt&apos;s number, <b>{reference}</b>:{' '}
              {isUnclear ? 'they look it up, and give back what was not needed' : 'they give the money back'}. The
              receipt stays above your bookings and on home until you put it away.
            </p>
          </Note>
        ) : (
          <Note title="Nothing had to be done">
            <p>Your request changed nothing, and nothing was paid for it.</p>
          </Note>
        )}
      </div>
      <SentBookings bookings={bookingsOf(ids, bookings)} />
    </>
  );
}
