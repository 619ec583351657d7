import type { Current } from './current-context.ts';

/** D-14, Q-11: reviewers are those with an admin account in the organisation in front, and super users. */
export const mayReview = ({ profile, organisation }: Current): boolean =>
  organisation.admin === true || profile.super === true;

/** B-15: what somebody without an admin account is told in place of a review. */
export const REVIEWERS_ONLY =
  'You need an admin account in the organisation this work belongs to. Please contact your training administrator.';
