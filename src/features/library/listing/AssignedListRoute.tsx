import { useSearchParams } from 'react-router';
import { useCurrent } from '#current/current-context.ts';
import { useClock } from '#current/surroundings.ts';
import { useToday } from '#current/use-today.ts';
import { AssignedListPage } from './AssignedListPage.tsx';
import type { AssignedKind } from './listing-address.ts';

/** `/collections` and `/modules`. What is chosen there makes no new step back. */
export function AssignedListRoute({ kind }: { kind: AssignedKind }) {
  const { profile, organisation } = useCurrent();
  const nowUnix = useToday(useClock().now);
  const [query, setQuery] = useSearchParams();
  return (
    <AssignedListPage
      key={`${kind} ${organisation.organisation_id}`}
      kind={kind}
      profile={profile}
      organisation={organisation}
      query={query}
      onQuery={(next) => setQuery(next, { replace: true, preventScrollReset: true })}
      nowUnix={nowUnix}
    />
  );
}
