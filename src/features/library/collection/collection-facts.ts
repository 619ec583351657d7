import type { AssessmentCard } from '#contracts/assessments/assessment.schema.ts';
import type { CollectionCard, ModuleCard } from '#contracts/library/card.schema.ts';
import type { Collection } from '#contracts/library/collection.schema.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { pointsShown } from '#machines/awards/points-shown.ts';
import { partsOf } from '#machines/library/card-status.ts';
import { formatCount } from '#ui/format/counts.ts';

/** How many parts of a collection are completed; null where the organisation hides progress (E-14), or there are none. */
export const partsDone = (
  parts: readonly { readonly status?: string | null | undefined }[],
  { user_hide_progress }: OrganisationSettings,
): { readonly done: number; readonly total: number } | null =>
  user_hide_progress || parts.length === 0
    ? null
    : { done: parts.filter(({ status }) => status === 'completed').length, total: parts.length };

export const progressOf = (card: Pick<CollectionCard, 'modules' | 'collections'>, settings: OrganisationSettings) =>
  partsDone(partsOf(card), settings);

const sum = (modules: readonly ModuleCard[]): number =>
  modules.reduce((points, module) => points + (module.points ?? 0), 0);

/**
 * E-09, E-14: '45 of 120', the points of the modules that are completed; '120' where progress is hidden; null where
 * points are, or there are none.
 */
export const pointsOf = (modules: readonly ModuleCard[], settings: OrganisationSettings): string | null => {
  const total = pointsShown(sum(modules), settings);
  if (total === null || total === 0) return null;
  return settings.user_hide_progress
    ? formatCount(total)
    : `${formatCount(sum(modules.filter(({ status }) => status === 'completed')))} of ${formatCount(total)}`;
};

/**
 * M-18: the assessments that were asked for, and after them those that are observed (EXT), which the collection names
 * itself: the journey shows them, too (L-18).
 */
export const withObserved = (
  listed: readonly AssessmentCard[],
  { assessments }: Pick<Collection, 'assessments'>,
): readonly AssessmentCard[] => {
  const known = new Set(listed.map(({ assessment_id: id }) => id));
  const isMissing = ({ assessment_id: id, assessment_type_key: type }: AssessmentCard): boolean =>
    type === 'EXT' && !known.has(id);
  return [...listed, ...(assessments ?? []).filter(isMissing)];
};
