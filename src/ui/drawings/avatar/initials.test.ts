import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Amara Osei', 'AO'],
  ['Anna Maria van Dijk', 'AD'],
  ['cher', 'C'],
  ['  ', ''],
  ['Élodie Ångström', 'ÉÅ'],
])('V-13: %j is %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
