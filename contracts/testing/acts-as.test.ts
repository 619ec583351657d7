import { expect, test } from 'vitest';
import type { ProviderStateName } from '../provider-states.ts';
import { actsAs } from './acts-as.ts';

test('a state of the list says who acts; one whose area is not in it is named, with where it belongs', () => {
  expect(actsAs('evidence waits for its reviewer')).toBe('reviewer');
  expect(() => actsAs('nobody wrote this' as ProviderStateName)).toThrow(
    '"nobody wrote this" is not in PROVIDER_STATES: add its sentence to <area>.states.ts and its area to contracts/provider-states.ts',
  );
});
