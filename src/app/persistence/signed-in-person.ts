import { keys } from '#api/queries/keys.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import type { Services } from '../services/services.ts';

/**
 * Whose waiting work may be sent: the person who is signed in on this page. Nobody's while they view as somebody else
 * (H-07): what a person confirmed is not sent by somebody who views as them.
 */
export const signedInPerson = ({ login, queries }: Pick<Services, 'login' | 'queries'>): number | null => {
  const profile = queries.getQueryData<Profile>(keys.me());
  return profile !== undefined && profile.impersonated !== true && login.getSnapshot().matches('signedIn')
    ? profile.id
    : null;
};
