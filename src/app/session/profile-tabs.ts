import type { QueryClient } from '@tanstack/react-query';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { isBelow, keys } from '#api/queries/keys.ts';
import { isSameIdentity } from './identity.ts';

export interface ProfileTabs {
  /** Another tab says that the profile has changed: it is asked for anew. */
  readonly profileChanged: () => void;
}

/**
 * G-08, G-20: a profile that changes in one tab changes in all of them. `tell` is called when the profile of the same
 * person has become another one here; what another tab has told is not told again.
 */
export const followProfile = (queries: QueryClient, tell: () => void): ProfileTabs => {
  const current = (): Profile | undefined => queries.getQueryData<Profile>(keys.me());
  let known = current();
  let asked = 0;
  queries.getQueryCache().subscribe(({ query }) => {
    if (!isBelow(query.queryKey, keys.me())) return;
    const before = known;
    known = current();
    if (before === undefined || known === undefined || before === known || !isSameIdentity(before, known)) return;
    if (asked === 0) tell();
  });
  return {
    profileChanged: () => {
      if (current() === undefined) return;
      asked += 1;
      void queries.invalidateQueries({ queryKey: keys.me() }).finally(() => {
        asked -= 1;
      });
    },
  };
};
