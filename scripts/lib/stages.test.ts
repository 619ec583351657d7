import { expect, test } from 'vitest';
import { allStages, sideBySide } from './stages.ts';

test('budgets wait for a browser while mutation works; every other stage runs by itself, in the order of the list', () => {
  const groups = sideBySide(allStages).map((group) => group.map(({ name }) => name));
  expect(groups.flat()).toEqual(allStages.map(({ name }) => name));
  expect(groups.filter(({ length }) => length > 1)).toEqual([['budgets', 'mutation']]);
});
