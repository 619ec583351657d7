import { expect, test } from 'vitest';
import { searchAddress, shownTab } from './search-address.ts';

const NONE = { collections: 0, modules: 0, pages: 0 };
const shown = (query: string, counts: Parameters<typeof shownTab>[1]) =>
  shownTab(searchAddress.read(new URLSearchParams(query)), counts);

test.each([
  ['the first that found something', 'q=a', { ...NONE, modules: 3, pages: 1 }, 'modules'],
  ['the first of all where nobody knows yet', 'q=a', { collections: undefined, modules: 3, pages: 1 }, 'collections'],
  ['none is passed while nobody knows', 'q=a', { collections: 0, modules: undefined, pages: 1 }, 'collections'],
  ['the first of all where nothing was found', 'q=a', NONE, 'collections'],
  ['the one of the address', 'q=a&tab=pages', { ...NONE, modules: 3 }, 'pages'],
  ['the one that a page was asked of', 'q=a&page=2', { ...NONE, modules: 3 }, 'collections'],
  ['the one that a filter was set in', 'q=a&status=overdue', { ...NONE, modules: 3 }, 'collections'],
])('V26: %s', (_, query, counts, tab) => expect(shown(query, counts)).toBe(tab));
