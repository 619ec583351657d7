import { formatCount, plural } from '../../format/counts.ts';

export interface Unmatched {
  readonly search: string;
  /** Each filter that is chosen, as the end of a sentence: 'in Kirkgate', 'only photos'. */
  readonly filters: readonly string[];
  /** Rows that search and filters hide. */
  readonly hidden: number;
  /** What a row is: one and many. */
  readonly noun: readonly [one: string, many: string];
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'] as const;

const hiders = (search: string, count: number): readonly string[] => [
  ...(search === '' ? [] : ['the search']),
  ...(count === 0 ? [] : [count === 1 ? 'one filter' : `${NUMBERS[count] ?? formatCount(count)} filters`]),
];

/** A table whose search and filters leave no row: what was looked for, what is hidden by it, and the way out. */
export const unmatchedText = ({ search, filters, hidden, noun }: Unmatched) => {
  const looked = search.trim();
  const by = hiders(looked, filters.length);
  return {
    title: `${[looked === '' ? 'Nothing is there' : `Nothing is like “${looked}”`, ...filters].join(', ')}.`,
    text: `${plural(hidden, `${noun[0]} is`, `${noun[1]} are`)} hidden by ${by.join(' and ')}.`,
    clear: `Clear ${[...(looked === '' ? [] : ['search']), ...(filters.length === 0 ? [] : ['filters'])].join(' and ')}`,
  };
};
