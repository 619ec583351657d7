import { describe, expect, test } from 'vitest';
import { libraryCrumbs, parentInPath } from './crumbs.ts';

describe('M-32: the parent in the path', () => {
  test.each([
    ['/categories/201/modules/705', { kind: 'categories', id: 201, href: '/categories/201' }],
    ['/categories/201/collections/301', { kind: 'categories', id: 201, href: '/categories/201' }],
    ['/collections/301/modules/705', { kind: 'collections', id: 301, href: '/collections/301' }],
    ['/collections/301/collections/302', { kind: 'collections', id: 301, href: '/collections/301' }],
    ['/pages/151/modules/705/', { kind: 'pages', id: 151, href: '/pages/151' }],
    ['/modules/705', null],
    ['/categories/201', null],
    ['/modules/705/modules/706', null],
  ])('%s', (path, parent) => expect(parentInPath(path)).toEqual(parent));
});

describe('M-07, M-32: the breadcrumb starts at the library and follows the address', () => {
  const page = { library: 'Learning', title: 'Decontamination of instruments' };
  const library = { label: 'Learning', href: '/categories' };
  const own = { label: page.title };
  const above = [{ label: 'Infection Control', href: '/categories/201' }];

  test.each([
    ['not nested', { ...page, path: '/modules/705' }, [library, own]],
    ['not nested, with what the server says', { ...page, path: '/modules/705', above }, [library, ...above, own]],
    [
      'nested, before the title has come',
      { ...page, path: '/collections/301/modules/705' },
      [library, { label: 'Collection', href: '/collections/301' }, own],
    ],
    [
      'nested: the path wins',
      { ...page, path: '/collections/301/modules/705', parentTitle: 'Essentials', above },
      [library, { label: 'Essentials', href: '/collections/301' }, own],
    ],
  ])('%s', (_, given, crumbs) => expect(libraryCrumbs(given)).toEqual(crumbs));
});
