import { expect, test } from 'vitest';
import { stepTo, typedTo } from './menu-keys.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['x', 0, null],
])('%s at item %i of three leads to %s', (key, from, to) => expect(stepTo(key, from, 3)).toBe(to));

const labels = ['Brightwater', 'Northgate', ' harbour', 'Brook'];

test('a letter leads to the next item that begins with it, again and again, round the end', () => {
  expect(typedTo('b', 0, labels)).toBe(3);
  expect(typedTo('bb', 3, labels)).toBe(0);
  expect(typedTo('H', 0, labels)).toBe(2);
});

test('a word that grows stays where it fits', () => {
  expect(typedTo('bro', 3, labels)).toBe(3);
  expect(typedTo('bri', 3, labels)).toBe(0);
});

test('what nothing begins with leads nowhere', () => expect(typedTo('z', 0, labels)).toBeNull());
