import { lazy, Suspense, useSyncExternalStore } from 'react';
import { owedTotalOf, subscribeOwed } from '#persistence/owed-total.ts';

const OwedNote = lazy(async () => ({ default: (await import('./OwedNote.tsx')).OwedNote }));

/** How much is owed to a person, in pence; it follows this tab and the others. */
export const useOwedTotal = (userId: number): number => useSyncExternalStore(subscribeOwed, () => owedTotalOf(userId));

/** What is owed, on home. Its code is loaded only where something is. */
export function OwedPart({ userId }: { userId: number }) {
  if (useOwedTotal(userId) === 0) return null;
  return (
    <Suspense fallback={null}>
      <OwedNote userId={userId} />
    </Suspense>
  );
}
