import type { Profile } from '#contracts/profile/profile.schema.ts';

/** Who may unschedule without the late fee: a super user, or somebody who views as the learner. */
export const canWaiveFee = (profile: Pick<Profile, 'super' | 'impersonated'>): boolean =>
  profile.super === true || profile.impersonated === true;
