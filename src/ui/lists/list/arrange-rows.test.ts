import { expect, test } from 'vitest';
import { arrangeRows } from './arrange-rows.ts';
import { unmatchedText } from './unmatched-text.ts';

interface Row {
  readonly key: string;
  readonly points: number;
}

const columns = [
  {
    key: 'points',
    header: 'Points',
    sort: { by: 'points' as const, compare: (one: Row, other: Row) => one.points - other.points },
    cell: () => '',
  },
];
const filter = (rows: readonly Row[], { search }: { search: string }) => rows.filter(({ key }) => key.includes(search));
const rows = ['a1', 'b3', 'a2', 'b2'].map((key) => ({ key, points: Number(key[1]) }));
const at = (over: object) => ({
  search: '',
  sort: 'points' as const,
  direction: 'ascending' as const,
  page: 1,
  size: 3,
  ...over,
});
const keysOf = (list: readonly Row[]) => list.map(({ key }) => key);

test('V-01, V-03: filtered, sorted and paged; alike rows stay in their order; a page beyond the last is the last', () => {
  const shown = arrangeRows({ columns, filter }, rows, at({ page: 9 }));
  expect([keysOf(shown.ordered), keysOf(shown.here), shown.page]).toEqual([['a1', 'a2', 'b2', 'b3'], ['b3'], 2]);
  expect(keysOf(arrangeRows({ columns, filter }, rows, at({ direction: 'descending' })).ordered)).toEqual([
    'b3',
    'a2',
    'b2',
    'a1',
  ]);
  expect(arrangeRows({ columns, filter }, rows, at({ search: 'z' }))).toEqual({ ordered: [], here: [], page: 1 });
});

test.each([
  [
    { search: ' periodontal ', filters: ['failed', 'in Kirkgate'], hidden: 246 },
    {
      title: 'Nothing is like “periodontal”, failed, in Kirkgate.',
      text: '246 records are hidden by the search and two filters.',
      clear: 'Clear search and filters',
    },
  ],
  [
    { search: '', filters: ['failed'], hidden: 1 },
    { title: 'Nothing is there, failed.', text: '1 record is hidden by one filter.', clear: 'Clear filters' },
  ],
  [
    { search: 'x', filters: [], hidden: 2 },
    { title: 'Nothing is like “x”.', text: '2 records are hidden by the search.', clear: 'Clear search' },
  ],
])('an empty table names what was looked for, and what that hides: %j', (given, expected) => {
  expect(unmatchedText({ ...given, noun: ['record', 'records'] })).toEqual(expected);
});
