import type { Assessment, Prerequisite } from '#contracts/assessments/assessment.schema.ts';

export interface PrerequisiteStep {
  readonly step: Prerequisite;
  readonly state: 'done' | 'first' | 'later';
}

const isSame = (a: Prerequisite, b: Prerequisite): boolean => a.type === b.type && a.id === b.id;

/** From what is to be completed first up to `top`: what it opens on the way. Each item once, so a circle ends. */
const chainTo = (
  top: Prerequisite,
  first: Prerequisite,
  seen: readonly Prerequisite[] = [],
): readonly Prerequisite[] | null => {
  if (isSame(top, first)) return [top];
  for (const below of top.prerequisites ?? []) {
    if (below.completed || seen.some((each) => isSame(each, below))) continue;
    const chain = chainTo(below, first, [...seen, top]);
    if (chain !== null) return [...chain, top];
  }
  return null;
};

/** The prerequisites in the order in which they are walked: what is done, what comes first (C-05), what follows it. */
export const prerequisitePath = (
  { module, collection }: Pick<Assessment, 'module' | 'collection'>,
  first: Prerequisite,
): readonly PrerequisiteStep[] => {
  const top =
    [module?.prerequisites ?? [], collection?.prerequisites ?? []].find((list) =>
      list.some((each) => !each.completed),
    ) ?? [];
  const steps = top.flatMap((each): readonly PrerequisiteStep[] => {
    if (each.completed) return [{ step: each, state: 'done' }];
    const chain = chainTo(each, first) ?? [each];
    return chain.map((step) => ({ step, state: isSame(step, first) ? 'first' : 'later' }));
  });
  const order = { done: 0, first: 1, later: 2 };
  return steps
    .filter(({ step }, index) => steps.findIndex((other) => isSame(other.step, step)) === index)
    .toSorted((a, b) => order[a.state] - order[b.state]);
};
