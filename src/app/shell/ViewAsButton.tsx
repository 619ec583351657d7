import type { Profile } from '#contracts/profile/profile.schema.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { useViewAs } from './use-view-as.ts';

/** B-14, H-12: View As on the page that lets nobody in, if any membership offers it; the way out while viewing. */
export function ViewAsButton({ profile }: { profile: Profile }) {
  const control = useViewAs(profile, profile.organisations);
  if (control === null) return null;
  return (
    <Button variant="secondary" onClick={control.press}>
      {control.label}
    </Button>
  );
}
