import { expect, test } from 'vitest';
import { filtersSet, searchAddress } from './search-address.ts';
import { questionsOf } from './search-questions.ts';

const asked = (query: string) => questionsOf(searchAddress.read(new URLSearchParams(query)));

test('O-03, O-05: at first the newest, without what one is exempt from; O-07: pages in no order of ours', () => {
  expect(asked('')).toEqual({
    collections: { order_by: 'created_at', order_dir: 'desc', status: '!exempt', page: 1, per_page: 12 },
    modules: { order_by: 'created_at', order_dir: 'desc', status: '!exempt', page: 1, per_page: 12 },
    pages: { page: 1, per_page: 12 },
  });
});

test.each([
  ['O-03: by title', 'sort=title', { order_by: 'title', order_dir: 'asc' }],
  ['O-03: from the end of the alphabet', 'sort=title-z', { order_by: 'title', order_dir: 'desc' }],
  ['O-05: one status', 'status=overdue', { status: 'overdue' }],
  ['O-06: one type', 'type=VID', { module_type_key: ['VID'] }],
  ['O-04: the text without the spaces around it', 'q=+hand+', { search: 'hand' }],
  ['O-03: in the order of a category', 'sort=default&category=201', { order_by: 'sort_order', order_dir: 'asc' }],
  ['O-03: which there is in no search of everything', 'sort=default', { order_by: 'created_at', order_dir: 'desc' }],
  [
    'what is not understood counts as left out',
    'status=late&type=PDF&sort=age&size=13',
    { status: '!exempt', order_by: 'created_at', per_page: 12 },
  ],
])('%s', (_, query, expected) => expect(asked(query).modules).toMatchObject(expected));

test('O-05: every status is asked for by asking for none', () => {
  expect(asked('status=all').modules).not.toHaveProperty('status');
});

test('O-06: a type is asked of modules alone', () => {
  expect(asked('type=VID').collections).not.toHaveProperty('module_type_key');
  expect(asked('pinned=true').pages).toMatchObject({ pinned: 'true' });
});

test('V-03: the page is that of the tab that is shown', () => {
  const { collections, modules } = asked('tab=modules&page=3&size=24');
  expect([modules.page, modules.per_page, collections.page]).toEqual([3, 24, 1]);
});

test('a tab counts the filters that it has', () => {
  const address = searchAddress.read(new URLSearchParams('status=all&type=VID&category=201&pinned=true&sort=title'));
  expect([filtersSet(address, 'collections'), filtersSet(address, 'modules'), filtersSet(address, 'pages')]).toEqual([
    2, 3, 1,
  ]);
});
