import { lazy, Suspense } from 'react';

const PendingNote = lazy(async () => ({ default: (await import('./PendingNote.tsx')).PendingNote }));

/** Whether anything of this person lies in the outbox; asked without the code that reads it. */
const hasOutbox = (userId: number): boolean => {
  try {
    return Object.keys(window.localStorage).some((name) => name.startsWith(`waymark.outbox/${userId}/`));
  } catch {
    return false;
  }
};

/** What waits to be sent, on home. Its code is loaded only where something does. */
export function PendingPart({ userId }: { userId: number }) {
  if (!hasOutbox(userId)) return null;
  return (
    <Suspense fallback={null}>
      <PendingNote userId={userId} />
    </Suspense>
  );
}
