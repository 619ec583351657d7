import { expect, test } from 'vitest';
import { isStep } from './query-step.ts';

test.each([
  ['a page', 'q=hand', 'q=hand&page=2', true],
  ['a tab', '', 'tab=modules', true],
  ['a filter', 'tab=modules&page=2', 'tab=modules&status=pending', true],
  ['an order', '', 'sort=title', true],
  ['a letter', 'q=han', 'q=hand', false],
  ['a letter that leads back to the first page', 'q=han&page=2', 'q=hand', false],
  ['a row that is opened', '', 'open=11', false],
  ['nothing', 'page=2', 'page=2', false],
])('%s: a step or not', (_, before, after, step) => {
  expect(isStep(new URLSearchParams(before), new URLSearchParams(after))).toBe(step);
});
