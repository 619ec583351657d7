/**
 * Months of the calendar as whole numbers: twelve times the year, plus 0 for January to 11 for December. They compare
 * and subtract as numbers, and know neither days nor time zones.
 */

/** Months in a row: the first one, and the first one after the last. */
export interface MonthSpan {
  readonly from: number;
  readonly to: number;
}

export const MONTHS_PER_YEAR = 12;

/** The number of a month; `month` is 1 to 12. */
export const monthNumber = (year: number, month: number): number => year * MONTHS_PER_YEAR + month - 1;

export const yearOf = (month: number): number => Math.floor(month / MONTHS_PER_YEAR);

/** 1 to 12. */
export const monthOfYear = (month: number): number => month - yearOf(month) * MONTHS_PER_YEAR + 1;

/** The number of the month in which a day lies, as `dayOf` writes it: `2026-03-02`. */
export const monthOfDay = (day: string): number => monthNumber(Number(day.slice(0, 4)), Number(day.slice(5, 7)));

/** How many months a span has; 0 for an empty one. */
export const lengthOf = ({ from, to }: MonthSpan): number => Math.max(0, to - from);

/** The part of a span that lies within another; undefined where there is none. */
export const within = (span: MonthSpan, limits: MonthSpan): MonthSpan | undefined => {
  const part = { from: Math.max(span.from, limits.from), to: Math.min(span.to, limits.to) };
  return part.from < part.to ? part : undefined;
};

/** The months that at least `times` of the spans have, in order, each once; parts that touch are one. */
export const coveredMonths = (spans: readonly MonthSpan[], times = 1): readonly MonthSpan[] => {
  const edges = spans
    .filter((span) => lengthOf(span) > 0)
    .flatMap(({ from, to }) => [
      { at: from, change: 1 },
      { at: to, change: -1 },
    ])
    // What begins where something else ends joins it: beginnings come first.
    .toSorted((one, other) => one.at - other.at || other.change - one.change);
  const covered: MonthSpan[] = [];
  let open = 0;
  let from = 0;
  for (const { at, change } of edges) {
    const before = open;
    open += change;
    if (before < times && open >= times) from = at;
    if (before >= times && open < times && at > from) covered.push({ from, to: at });
  }
  return covered;
};

/** The months of a span that none of the others has, in order. */
export const missingMonths = (spans: readonly MonthSpan[], limits: MonthSpan): readonly MonthSpan[] => {
  const missing: MonthSpan[] = [];
  let from = limits.from;
  for (const span of coveredMonths(spans)) {
    const gap = within({ from, to: span.from }, limits);
    if (gap !== undefined) missing.push(gap);
    from = span.to;
  }
  const last = within({ from, to: limits.to }, limits);
  return last === undefined ? missing : [...missing, last];
};

/** All months of spans that do not overlap. */
export const totalMonths = (spans: readonly MonthSpan[]): number =>
  spans.reduce((sum, span) => sum + lengthOf(span), 0);
