import type { Profile } from '#contracts/profile/profile.schema.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { maySignOut, useSignOut } from './use-sign-out.tsx';

/** B-14: the way out on a page that has none other. */
export function SignOutButton({ profile }: { profile: Profile }) {
  const { signOut, question } = useSignOut(profile);
  if (!maySignOut(profile)) return null;
  return (
    <>
      <Button variant="secondary" onClick={signOut}>
        Sign out
      </Button>
      {question}
    </>
  );
}
