import type { UnsentWork } from '#persistence/unsent-work.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import type { LoginScreenProps } from './screen-props.ts';

/** What every step of signing in over the page works with. */
export interface OverStepProps extends LoginScreenProps {
  /** Whose page it is. */
  profile: Pick<Profile, 'id' | 'first_name' | 'email' | 'two_factor_confirmed'>;
  work: UnsentWork;
}
