import { expect, test } from 'vitest';
import { capitalise, formatList } from './text.ts';

test('lists', () => {
  expect([formatList([]), formatList(['A']), formatList(['A', 'B']), formatList(['A', 'B', 'C'])]).toEqual([
    '',
    'A',
    'A and B',
    'A, B and C',
  ]);
});

test('the first letter as a capital', () => {
  expect([capitalise('the learner'), capitalise('')]).toEqual(['The learner', '']);
});
