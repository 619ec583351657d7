import { describe, expect, test } from 'vitest';
import { listingAt, pageOf, readListing, readPage, SORTS, writeListing, writePage } from './listing-address.ts';

const at = (query: string, sorts: (typeof SORTS)['person'] | (typeof SORTS)['category'] = SORTS.person) =>
  readListing(new URLSearchParams(query), sorts);

describe('M-10, O-03, O-05: what a list asks for', () => {
  test('at first: twelve, newest first, without what the person is exempt from', () => {
    expect(listingAt(at(''), 1)).toEqual({
      order_by: 'created_at',
      order_dir: 'desc',
      page: 1,
      per_page: 12,
      status: '!exempt',
    });
  });

  test('in a category its own order stands first', () =>
    expect(listingAt(at('', SORTS.category), 1)).toMatchObject({ order_by: 'sort_order', order_dir: 'asc' }));

  test.each([
    ['sort=title', { order_by: 'title', order_dir: 'asc' }],
    ['sort=backwards', { order_by: 'title', order_dir: 'desc' }],
    ['size=36', { per_page: 36 }],
    ['q=waste', { search: 'waste' }],
    ['status=exempt', { status: 'exempt' }],
    ['type=SCO', { module_type_key: ['SCO'] }],
  ])('%s', (query, asked) => expect(listingAt(at(query), 1)).toMatchObject(asked));

  test.each(['sort=default', 'sort=none', 'size=13', 'status=archived', 'type=PDF'])(
    '%s is not understood, and counts as left out',
    (query) => {
      expect(listingAt(at(query), 1)).toEqual(listingAt(at(''), 1));
    },
  );
});

test('the shortest address that says it, and the same when it is read again', () => {
  expect(writeListing(at(''), SORTS.person).toString()).toBe('');
  const full = 'q=waste&status=completed&type=DOC&sort=title&size=24';
  expect(writeListing(at(full), SORTS.person).toString()).toBe(full);
});

test('V-03: something chosen anew leads to the first page; a page keeps what was chosen', () => {
  const third = writePage(new URLSearchParams('q=waste&modules=2'), 'collections', 3);
  expect(third.toString()).toBe('q=waste&modules=2&collections=3');
  expect([readPage(third, 'collections'), readPage(third, 'modules'), readPage(third, 'pages')]).toEqual([3, 2, 1]);
  expect(writePage(third, 'collections', 1).toString()).toBe('q=waste&modules=2');
  expect(writeListing({ ...at('q=waste'), size: 36 }, SORTS.person).toString()).toBe('q=waste&size=36');
});

describe('a page of a list that has come as a whole', () => {
  const thousand = Array.from({ length: 1000 }, (_, index) => index);
  test('1,000 are shown twelve at a time', () =>
    expect(pageOf(thousand, 2, 12)).toEqual({
      data: thousand.slice(12, 24),
      total: 1000,
      current_page: 2,
      last_page: 84,
    }));
  test('beyond the last page is the last one', () =>
    expect(pageOf(thousand, 99, 12)).toMatchObject({ current_page: 84, data: thousand.slice(996) }));
  test('none', () => expect(pageOf([], 1, 12)).toEqual({ data: [], total: 0, current_page: 1, last_page: 1 }));
});
