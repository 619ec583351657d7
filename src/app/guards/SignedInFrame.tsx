import { hasUnsavedWork } from '#persistence/unsaved-work.ts';
import { RealtimeLayer } from '../realtime/RealtimeLayer.tsx';
import { useCurrent } from '#current/current-context.ts';
import { ViewAsLayer } from '../shell/ViewAsLayer.tsx';
import { PageOrOutline } from '../shell/PageOrOutline.tsx';
import { useLateScrollPosition } from '../shell/use-late-scroll-position.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { OnceSettled } from './OnceSettled.tsx';
import { SessionOverLayer } from './SessionOverLayer.tsx';

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
