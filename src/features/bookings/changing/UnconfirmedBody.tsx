import type { Booking } from '#contracts/bookings/booking.schema.ts';
import type { FlowNotice } from '#machines/bookings/booking-flow.kit.ts';
import type { BookingAction } from '#machines/bookings/booking-state.ts';
import { Note } from '#ui/messages/note/Note.tsx';
import { bookingsOf, titleOf, unconfirmedMessage } from './changing-messages.ts';
import { SentBookings } from './SentBookings.tsx';

export interface UnconfirmedBodyProps {
  readonly action: BookingAction;
  readonly notice: FlowNotice | null;
  /** `booking_id`s of what was sent, perhaps on an earlier visit and about others than were chosen now. */
  readonly ids: readonly number[];
  readonly bookings: readonly Booking[];
}

/** no answer tells whether it counted; what it was, and that it can be sent again. */
export function UnconfirmedBody({ action, notice, ids, bookings }: UnconfirmedBodyProps) {
  return (
    <>
      <div role="alert" className="flow-notice">
        <Note title={titleOf(action, ids.length, null)}>
          <p>{unconfirmedMessage(notice, action)}</p>
        </Note>
      </div>
      <SentBookings bookings={bookingsOf(ids, bookings)} />
    </>
  );
}
