import type { Model } from '#e2e/walk/model.ts';
import { restsOf } from '#e2e/walk/perform.ts';
import { groupsOf, planWalks, type Planned, type PlannedWalk } from '#e2e/walk/plan.ts';
import type { CatalogueEntry } from '#machines/catalogue-entry.ts';

/** Walks that share a browser, and the states whose pictures are taken there: each where it is reached first. */
export interface PictureWalks {
  readonly walks: readonly PlannedWalk[];
  readonly states: readonly string[];
}

const statesSeen = (walk: PlannedWalk, model: Model): readonly string[] =>
  restsOf(walk, model).flatMap(({ states }) => states);

/** Of the walks that the tests take too, those that rest in a state in which none before them rests. */
const fewWalks = (entry: CatalogueEntry, model: Model): readonly PlannedWalk[] => {
  const seen = new Set<string>();
  return planWalks(entry, model).filter((walk) => {
    const fresh = statesSeen(walk, model).filter((id) => !seen.has(id));
    for (const id of fresh) seen.add(id);
    return fresh.length > 0;
  });
};

/**
 * The walks of a flow by browser. Which state is looked at where follows from the plan alone, so that two runs show the
 * same.
 */
export const planPictures = (entry: CatalogueEntry, model: Model): readonly PictureWalks[] => {
  const claimed = new Set<string>();
  return groupsOf(fewWalks(entry, model), model).map((walks) => {
    const states = [...new Set(walks.flatMap((walk) => statesSeen(walk, model)))].filter((id) => !claimed.has(id));
    for (const id of states) claimed.add(id);
    return { walks, states };
  });
};

/** What leads to a rest of a walk, in words: the sample input, then each step. */
export const pathTo = ({ input, start, steps }: PlannedWalk, shown: Omit<Planned, 'step'>): readonly string[] => {
  const after = shown === start ? 0 : steps.findIndex((step) => step === shown) + 1;
  return [input, ...steps.slice(0, after).map(({ step }) => (step.kind === 'delay' ? 'the time runs out' : step.name))];
};
