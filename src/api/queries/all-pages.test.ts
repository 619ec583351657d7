import { expect, test } from 'vitest';
import { allPages } from './all-pages.ts';

const listOf = (pages: readonly (readonly string[])[]) => {
  const asked: number[] = [];
  const rows = allPages(async (page) => {
    asked.push(page);
    return { data: pages[page - 1] ?? [], last_page: Math.max(1, pages.length) };
  });
  return { asked, rows };
};

test('fetches each page once and keeps the order of the rows', async () => {
  const { asked, rows } = listOf([['a', 'b'], ['c'], ['d']]);
  expect(await rows).toEqual(['a', 'b', 'c', 'd']);
  expect(asked).toEqual([1, 2, 3]);
});

test('fetches one page of an empty list', async () => {
  const { asked, rows } = listOf([]);
  expect(await rows).toEqual([]);
  expect(asked).toEqual([1]);
});
