import { Note } from '#ui/messages/note/Note.tsx';
import { QueuedNote } from '#ui/messages/note/QueuedNote.tsx';
import { UnconfirmedNote } from '#ui/messages/note/UnconfirmedNote.tsx';
import { BatchOutcomeNote } from './BatchOutcomeNote.tsx';
import type { BulkReview } from './use-bulk-review.ts';

export interface BulkNoticesProps {
  readonly review: Pick<BulkReview, 'snapshot' | 'send'>;
  /** Keys of what still waits. */
  readonly waiting: ReadonlySet<string>;
}

/** what became of the last decision, and what is happening to one that was sent. */
export function BulkNotices({ review: { snapshot, send }, waiting }: BulkNoticesProps) {
  const { outcome } = snapshot.context;
  return (
    <>
      {snapshot.hasTag('choosing') && outcome !== null && <BatchOutcomeNote outcome={outcome} waiting={waiting} />}
      {snapshot.matches('queued') && (
        <div className="list__done">
          <QueuedNote
            title="Your decision is waiting to be sent"
            isSending={snapshot.hasTag('busy')}
            onTakeBack={() => send({ type: 'undone' })}
          />
        </div>
      )}
      {snapshot.hasTag('busy') && !snapshot.matches('queued') && (
        <div role="status" className="list__done">
          <Note>
            <p>{snapshot.matches('submitting') ? 'Sending your decision…' : 'Checking what is still pending…'}</p>
          </Note>
        </div>
      )}
      {snapshot.matches('unconfirmed') && (
        <div role="alert" className="list__done">
          <UnconfirmedNote
            title="Your decision may have arrived"
            storedNote="The selection and what you wrote are kept."
            onAskAgain={() => send({ type: 'retried' })}
          />
        </div>
      )}
    </>
  );
}
