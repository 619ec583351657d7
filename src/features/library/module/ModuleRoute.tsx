import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router';
import { useApi } from '#api/api-context.ts';
import { assignedCollectionsQuery } from '#api/queries/library.queries.ts';
import { useCurrent } from '#current/current-context.ts';
import { useClock } from '#current/surroundings.ts';
import { NotFoundPage } from '#ui/frames/stopped/NotFoundPage.tsx';
import { containsModule } from '../collection/links.ts';
import { parentInPath } from '../crumbs.ts';
import { useParentTitle } from '../use-parent-title.ts';
import { ModulePage } from './ModulePage.tsx';

/**
 * `/modules/:moduleId`, alone or below a collection, a category or a page. A collection that does not hold the module
 * is taken out of the address (0228). An id that is no number leads nowhere, so nothing is asked.
 */
export function ModuleRoute() {
  const current = useCurrent();
  const { profile, organisation } = current;
  const { now } = useClock();
  const moduleId = Number(useParams()['moduleId']);
  const { pathname } = useLocation();
  const above = parentInPath(pathname);
  const { data: collections } = useQuery({
    ...assignedCollectionsQuery(useApi(), organisation.organisation_id, profile.id),
    enabled: above?.kind === 'collections',
  });
  const seenTitle = useParentTitle(organisation.organisation_id, above);
  if (!Number.isSafeInteger(moduleId) || moduleId <= 0) return <NotFoundPage />;
  const collection =
    above?.kind === 'collections' ? collections?.find(({ collection_id: id }) => id === above.id) : undefined;
  if (collection !== undefined && !containsModule(collection, moduleId))
    return <Navigate to={`/modules/${moduleId}`} replace />;
  return (
    <ModulePage
      key={`${organisation.organisation_id}-${moduleId}`}
      moduleId={moduleId}
      path={pathname}
      parentTitle={collection?.title ?? seenTitle}
      now={now}
      {...current}
    />
  );
}
