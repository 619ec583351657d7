import type { Profile } from '#contracts/profile/profile.schema.ts';
import { PasswordBand } from './PasswordBand.tsx';
import { TwoFactorBand } from './TwoFactorBand.tsx';

/** How somebody signs in (G-01): two-factor and the password. */
export function SecuritySection({ profile }: { readonly profile: Profile }) {
  return (
    <div className="pbands pbands--read">
      <TwoFactorBand isOn={profile.two_factor_confirmed === true} />
      <PasswordBand profile={profile} />
    </div>
  );
}
