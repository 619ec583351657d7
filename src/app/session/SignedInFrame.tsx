import { RealtimeLayer } from '../realtime/RealtimeLayer.tsx';
import { useCurrent } from '../shell/current-context.ts';
import { PageOrOutline } from '../shell/PageOrOutline.tsx';
import { OnceArrived } from './OnceArrived.tsx';
import { SessionOverLayer } from './SessionOverLayer.tsx';

/** What every page of somebody who is signed in hangs in. Nothing of it is needed for signing in, so it is loaded apart. */
export function SignedInFrame() {
  const { profile } = useCurrent();
  return (
    <>
      <RealtimeLayer key={profile.id}>
        <OnceArrived>
          <PageOrOutline />
        </OnceArrived>
      </RealtimeLayer>
      <SessionOverLayer />
    </>
  );
}
