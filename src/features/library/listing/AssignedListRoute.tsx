import { useCurrent } from '#current/current-context.ts';
import { useClock } from '#current/surroundings.ts';
import { useToday } from '#current/use-today.ts';
import { useQueryAddress } from '#current/use-query-address.ts';
import { AssignedListPage } from './AssignedListPage.tsx';
import type { AssignedKind } from './listing-address.ts';

/** `/collections` and `/modules`. */
export function AssignedListRoute({ kind }: { kind: AssignedKind }) {
  const { profile, organisation } = useCurrent();
  const nowUnix = useToday(useClock().now);
  const [query, changeQuery] = useQueryAddress();
  return (
    <AssignedListPage
      key={`${kind} ${organisation.organisation_id}`}
      kind={kind}
      profile={profile}
      organisation={organisation}
      query={query}
      onQuery={changeQuery}
      nowUnix={nowUnix}
    />
  );
}
