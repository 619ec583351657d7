import { useEffect, useState } from 'react';
import { unsentWork } from '#api/unsent-work.ts';
import { deviceOutbox } from '#api/outbox/outbox-store.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { keptReviews, keptUnder } from '#features/assessments/review/review-kept.ts';
import { browserDrafts } from '#features/assessments/draft-store.ts';
import { unsentEvidence, wipeEvidence } from '#features/evidence/send-kept-evidence.ts';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx';
import type { LoginActor } from '../services.ts';
import { signOutByChoice } from './sign-out-by-choice.ts';

export interface SignOutQuestionProps {
  readonly login: LoginActor;
  readonly profile: Profile;
  readonly onStay: () => void;
}

/**
 * A chosen sign-out wipes what was never sent, so it is named first. A manager is warned of the other tabs as well (B-16);
 * anybody else with nothing to lose is asked nothing (B-17). A session that merely ends asks nothing and wipes nothing.
 */
export function SignOutQuestion({ login, profile, onStay }: SignOutQuestionProps) {
  const [drafts] = useState(() => browserDrafts());
  const [unsent] = useState(() => {
    unsentWork()?.keepNow();
    return drafts.unsentOf(profile.id);
  });
  const [waiting] = useState(() => deviceOutbox().of(profile.id).filter(({ stage }) => stage === 'waiting'));
  const [reviews] = useState(() => keptReviews(profile.id));
  const [marked] = useState(() => [...reviews.drafts.names().flatMap((name) => keptUnder(reviews, name)), ...unsentEvidence(profile.id)]);
  // Answers that this device refused to keep are on the page only.
  const [isLost] = useState(() => unsentWork()?.isOnDevice === false);
  const loses = unsent.length > 0 || waiting.length > 0 || marked.length > 0 || isLost;
  const drafted = unsent.filter(({ organisationId, assessmentId }) => !waiting.some((entry) => entry.organisationId === organisationId && entry.subject === assessmentId));
  const isManager = profile.manager === true;
  const asks = loses || isManager;

  const signOut = (): void => {
    onStay();
    signOutByChoice(login, () => {
      drafts.wipe(profile.id);
      deviceOutbox().wipe(profile.id);
      reviews.drafts.wipe();
      reviews.decisions.wipe();
      wipeEvidence(profile.id);
    });
  };
  useEffect(() => {
    if (!asks) signOut();
  });

  if (!asks) return null;
  return (
    <ConfirmDialog
      isOpen
      danger={loses}
      title={loses ? 'Sign out without submitting?' : 'Sign out everywhere in this browser?'}
      confirmText="Sign out"
      cancelText="Stay"
      onConfirm={signOut}
      onCancel={onStay}
    >
      {isManager && <p>You will be signed out of your other tabs too. What is open there ends with this session.</p>}
      {loses && <p>{marked.length > 0 ? 'This work was not submitted. Signing out removes it from this device.' : 'These answers were not submitted. Signing out removes them from this device.'}</p>}
      {loses && (
        <ul className="unsent">
          {waiting.map(({ organisationId, subject, title }) => (
            <li key={`waiting-${organisationId}-${subject}`}>
              <b>{title}</b>: confirmed, and waiting to be sent
            </li>
          ))}
          {drafted.map(({ organisationId, assessmentId, title, answered }) => (
            <li key={`${organisationId}-${assessmentId}`}>
              <b>{title}</b>: {answered === 1 ? '1 answer' : `${answered} answers`}
            </li>
          ))}
          {marked.map(({ title, learner }) => (
            <li key={`review-${title}-${learner}`}>
              <b>{title}</b>: your review of {learner}
            </li>
          ))}
          {isLost && <li>The answers on this page</li>}
        </ul>
      )}
    </ConfirmDialog>
  );
}
