import { useState, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { useCurrent } from '#current/current-context.ts';
import { hasUnsavedWork } from '#persistence/unsaved-work.ts';
import { RealtimeLayer } from '../realtime/RealtimeLayer.tsx';
import { ViewAsLayer } from '../shell/ViewAsLayer.tsx';
import { PageOrOutline } from '../shell/PageOrOutline.tsx';
import { useLateScrollPosition } from '../shell/use-late-scroll-position.ts';
import { BootSkeleton } from '../pages/BootSkeleton.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SessionOverLayer } from './SessionOverLayer.tsx';

/**
 * Waits with the first signed-in page until a change of route that is under way has ended: a session that begins while
 * the page of somebody else is being left must not ask for that page in the new name.
 */
function OnceSettled({ children }: { children: ReactNode }) {
  const idle = useNavigation().state === 'idle';
  const [isSettled, setSettled] = useState(idle);
  if (idle && !isSettled) setSettled(true);
  return isSettled ? children : <BootSkeleton />;
}

/** What every page of somebody who is signed in hangs in. Nothing of it is needed for signing in, so it is loaded apart. */
export function SignedInFrame() {
  const { profile } = useCurrent();
  useLateScrollPosition();
  return (
    <>
      <ViewAsLayer profile={profile} />
      <LeaveGuard hasUnsavedWork={hasUnsavedWork} />
      <RealtimeLayer key={profile.id}>
        <OnceSettled>
          <PageOrOutline />
        </OnceSettled>
      </RealtimeLayer>
      <SessionOverLayer />
    </>
  );
}
