import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { browserOutbox } from '#persistence/persistence.ts';
import { browserStorage } from '#persistence/device-storage.ts';
import { pendingSubmissions, undeliveredSubmissions, type PendingSubmission } from '#persistence/registry.ts';
import { Link } from '#ui/actions/link/Link.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import { WORK_KINDS } from '../work/work-kinds.ts';

interface Shown {
  readonly waiting: readonly PendingSubmission[];
  readonly undelivered: readonly PendingSubmission[];
}

const countOf = ({ length }: readonly unknown[]): string => (length === 1 ? 'One submission' : `${length} submissions`);

/**
 * On home: what this person confirmed and no server is known to have, each with the way to its page (H2), and apart
 * from it what is not sent by itself (T18).
 */
export function PendingNote({ userId }: { userId: number }) {
  const outbox = browserOutbox();
  // As text, so that the same submissions are the same.
  const read = useCallback(
    () =>
      JSON.stringify({
        waiting: pendingSubmissions(WORK_KINDS, userId, outbox),
        undelivered: undeliveredSubmissions(WORK_KINDS, userId, { outbox, storage: browserStorage }),
      }),
    [outbox, userId],
  );
  const text = useSyncExternalStore(outbox.subscribe, read);
  const { waiting, undelivered } = useMemo(() => JSON.parse(text) as Shown, [text]);
  if (waiting.length === 0 && undelivered.length === 0) return null;
  return (
    <div className="wrap apptray" role="status">
      {undelivered.length > 0 && (
        <Note title={`${countOf(undelivered)} did not arrive`}>
          <p>You confirmed this, and no answer says that we have it. Open it to see, and to submit it again.</p>
          <ul>
            {undelivered.map(({ key, title, href }) => (
              <li key={key}>
                <Link href={href}>{title}</Link>
              </li>
            ))}
          </ul>
        </Note>
      )}
      {waiting.length > 0 && (
        <Note title={`${countOf(waiting)} ${waiting.length === 1 ? 'is' : 'are'} waiting`}>
          <p>They are on this device, and are sent as soon as we can reach the server.</p>
          <ul>
            {waiting.map(({ key, title, detail, href }) => (
              <li key={key}>
                <Link href={href}>{title}</Link>: {detail}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  );
}
