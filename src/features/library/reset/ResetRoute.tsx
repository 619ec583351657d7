import { useQuery } from '@tanstack/react-query';
import { useApi } from '#api/api-context.ts';
import { collectionQuery } from '#api/queries/collection.queries.ts';
import { moduleQuery } from '#api/queries/modules.queries.ts';
import { useCurrent } from '#current/current-context.ts';
import { mayReset, RESETTERS_ONLY } from '#current/may-reset.ts';
import { useClock } from '#current/surroundings.ts';
import { useQueryAddress } from '#current/use-query-address.ts';
import type { ResetTraining } from '#machines/library/bulk-reset.machine.ts';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/frames/skeleton/SkeletonGroup.tsx';
import { DeniedPage } from '#ui/frames/stopped/DeniedPage.tsx';
import { readResetAddress } from './reset-address.ts';
import { ResetPage } from './ResetPage.tsx';

/** The training that the address names, once its titles are known; what did not come is left out. */
const useNamedTraining = (query: URLSearchParams, organisationId: number): readonly ResetTraining[] | null => {
  const client = useApi();
  const { module, collection } = readResetAddress(query);
  const loadedModule = useQuery({ ...moduleQuery(client, organisationId, module ?? 0), enabled: module !== null });
  const loadedCollection = useQuery({
    ...collectionQuery(client, organisationId, collection ?? 0),
    enabled: collection !== null,
  });
  if (loadedModule.isLoading || loadedCollection.isLoading) return null;
  return [
    ...(loadedModule.data === undefined
      ? []
      : [{ kind: 'module' as const, id: loadedModule.data.module_id, title: loadedModule.data.title }]),
    ...(loadedCollection.data === undefined
      ? []
      : [{ kind: 'collection' as const, id: loadedCollection.data.collection_id, title: loadedCollection.data.title }]),
  ];
};

/** N-22: `/reset`, ours. The address names the training that it was opened for, search, filter, order and page. */
export function ResetRoute() {
  const current = useCurrent();
  const { organisation_id: organisationId } = current.organisation;
  const [query, changeQuery] = useQueryAddress();
  const { now } = useClock();
  const training = useNamedTraining(query, organisationId);
  if (!mayReset(current)) return <DeniedPage lead={RESETTERS_ONLY} />;
  if (training === null)
    return (
      <main id="main" tabIndex={-1} className="wrap">
        <SkeletonGroup label="Loading the training">
          <Skeleton shape="title" width={50} />
          <Skeleton shape="lead" width={80} />
        </SkeletonGroup>
      </main>
    );
  return (
    <ResetPage key={organisationId} {...current} training={training} query={query} now={now} onQuery={changeQuery} />
  );
}
