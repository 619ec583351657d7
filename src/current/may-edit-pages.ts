import { isPermitted, rolesIn } from '#api/permissions.ts';
import { AUTHOR } from '#contracts/builder/author.ts';
import { config } from './config.ts';
import type { Current } from './current-context.ts';

/**
 * P-02: authors are those with the pages update permission in the organisation in front, where pages can be saved, and
 * never while viewing.
 */
export const mayEditPages = ({ profile, organisation }: Current): boolean =>
  config.hasPageEditor &&
  profile.impersonated !== true &&
  isPermitted(rolesIn(profile.organisations, organisation.organisation_id), AUTHOR);
