import { isPermitted, rolesIn } from '#api/permissions.ts';
import { AUTHOR } from '#contracts/builder/author.ts';
import type { Current } from './current-context.ts';

/** P-02: authors are those with the pages update permission in the organisation in front, and never while viewing. */
export const mayEditPages = ({ profile, organisation }: Current): boolean =>
  profile.impersonated !== true && isPermitted(rolesIn(profile.organisations, organisation.organisation_id), AUTHOR);
