import { useNavigate } from 'react-router';
import { useCurrent } from '#current/current-context.ts';
import { useClock } from '#current/surroundings.ts';
import { useToday } from '#current/use-today.ts';
import { useQueryAddress } from '#current/use-query-address.ts';
import { LibraryPage } from './LibraryPage.tsx';

/** `/categories`. */
export function LibraryRoute() {
  const { profile, organisation } = useCurrent();
  const nowUnix = useToday(useClock().now);
  const [query, changeQuery] = useQueryAddress();
  const navigate = useNavigate();
  return (
    <LibraryPage
      key={organisation.organisation_id}
      profile={profile}
      organisation={organisation}
      query={query}
      onQuery={changeQuery}
      onLeave={(path) => void navigate(path)}
      nowUnix={nowUnix}
    />
  );
}
