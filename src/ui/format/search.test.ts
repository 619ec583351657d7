import { expect, test } from 'vitest';
import { plain, searchOf } from './search.ts';

test.each([
  ['', true],
  ['  ', true],
  ['wojcik', true],
  ['Log  HANNAH', true],
  ['hannah essay', false],
])('a search for "%s" finds every word or nothing', (search, isFound) => {
  expect(searchOf(search)(plain('Hannah Wójcik Log 2'))).toBe(isFound);
});
