import { createContext, use } from 'react';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';

/** Who is signed in, and where (B-07). */
export interface Current {
  readonly profile: Profile;
  readonly organisation: OrganisationMembership;
}

export const CurrentContext = createContext<Current | null>(null);

/** The signed-in person and the organisation in front of them. Throws on a public page. */
export const useCurrent = (): Current => {
  const current = use(CurrentContext);
  if (current === null) throw new Error('useCurrent: only below a signed-in page');
  return current;
};
