/** Where somebody stands in a list that they review one after the other, by the keys of what waits. */
export interface QueuePosition {
  /** From 1; null for what does not wait, because it was decided or the filters leave it out. */
  readonly number: number | null;
  /** How much waits. */
  readonly total: number;
  readonly previous: string | null;
  readonly next: string | null;
  /** What to go on with: the next that was not skipped, from the start once the end is reached; skipped ones last. */
  readonly upcoming: string | null;
}

export interface QueueInput {
  /** What waits, in the order of its list. */
  readonly keys: readonly string[];
  readonly current: string;
  /** Where the current one stood, from 0, before it was decided; null where it was never seen to wait. */
  readonly formerIndex: number | null;
  readonly skipped: readonly string[];
}

/** The neighbours of the current key in its list, and what to go on with (R12). */
export const queuePosition = ({ keys, current, formerIndex, skipped }: QueueInput): QueuePosition => {
  const index = keys.indexOf(current);
  const isWaiting = index !== -1;
  /** The first that comes after the current one. */
  const after = isWaiting ? index + 1 : formerIndex;
  const others = [...keys.slice(after ?? 0), ...keys.slice(0, after ?? 0)].filter((key) => key !== current);
  return {
    number: isWaiting ? index + 1 : null,
    total: keys.length,
    previous: after === null ? null : (keys[isWaiting ? index - 1 : after - 1] ?? null),
    next: after === null ? null : (keys[after] ?? null),
    upcoming: others.find((key) => !skipped.includes(key)) ?? others[0] ?? null,
  };
};
