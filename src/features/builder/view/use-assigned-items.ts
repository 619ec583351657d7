import { useQuery } from '@tanstack/react-query';
import { useApi } from '#api/api-context.ts';
import { assignedAssessmentsQuery } from '#api/queries/assessments.queries.ts';
import { assignedCollectionsQuery, assignedModulesQuery } from '#api/queries/library.queries.ts';
import { userPagesQuery } from '#api/queries/page.queries.ts';
import type { AssessmentCard } from '#contracts/assessments/assessment.schema.ts';
import type { BandItem } from '#contracts/library/card.schema.ts';
import { useCurrent } from '#current/current-context.ts';
import type { Block } from '#machines/builder/document.ts';

/** As many pages as a category lists at once (M-09). */
const PAGES_AT_ONCE = 1000;

/** A block that names an item. */
export type ItemBlock = Extract<Block, { readonly kind: 'assessment' | 'collection' | 'module' | 'page' | 'pageLink' }>;

interface List<T> {
  readonly data: readonly T[] | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/**
 * P-20: null where the item is not assigned to the viewer; `retry` where nobody knows, because the list did not come
 * (J-11).
 */
export type AssignedItem = { readonly item: BandItem | null } | { readonly retry: () => void } | 'loading';

/**
 * The item that a block names. The lists are those of home, so a page that somebody reaches from there asks for none of
 * them.
 */
export const useAssignedItem = (block: ItemBlock): AssignedItem => {
  const client = useApi();
  const { profile, organisation } = useCurrent();
  const organisationId = organisation.organisation_id;
  const userId = profile.id;
  const { kind } = block;
  const assessments = useQuery({ ...assignedAssessmentsQuery(client, organisationId), enabled: kind === 'assessment' });
  const collections = useQuery({
    ...assignedCollectionsQuery(client, organisationId, userId),
    enabled: kind === 'collection',
  });
  const modules = useQuery({ ...assignedModulesQuery(client, organisationId, userId), enabled: kind === 'module' });
  const pages = useQuery({
    ...userPagesQuery(client, organisationId, userId, { page: 1, per_page: PAGES_AT_ONCE }),
    enabled: kind === 'page' || kind === 'pageLink',
  });
  if (kind === 'assessment')
    return found(assessments, ({ assessment_id }) => assessment_id === block.props.assessmentId);
  if (kind === 'collection')
    return found(collections, ({ collection_id }) => collection_id === block.props.collectionId);
  if (kind === 'module') return found(modules, ({ module_id }) => module_id === block.props.moduleId);
  return found({ ...pages, data: pages.data?.data }, ({ page_id }) => page_id === block.props.pageId);
};

const found = <T extends BandItem | AssessmentCard>(
  { data, isError, isFetching, refetch }: List<T>,
  isIt: (item: T) => boolean,
): AssignedItem => {
  if (data === undefined) return isError && !isFetching ? { retry: () => void refetch() } : 'loading';
  return { item: (data.find(isIt) as BandItem | undefined) ?? null };
};
