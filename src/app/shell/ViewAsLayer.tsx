import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { ViewAsBar } from '#features/session/ViewAsBar.tsx';
import { twoFactorAddress } from '#machines/session/redirect-guard.ts';
import { lazyPart } from '#ui/frames/part/lazy-part.tsx';
import { PartMissing } from '#ui/frames/part/PartMissing.tsx';
import { useServices } from '../services/services.ts';
import { LeaveQuestion } from './leave-question.tsx';
import './viewing.css';

const ViewAsDialog = lazyPart(async () => (await import('#features/session/ViewAsDialog.tsx')).ViewAsDialog, {
  missing: (again, { viewAs }) => (
    <PartMissing title="View As could not be loaded" onAgain={again} onClose={() => viewAs.send({ type: 'closed' })} />
  ),
});

const OwedQuestion = lazyPart(async () => (await import('../persistence/OwedQuestion.tsx')).OwedQuestion, {
  missing: (again, { onStay }) => (
    <PartMissing title="The question could not be loaded" onAgain={again} onClose={onStay} />
  ),
});

/**
 * H-08, B-14: what View As puts over every signed-in page, no-access and the review pages included. Its banner is in
 * one file with the frame of every page: no page of a learner stands without it (T9).
 */
export function ViewAsLayer({ profile }: { profile: Profile }) {
  const { viewAs } = useServices();
  const address = useLocation();
  const actor = useSyncExternalStore(viewAs.subscribe, viewAs.current);
  const state = useSyncExternalStore(viewAs.subscribe, () => viewAs.current()?.getSnapshot());
  const question = useSyncExternalStore(viewAs.subscribe, viewAs.question);
  // Nobody had the chart at boot: then the banner stands where the page has just begun, and takes no focus.
  const [hasBegun] = useState(actor !== null);
  return (
    <>
      {profile.impersonated === true && (
        <div className="viewing">
          <ViewAsBar
            profile={profile}
            busy={state?.hasTag('viewing') === true && state.hasTag('busy')}
            exitFailed={state?.matches({ active: 'exitFailed' }) === true}
            takesFocus={hasBegun}
            onExit={viewAs.exit}
          />
        </div>
      )}
      {actor !== null && state?.hasTag('dialog') === true && (
        <ViewAsDialog viewAs={actor} setUpHref={twoFactorAddress(address)} />
      )}
      {question?.about === 'unsaved' && <LeaveQuestion onLeave={question.leave} onStay={question.stay} />}
      {question?.about === 'owed' && <OwedQuestion profile={profile} onLeave={question.leave} onStay={question.stay} />}
    </>
  );
}
