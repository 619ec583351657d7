import { useEffect, useState } from 'react';
import { unsentWork } from '#api/unsent-work.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { browserDrafts } from '#features/assessments/draft-store.ts';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx';
import type { LoginActor } from '../services.ts';
import { signOutByChoice } from './sign-out-by-choice.ts';

export interface SignOutQuestionProps {
  readonly login: LoginActor;
  readonly profile: Profile;
  readonly onStay: () => void;
}

/**
 * A chosen sign-out wipes what was never sent, so it is named first; where there is nothing, nothing is asked. A session
 * that merely ends asks nothing and wipes nothing.
 */
export function SignOutQuestion({ login, profile, onStay }: SignOutQuestionProps) {
  const [drafts] = useState(() => browserDrafts());
  const [unsent] = useState(() => {
    unsentWork()?.keepNow();
    return drafts.unsentOf(profile.id);
  });
  // Answers that this device refused to keep are on the page only.
  const [isLost] = useState(() => unsentWork()?.isOnDevice === false);
  const asks = unsent.length > 0 || isLost;

  const signOut = (): void => {
    onStay();
    signOutByChoice(login, () => drafts.wipe(profile.id));
  };
  useEffect(() => {
    if (!asks) signOut();
  });

  if (!asks) return null;
  return (
    <ConfirmDialog isOpen danger title="Sign out without submitting?" confirmText="Sign out" cancelText="Stay" onConfirm={signOut} onCancel={onStay}>
      <p>These answers were not submitted. Signing out removes them from this device.</p>
      <ul className="unsent">
        {unsent.map(({ organisationId, assessmentId, title, answered }) => (
          <li key={`${organisationId}-${assessmentId}`}>
            <b>{title}</b>: {answered === 1 ? '1 answer' : `${answered} answers`}
          </li>
        ))}
        {isLost && <li>The answers on this page</li>}
      </ul>
    </ConfirmDialog>
  );
}
