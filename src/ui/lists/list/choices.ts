import { compareTexts } from '../../format/compare-texts.ts';

/** One thing that a list can be filtered by. */
export interface Choice {
  readonly id: number;
  readonly title: string;
}

/** What a list can be filtered by, by title, each with how many rows have it. Rows without one (null) count nowhere. */
export const countChoices = <Row>(
  rows: readonly Row[],
  choiceOf: (row: Row) => Choice | null,
): readonly (Choice & { readonly count: number })[] => {
  const counted = new Map<number, Choice & { readonly count: number }>();
  for (const row of rows) {
    const choice = choiceOf(row);
    if (choice !== null) counted.set(choice.id, { ...choice, count: (counted.get(choice.id)?.count ?? 0) + 1 });
  }
  return [...counted.values()].toSorted((one, other) => compareTexts(one.title, other.title));
};
