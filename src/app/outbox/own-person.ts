import type { Profile } from '#contracts/profile/profile.schema.ts';
import { ME_KEY } from '#features/session/session.queries.ts';
import type { Services } from '../services.ts';

/**
 * Whose waiting work may be sent: whoever is signed in on this page. Nobody's while they view as somebody else (H-07): what
 * a person confirmed is not sent by whoever views as them.
 */
export const ownPerson = ({ login, queries }: Pick<Services, 'login' | 'queries'>): number | null => {
  const profile = queries.getQueryData<Profile>(ME_KEY);
  return profile !== undefined && profile.impersonated !== true && login.getSnapshot().matches('signedIn') ? profile.id : null;
};
