import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { browserOutbox } from '#persistence/persistence.ts';
import { pendingSubmissions } from '#persistence/registry.ts';
import { Link } from '#ui/actions/link/Link.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import { WORK_KINDS } from '../work/work-kinds.ts';

/** On home: what this person confirmed and no server is known to have, each with the way to its page (H2). */
export function PendingNote({ userId }: { userId: number }) {
  const outbox = browserOutbox();
  // As text, so that the same submissions are the same.
  const read = useCallback(() => JSON.stringify(pendingSubmissions(WORK_KINDS, userId, outbox)), [outbox, userId]);
  const text = useSyncExternalStore(outbox.subscribe, read);
  const pending = useMemo(() => JSON.parse(text) as ReturnType<typeof pendingSubmissions>, [text]);
  if (pending.length === 0) return null;
  return (
    <div className="wrap apptray" role="status">
      <Note title={pending.length === 1 ? 'One submission is waiting' : `${pending.length} submissions are waiting`}>
        <p>They are on this device, and are sent as soon as we can reach the server.</p>
        <ul>
          {pending.map(({ key, title, detail, href }) => (
            <li key={key}>
              <Link href={href}>{title}</Link>: {detail}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
