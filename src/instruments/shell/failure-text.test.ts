import { expect, test } from 'vitest';
import { failureText } from './failure-text.ts';

test.each([
  [new Error('There is no such person.'), 'There is no such person.'],
  // An error of another window.
  [{ name: 'Error', message: 'There is no such call.' }, 'There is no such call.'],
  [
    new DOMException('…', 'QuotaExceededError'),
    'This browser has no room left for the demo: nothing was changed. Reset the demo, or free some space.',
  ],
  ['out of order', 'out of order'],
  [undefined, 'undefined'],
])('what was thrown is said in words: %s', (error, text) => expect(failureText(error)).toBe(text));
