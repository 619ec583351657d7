/** A stop of a list that is drawn as one line. `needs`: what comes before it, in the list or not. */
export interface JoinedStop<Key> {
  readonly key: Key;
  readonly needs: readonly Key[];
}

/**
 * Whether each stop stands apart from the one above it: true only where nothing from there on needs anything above. So
 * two that a later one needs are joined, as is one with what it needs further above; the line has no holes.
 */
export const apartOf = <Key>(stops: readonly JoinedStop<Key>[]): readonly boolean[] => {
  const position = new Map(stops.map(({ key }, index) => [key, index]));
  /** By stop, the uppermost that it or one below it needs. */
  const uppermost = [...stops.map(() => stops.length), stops.length];
  for (let index = stops.length - 1; index >= 0; index -= 1)
    uppermost[index] = Math.min(
      uppermost[index + 1] ?? stops.length,
      ...(stops[index]?.needs ?? []).map((need) => position.get(need) ?? stops.length),
    );
  return stops.map((_, index) => index > 0 && (uppermost[index] ?? 0) >= index);
};
