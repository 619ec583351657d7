import type { Booking } from '#contracts/bookings/booking.schema.ts';
import type { FlowContext } from '#machines/bookings/booking-flow.kit.ts';
import type { Intention } from '#machines/bookings/intention.ts';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import { bookingsOf, notSubmittedReason, titleOf } from './changing-messages.ts';
import { PaidNode } from './PaidNode.tsx';
import { SentBookings } from './SentBookings.tsx';

export interface PaidBodyProps {
  readonly context: Pick<FlowContext<unknown>, 'notice' | 'problems'>;
  readonly intention: Intention;
  readonly bookings: readonly Booking[];
  /** The bookings are with the server. */
  readonly isSending: boolean;
}

/** the receipt, what is still to be sent, and that nothing is paid again. */
export function PaidBody({ context: { notice, problems }, intention, bookings, isSending }: PaidBodyProps) {
  const told = Object.values(problems).flat();
  return (
    <>
      <Path label="What happened">
        <PaidNode intention={intention} />
        <PathNode
          marker={isSending ? 'progress' : 'queued'}
          line="here"
          title={`${titleOf('unschedule', intention.ids.length, null)}: ${isSending ? 'being sent' : 'waiting to be sent'}`}
          why={isSending ? 'Your bookings still stand' : notSubmittedReason(notice)}
        />
        <PathNode marker="todo" line="gated" title="Places released" why="A few minutes after it is sent" />
      </Path>
      {!isSending && (
        <div role="alert" className="flow-notice">
          {told.map((message) => (
            <p key={message}>{message}</p>
          ))}
          <Note title="You will not pay again">
            <p>
              Trying again sends only the request. You can also close this: the receipt stays above your bookings and on
              home, with Try again, until it is through.
            </p>
            {notice === 'refused' && <p>If it is refused again, give your bookings team the receipt&apos;s number.</p>}
          </Note>
        </div>
      )}
      <SentBookings bookings={bookingsOf(intention.ids, bookings)} />
    </>
  );
}
