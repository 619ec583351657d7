import { useEffect, useRef } from 'react';
import type { FlowContext } from '#machines/bookings/booking-flow.kit.ts';
import type { BookingAction } from '#machines/bookings/booking-state.ts';
import { Note } from '#ui/messages/note/Note.tsx';
import { noticeMessage } from './changing-messages.ts';

export interface FlowNoticeNoteProps {
  readonly action: BookingAction;
  readonly context: Pick<FlowContext<unknown>, 'notice' | 'problems'>;
  /** The fields that stand on the page, as the wire names them: what the server says of them stands there. */
  readonly fields: readonly string[];
  readonly totalInPence?: number | null;
}

/**
 * Why the form stands again, and what the server says of no field of it. The region is always there, so that it is
 * announced; a notice also scrolls into sight, since what was pressed stands at the other end of the dialog.
 */
export function FlowNoticeNote({
  action,
  context: { notice, problems },
  fields,
  totalInPence = null,
}: FlowNoticeNoteProps) {
  const message = noticeMessage(notice, action, totalInPence);
  const region = useRef<HTMLDivElement>(null);
  const title = message?.title;
  useEffect(() => {
    const scrolled = region.current?.closest('.dialog__body');
    if (title !== undefined && scrolled) scrolled.scrollTop = 0;
  }, [title]);
  const others = Object.entries(problems).flatMap(([field, messages]) => (fields.includes(field) ? [] : messages));
  return (
    <div ref={region} role="alert" className="flow-notice">
      {message !== null && (
        <Note title={message.title}>
          <p>{message.text}</p>
          {others.map((other) => (
            <p key={other}>{other}</p>
          ))}
        </Note>
      )}
    </div>
  );
}
