import { expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';

test('texts are sorted whatever their case, numbers by their size', () => {
  expect(['Log 10', 'log 9', 'Émile', 'essay'].toSorted(compareTexts)).toEqual(['Émile', 'essay', 'log 9', 'Log 10']);
});
