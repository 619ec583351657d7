import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { useServices } from '../services.ts';

const LeaveDialog = lazy(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }));
const ViewAsBar = lazy(async () => ({ default: (await import('#features/session/ViewAsBar.tsx')).ViewAsBar }));
const ViewAsDialog = lazy(async () => ({ default: (await import('#features/session/ViewAsDialog.tsx')).ViewAsDialog }));

/** H-08, B-14: what View As puts over every signed-in page, no-access and the review pages included. */
export function ViewAsLayer({ profile }: { profile: Profile }) {
  const { viewAs } = useServices();
  const actor = useSyncExternalStore(viewAs.subscribe, viewAs.current);
  const state = useSyncExternalStore(viewAs.subscribe, () => viewAs.current()?.getSnapshot());
  const question = useSyncExternalStore(viewAs.subscribe, viewAs.question);
  // Nobody had the chart at boot: then the banner stands where the page has just begun, and takes no focus.
  const [hasBegun] = useState(actor !== null);
  return (
    <>
      {profile.impersonated === true && (
        <Suspense>
          <ViewAsBar
            profile={profile}
            busy={state?.hasTag('viewing') === true && state.hasTag('busy')}
            exitFailed={state?.matches({ active: 'exitFailed' }) === true}
            takesFocus={hasBegun}
            onExit={viewAs.exit}
          />
        </Suspense>
      )}
      {actor !== null && state?.hasTag('dialog') === true && (
        <Suspense>
          <ViewAsDialog viewAs={actor} />
        </Suspense>
      )}
      {question !== null && (
        <Suspense>
          <LeaveDialog onLeave={question.leave} onStay={question.stay} />
        </Suspense>
      )}
    </>
  );
}
