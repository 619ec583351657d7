import type { Award, AwardSummary } from '#contracts/awards/award.schema.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { pointsShown } from './points-shown.ts';

type PointsSettings = Pick<OrganisationSettings, 'points_enabled' | 'points_display'>;

/** Whether the person holds the award (E-02). Not known counts as no. */
export const isAwarded = ({ user_award_stats: stats }: AwardSummary): boolean => stats?.is_awarded === true;

/** E-06: whether there is a certificate to download. */
export const hasCertificate = (award: AwardSummary): boolean => isAwarded(award) && award.template_valid === true;

/** E-12: whether an award that is given now brings points. Unix seconds. */
const givesPoints = ({ points_awarded_from: from, points_awarded_to: to }: AwardSummary, nowUnix: number): boolean =>
  nowUnix >= (from ?? -Infinity) && nowUnix <= (to ?? Infinity);

/**
 * E-02, E-09, E-12: the points to show beside an award, or null. Of one that is awarded, what it gave; of another, what
 * it would give now.
 */
export const awardPoints = (award: AwardSummary, settings: PointsSettings, nowUnix: number): number | null => {
  if (isAwarded(award)) return pointsShown(award.user_award_stats?.points, settings);
  return givesPoints(award, nowUnix) ? pointsShown(award.points, settings) : null;
};

/** One thing that an award takes. */
export interface AwardPart {
  readonly key: string;
  readonly title: string;
  readonly href: string;
  readonly status: string | null;
  /** Its person opened it. False where nothing says so. */
  readonly isStarted: boolean;
  /** Unix seconds. */
  readonly completedAt: number | null;
}

/** E-08: the modules and the collections of an award, shown alike. Undefined while they are not known. */
export const awardParts = ({
  modules,
  collections,
}: Pick<Award, 'modules' | 'collections'>): readonly AwardPart[] | undefined => {
  if (modules === undefined && collections === undefined) return undefined;
  const part = (
    kind: 'module' | 'collection',
    id: number,
    {
      title,
      status,
      last_viewed_at,
      last_completed_at,
    }: NonNullable<Award['modules']>[number] | NonNullable<Award['collections']>[number],
  ): AwardPart => ({
    key: `${kind} ${id}`,
    title,
    href: `/${kind}s/${id}`,
    status: status ?? null,
    isStarted: typeof last_viewed_at === 'number',
    completedAt: last_completed_at ?? null,
  });
  return [
    ...(modules ?? []).map((one) => part('module', one.module_id, one)),
    ...(collections ?? []).map((one) => part('collection', one.collection_id, one)),
  ];
};

/** E-02: how many parts are completed, and of how many; null while it is not known. */
export const awardProgress = ({
  user_award_stats: stats,
}: AwardSummary): { readonly done: number; readonly total: number } | null => {
  const { completed_modules: done, total_modules: total } = stats ?? {};
  return typeof done === 'number' && typeof total === 'number' ? { done, total } : null;
};

/** The award that is begun and takes the fewest more modules, the first of several; null where none is begun. */
export const nearestAward = (
  awards: readonly AwardSummary[],
): { readonly title: string; readonly left: number } | null => {
  const begun = awards.flatMap((award) => {
    const progress = awardProgress(award);
    return isAwarded(award) || progress === null || progress.done === 0 || progress.done >= progress.total
      ? []
      : [{ title: award.title, left: progress.total - progress.done }];
  });
  return begun.toSorted((one, other) => one.left - other.left)[0] ?? null;
};
