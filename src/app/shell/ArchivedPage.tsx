import { SignOutButton } from './SignOutButton.tsx';
import type { Current } from '#current/current-context.ts';
import { StoppedPage } from '#ui/frames/stopped/StoppedPage.tsx';

/** B-11. */
export function ArchivedPage({ profile, organisation }: Current) {
  return (
    <StoppedPage
      at="gate"
      heading="Your account is archived"
      lead={`You can't access training for ${organisation.name}. Please contact your training administrator.`}
      actions={<SignOutButton profile={profile} />}
    />
  );
}
