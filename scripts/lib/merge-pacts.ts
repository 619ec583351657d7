/** A recorded pact as JSON, of which merging reads the descriptions alone. */
export interface PactJson {
  readonly interactions: readonly { readonly description: string }[];
}

/** Pact files by their names. */
export type PactFiles = Readonly<Record<string, PactJson>>;

/**
 * In the order of their descriptions, so that the order of test files leaves no trace. The keys of the file keep their
 * places.
 */
const sorted = (pact: PactJson): PactJson => ({
  ...pact,
  interactions: pact.interactions.toSorted((one, other) => (one.description < other.description ? -1 : 1)),
});

/**
 * What is to be committed after a recording. A whole recording takes the place of everything; a partial one replaces
 * and adds the interactions that it recorded, by their descriptions, and leaves the others as they are.
 */
export const mergePacts = (
  committed: PactFiles,
  recorded: PactFiles,
  { isWhole }: { readonly isWhole: boolean },
): PactFiles => {
  const retained: PactFiles = isWhole ? {} : committed;
  const renewed = new Set(
    Object.values(recorded).flatMap(({ interactions }) => interactions.map(({ description }) => description)),
  );
  const names = [...new Set([...Object.keys(retained), ...Object.keys(recorded)])];
  return Object.fromEntries(
    names.map((name) => {
      const before = retained[name]?.interactions.filter(({ description }) => !renewed.has(description)) ?? [];
      return [
        name,
        sorted({
          ...recorded[name],
          ...retained[name],
          interactions: [...before, ...(recorded[name]?.interactions ?? [])],
        }),
      ];
    }),
  );
};

/** The interactions that differ, one line each: added (`+`), removed (`-`), changed (`~`). */
export const differencesOf = (before: PactFiles, after: PactFiles): readonly string[] => {
  const byDescription = (files: PactFiles): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(files).flatMap(([name, { interactions }]) =>
        interactions.map((one) => [one.description, JSON.stringify([name, one])] as const),
      ),
    );
  const [old, young] = [byDescription(before), byDescription(after)];
  return [...new Set([...old.keys(), ...young.keys()])].toSorted().flatMap((description) => {
    if (old.get(description) === young.get(description)) return [];
    return [`${old.has(description) ? (young.has(description) ? '~' : '-') : '+'} ${description}`];
  });
};
