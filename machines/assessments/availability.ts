import type { Assessment, Prerequisite } from '#contracts/assessments/assessment.schema.ts';

/** What C-04 and C-05 look at. */
export type Gated = Pick<Assessment, 'allow_early' | 'collection' | 'module'>;

const keyOf = ({ type, id }: Prerequisite): string => `${type} ${id}`;

/**
 * C-05: the first uncompleted prerequisite, followed down: what it needs itself comes before it. A cycle ends where it
 * meets itself. Null when everything is done.
 */
export const firstToComplete = (
  prerequisites: readonly Prerequisite[] | null | undefined,
  seen: ReadonlySet<string> = new Set(),
): Prerequisite | null => {
  const first = prerequisites?.find((each) => !each.completed && !seen.has(keyOf(each)));
  if (first === undefined) return null;
  return firstToComplete(first.prerequisites, new Set([...seen, keyOf(first)])) ?? first;
};

/**
 * C-04: available only if `allow_early` is set, or the module or the collection is assessable. An assessment that
 * belongs to neither has nothing that could open it later and is available.
 */
export const isAvailable = ({ allow_early, collection, module }: Gated): boolean =>
  allow_early === true || collection?.assessable === true || module?.assessable === true || (!collection && !module);

/** C-04, C-05: what to complete first; null when the server names nothing. */
export const whatToCompleteFirst = ({ module, collection }: Gated): Prerequisite | null =>
  firstToComplete(module?.prerequisites) ?? firstToComplete(collection?.prerequisites);

/** C-04: the notice. `title` is null where nothing can be named. */
export const notAvailableYet = (title: string | null): string =>
  `This assessment is not available yet.${title === null ? '' : ` Please complete ${title} first.`}`;
