import type { Booking } from '#contracts/bookings/booking.schema.ts';
import type { Intention } from '#machines/bookings/intention.ts';
import { formatPence } from '#ui/format/money.ts';
import { Note } from '#ui/messages/note/Note.tsx';
import { bookingsOf } from './changing-messages.ts';
import { SentBookings } from './SentBookings.tsx';

export interface UnfinishedBodyProps {
  readonly intention: Intention;
  readonly bookings: readonly Booking[];
  /** It is for what the dialog is about. */
  readonly canContinue: boolean;
}

/** R-37, F-07: the bank asked the holder of the card, who left without an answer; what it was for, and how it can end. */
export function UnfinishedBody({ intention: { basket, ids }, bookings, canContinue }: UnfinishedBodyProps) {
  return (
    <>
      <div role="alert" className="flow-notice">
        <Note title="Nothing has been taken">
          <p>
            Your bank asked you to confirm the payment{basket === null ? '' : ` of ${formatPence(basket.totalInPence)}`}
            , and has had no answer. Your bookings still stand.{' '}
            {canContinue
              ? 'Continue with the same payment, or give it up.'
              : 'It was for the bookings below. Give it up to go on with others.'}{' '}
            If you give it up, say no if your bank still asks.
          </p>
        </Note>
      </div>
      <SentBookings bookings={bookingsOf(ids, bookings)} />
    </>
  );
}
