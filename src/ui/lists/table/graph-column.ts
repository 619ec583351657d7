import type { Summary } from './graph-figures.ts';

interface GraphColumnBase<Row> {
  readonly key: string;
  /** With its unit, where columns are chosen: 'Waiting, days'. */
  readonly label: string;
  /** Null where a row has no number: it is not drawn, and counts in no average. */
  readonly value: (row: Row) => number | null;
  /** A figure above a bar: `12`, `£19.99`. */
  readonly format: (value: number) => string;
  /** The finding: '9 days on average', and a sentence with what it was found in. */
  readonly finding: (summary: Summary, values: readonly number[]) => { readonly title: string; readonly text: string };
}

/** How many rows lie where: bars of counts along the numbers, with a post at a number that decides. */
export interface SpreadColumn<Row> extends GraphColumnBase<Row> {
  readonly kind: 'spread';
  /** A range in words, for its bar: '5 to 9 days'. */
  readonly rangeText: (from: number, last: number) => string;
  /** What is counted: `1 piece`, `3 pieces`. */
  readonly countText: (count: number) => string;
  readonly mark?: { readonly value: number; readonly label: string };
}

/** One bar, or one point of a line, for each row in the order of time. */
export interface SeriesColumn<Row> extends GraphColumnBase<Row> {
  readonly kind: 'series';
  /** Unix seconds; rows without one come first. */
  readonly at: (row: Row) => number | null;
  /** The rows are of days to come: where there are too many to draw, the soonest are drawn and not the latest. */
  readonly isToCome?: boolean;
  /** Below the bar: a day. */
  readonly name: (row: Row) => string;
}

/** V-01: a numeric column that can be drawn, with its texts. */
export type GraphColumn<Row> = SpreadColumn<Row> | SeriesColumn<Row>;
