import { isPermitted, rolesIn } from '#api/permissions.ts';
import { listUsers } from '#contracts/profile/profile.endpoints.ts';
import type { Current } from './current-context.ts';

/**
 * N-22: managers, those with an admin account in the organisation in front, and super users, who may list people
 * (K-15).
 */
export const mayReset = ({ profile, organisation }: Current): boolean =>
  (profile.manager === true || organisation.admin === true || profile.super === true) &&
  isPermitted(rolesIn(profile.organisations, organisation.organisation_id), listUsers.needs);

/** B-15: what everybody else is told. */
export const RESETTERS_ONLY =
  'You need to be a manager or an administrator to reset the training of other people. Please contact your training administrator.';
