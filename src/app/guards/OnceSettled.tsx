import { useState, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { BootSkeleton } from '../pages/BootSkeleton.tsx';

/**
 * Waits with the first signed-in page until a change of route that is under way has ended: a session that begins while
 * the page of somebody else is being left must not ask for that page in the new name.
 */
export function OnceSettled({ children }: { children: ReactNode }) {
  const idle = useNavigation().state === 'idle';
  const [isSettled, setSettled] = useState(idle);
  if (idle && !isSettled) setSettled(true);
  return isSettled ? children : <BootSkeleton />;
}
