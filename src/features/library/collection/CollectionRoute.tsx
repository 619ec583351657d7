import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router';
import { useApi } from '#api/api-context.ts';
import { parentCollectionQuery } from '#api/queries/collection.queries.ts';
import { useCurrent } from '#current/current-context.ts';
import { useQueryAddress } from '#current/use-query-address.ts';
import { useClock } from '#current/surroundings.ts';
import { useToday } from '#current/use-today.ts';
import { NotFoundPage } from '#ui/frames/stopped/NotFoundPage.tsx';
import type { ContentSlot } from '../content-slot.ts';
import { parentInPath } from '../crumbs.ts';
import { useParentTitle } from '../use-parent-title.ts';
import { CollectionPage } from './CollectionPage.tsx';
import { containsCollection } from './links.ts';

/**
 * `/collections/{id}`, by itself or nested (M-16). The address holds the tab. A parent that does not hold the
 * collection is taken out of the address (0228). An id that is no number leads nowhere, so nothing is asked.
 */
export function CollectionRoute({ Content }: { Content: ContentSlot }) {
  const { profile, organisation } = useCurrent();
  const nowUnix = useToday(useClock().now);
  const collectionId = Number(useParams()['collectionId']);
  const { pathname, search } = useLocation();
  const [query, changeQuery] = useQueryAddress();
  const above = parentInPath(pathname);
  const parentId = above?.kind === 'collections' ? above.id : null;
  const parent = useQuery({
    ...parentCollectionQuery(useApi(), organisation.organisation_id, parentId ?? 0),
    enabled: parentId !== null,
  });
  const seenTitle = useParentTitle(organisation.organisation_id, above);
  if (!Number.isSafeInteger(collectionId) || collectionId <= 0) return <NotFoundPage />;
  if (parentId !== null && parent.data !== undefined && !containsCollection(parent.data, collectionId))
    return <Navigate to={`/collections/${collectionId}${search}`} replace />;
  const onTab = (tab: string): void => changeQuery(new URLSearchParams(tab === 'journey' ? { tab } : {}));
  return (
    <CollectionPage
      key={`${organisation.organisation_id} ${collectionId}`}
      {...{ profile, organisation, collectionId, onTab, nowUnix, Content }}
      path={pathname}
      parentTitle={parentId === null ? seenTitle : parent.data?.title}
      tab={query.get('tab')}
    />
  );
}
