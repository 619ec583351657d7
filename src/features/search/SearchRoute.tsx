import { useCurrent } from '#current/current-context.ts';
import { useClock } from '#current/surroundings.ts';
import { useToday } from '#current/use-today.ts';
import { useQueryAddress } from '#current/use-query-address.ts';
import { SearchPage } from './SearchPage.tsx';

/** `/search` (O-01 to O-11): the address holds all that is asked (O-11). */
export function SearchRoute({ onSwitch }: { onSwitch: (organisationId: number) => void }) {
  const { profile, organisation } = useCurrent();
  const [query, changeQuery] = useQueryAddress();
  const nowUnix = useToday(useClock().now);
  return <SearchPage {...{ profile, organisation, query, nowUnix, onSwitch }} onQuery={changeQuery} />;
}
