import { expect, test } from 'vitest';
import { allStages, sideBySide } from './stages.ts';

test('three pairs of stages that need nothing of each other run side by side; every other stage by itself, in the order of the list', () => {
  const groups = sideBySide(allStages).map((group) => group.map(({ name }) => name));
  expect(groups.flat()).toEqual(allStages.map(({ name }) => name));
  expect(groups.filter(({ length }) => length > 1)).toEqual([
    ['types', 'lint'],
    ['contracts', 'builds'],
    ['budgets', 'mutation'],
  ]);
});
