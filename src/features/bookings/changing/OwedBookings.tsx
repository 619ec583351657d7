import { useMemo, useState, useSyncExternalStore } from 'react';
import type { BookingAction } from '#machines/bookings/booking-state.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { ConfirmDialog } from '#ui/frames/dialog/ConfirmDialog.tsx';
import { formatPence } from '#ui/format/money.ts';
import { Note } from '#ui/messages/note/Note.tsx';
import type { BookingRequests, OwedBooking } from './booking-requests.ts';
import { TRY_AGAIN } from './changing-messages.ts';
import './changing.css';

export interface OwedBookingsProps {
  readonly requests: BookingRequests;
  /** Goes on with what may be paid, or is paid and was not delivered. */
  readonly onResume: (action: BookingAction, chosenIds: readonly number[]) => void;
}

/**
 * B-8: above the list until it is settled: what was paid, or may be, with its amount, its receipt and the way to finish
 * it or to get it back.
 */
export function OwedBookings({ requests, onResume }: OwedBookingsProps) {
  // As text, so that the same items are the same.
  const text = useSyncExternalStore(requests.subscribe, () => JSON.stringify(requests.owed()));
  const owed = useMemo(() => JSON.parse(text) as readonly OwedBooking[], [text]);
  const [returned, setReturned] = useState<OwedBooking | null>(null);
  if (owed.length === 0) return null;
  return (
    <section className="owed" aria-label="Paid, and not settled yet">
      <Note title="Paid, and not settled yet">
        <ul className="owed__list">
          {owed.map((item) => (
            <li key={item.name}>
              <p>
                <b>{item.title}</b>: {item.detail}
              </p>
              {item.isToBeReturned ? (
                <Button variant="secondary" onClick={() => setReturned(item)}>
                  I have it back
                </Button>
              ) : (
                <Button variant="secondary" onClick={() => onResume(item.action, item.chosenIds)}>
                  {item.isCertain ? TRY_AGAIN : 'Check again'}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Note>
      {returned !== null && (
        <ConfirmDialog
          isOpen
          danger
          title="Put this receipt away?"
          confirmText="Put it away"
          cancelText="Keep it"
          onConfirm={() => {
            requests.forgetReturned(returned.name);
            setReturned(null);
          }}
          onCancel={() => setReturned(null)}
        >
          <p>
            Do this once your bookings team has given the {formatPence(returned.totalInPence)} back. Then nothing here
            reminds you of it any more.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}
