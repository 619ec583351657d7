import { expect, test } from 'vitest';
import { defineAddress, oneOf, positive, text } from './address.ts';

interface Filters {
  readonly search: string;
  readonly category: number | null;
  readonly state: 'open' | 'done' | null;
}

const { first, read, write } = defineAddress<Filters, 'title' | 'date'>({
  filters: { search: text('q'), category: positive('category'), state: oneOf('state', ['open', 'done']) },
  sorts: ['title', 'date'],
  sizes: [10, 50],
});
const readText = (query: string) => read(new URLSearchParams(query));

test('the first address is empty, and an empty address is the first', () => {
  expect(first).toEqual({
    search: '',
    category: null,
    state: null,
    sort: 'title',
    direction: 'ascending',
    page: 1,
    size: 10,
  });
  expect(write(first).toString()).toBe('');
});

test('what is not as at first stands in the address, filters before order, size and page', () => {
  const address = {
    search: 'first aid',
    category: 7,
    state: 'done',
    sort: 'date',
    direction: 'descending',
    page: 4,
    size: 50,
  } as const;
  expect(write(address).toString()).toBe('q=first+aid&category=7&state=done&sort=-date&size=50&page=4');
  expect(read(write(address))).toEqual(address);
  expect(write({ ...first, direction: 'descending' }).toString()).toBe('sort=-title');
});

test.each([
  'category=0',
  'category=-1',
  'category=1.5',
  'category=x',
  'state=closed',
  'sort=constructor',
  'sort=-',
  'page=0',
  'page=1e3',
  'size=11',
  'size=',
])('%s counts as left out', (query) => {
  const { direction, ...read } = readText(query);
  const { direction: ascending, ...without } = first;
  expect(read).toEqual(without);
  expect([ascending, 'descending']).toContain(direction);
});

test('a list may begin with its largest or newest: then that order is left out, and the other is written', () => {
  const newest = defineAddress({ filters: {}, sorts: ['created', 'total'], firstDirection: 'descending', sizes: [10] });
  expect([newest.first.sort, newest.first.direction]).toEqual(['created', 'descending']);
  expect(newest.write(newest.first).toString()).toBe('');
  const oldest = { ...newest.first, direction: 'ascending' as const };
  expect(newest.write(oldest).toString()).toBe('sort=created');
  expect(newest.read(newest.write(oldest))).toEqual(oldest);
});
