/** One bar of a spread: how many values are at least `from` and less than `to`; the last one has `to`, too. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export interface Spread {
  readonly bins: readonly Bin[];
  /** The largest count; 0 where there are no values. */
  readonly most: number;
  /** Where a value stands between the beginning and the end of the bars: 0 to 1, or null where it lies outside. */
  readonly shareOf: (value: number) => number | null;
}

export interface Summary {
  readonly count: number;
  readonly sum: number;
  /** 0 where there are no values. */
  readonly average: number;
}

/** Whole numbers that people count by, at every power of ten. */
const STEPS = [1, 2, 5] as const;

/** The smallest step that covers `span` in at most `most` bars; never less than 1. */
const stepFor = (span: number, most: number): number => {
  for (let power = 1; ; power *= 10)
    for (const step of STEPS) if (Math.ceil(span / (step * power)) <= most) return step * power;
};

const finite = (values: readonly (number | null)[]): readonly number[] =>
  values.filter((value): value is number => value !== null && Number.isFinite(value));

/** V-01: how many there are, together and on average. Missing values count nowhere. */
export const summarise = (values: readonly (number | null)[]): Summary => {
  const known = finite(values);
  const sum = known.reduce((total, value) => total + value, 0);
  return { count: known.length, sum, average: known.length === 0 ? 0 : sum / known.length };
};

/**
 * V-01: whole numbers counted in at most `most` bars of one width, from 0, or below it where a value is. A mark is
 * always within the bars.
 */
export const spreadOf = (
  values: readonly (number | null)[],
  { most = 10, mark }: { most?: number; mark?: number } = {},
): Spread => {
  const known = finite(values);
  const ends = mark === undefined ? known : [...known, mark];
  const low = ends.reduce((one, other) => Math.min(one, other), 0);
  const high = ends.reduce((one, other) => Math.max(one, other), 1);
  const step = stepFor(high - low + 1, most - (low < 0 ? 1 : 0));
  const first = Math.floor(low / step) * step;
  const count = Math.floor((high - first) / step) + 1;
  const counts = Array.from({ length: count }, () => 0);
  for (const value of known) {
    const at = Math.floor((value - first) / step);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const end = first + count * step;
  return {
    bins: counts.map((each, index) => ({ from: first + index * step, to: first + (index + 1) * step, count: each })),
    most: Math.max(0, ...counts),
    shareOf: (value) => (value < first || value > end ? null : (value - first) / (end - first)),
  };
};

/** One value of a series, in its order. */
export interface Point {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  /** Of the largest value: 0 to 1; nothing is drawn below 0. */
  readonly share: number;
}

/**
 * V-01: values in the order of time, each with its share of the largest one. Of more than `most` the last ones stand,
 * or the first ones where they are still to come.
 */
export const seriesOf = (
  values: readonly {
    readonly key: string;
    readonly name: string;
    readonly at: number;
    readonly value: number | null;
  }[],
  { most = 12, isToCome = false }: { most?: number; isToCome?: boolean } = {},
): readonly Point[] => {
  const known = values
    .flatMap(({ value, ...rest }) => (value === null || !Number.isFinite(value) ? [] : [{ ...rest, value }]))
    .toSorted((one, other) => one.at - other.at)
    .slice(...(isToCome ? [0, most] : [-most]));
  const largest = known.reduce((high, { value }) => Math.max(high, value), 0);
  return known.map(({ key, name, value }) => ({
    key,
    name,
    value,
    share: largest === 0 ? 0 : Math.max(0, value / largest),
  }));
};
