import { useQuery } from '@tanstack/react-query';
import { useApi } from '#api/api-context.ts';
import { assignedAssessmentsQuery } from '#api/queries/assessments.queries.ts';
import { assignedCollectionsQuery, assignedModulesQuery } from '#api/queries/library.queries.ts';
import { userPagesQuery } from '#api/queries/user-pages.queries.ts';
import type { BandItem, DatedAssessmentCard } from '#contracts/library/card.schema.ts';
import { useCurrent } from '#current/current-context.ts';
import type { Block } from '#machines/builder/document.ts';

/** As many pages as a category lists at once (M-09). */
const PAGES_AT_ONCE = 1000;

/** A block that names an item. */
export type ItemBlock = Extract<Block, { readonly kind: 'assessment' | 'collection' | 'module' | 'page' | 'pageLink' }>;

/**
 * P-20: the item that a block names, where it is assigned to the viewer; null where it is not, undefined while nobody
 * knows. The lists are those of home, so a page that somebody reaches from there asks for none of them.
 */
export const useAssignedItem = (block: ItemBlock): BandItem | null | undefined => {
  const client = useApi();
  const { profile, organisation } = useCurrent();
  const organisationId = organisation.organisation_id;
  const userId = profile.id;
  const { kind } = block;
  const assessments = useQuery({ ...assignedAssessmentsQuery(client, organisationId), enabled: kind === 'assessment' });
  const collections = useQuery({ ...assignedCollectionsQuery(client, organisationId, userId), enabled: kind === 'collection' });
  const modules = useQuery({ ...assignedModulesQuery(client, organisationId, userId), enabled: kind === 'module' });
  const pages = useQuery({ ...userPagesQuery(client, organisationId, userId, { page: 1, per_page: PAGES_AT_ONCE }), enabled: kind === 'page' || kind === 'pageLink' });
  if (kind === 'assessment') return found(assessments, ({ assessment_id }) => assessment_id === block.props.assessmentId) as DatedAssessmentCard | null | undefined;
  if (kind === 'collection') return found(collections, ({ collection_id }) => collection_id === block.props.collectionId);
  if (kind === 'module') return found(modules, ({ module_id }) => module_id === block.props.moduleId);
  const asked = { data: pages.data?.data, isError: pages.isError };
  return found(asked, ({ page_id }) => page_id === block.props.pageId);
};

/** A list that did not come hides its cards, as every silent area does (J-11). */
const found = <T>({ data, isError }: { readonly data: readonly T[] | undefined; readonly isError: boolean }, isIt: (item: T) => boolean): T | null | undefined =>
  data === undefined ? (isError ? null : undefined) : (data.find(isIt) ?? null);
