import { expect, test } from 'vitest';
import { canWaiveFee } from './fee-waiver.ts';

test.each([
  [{ super: true }, true],
  [{ impersonated: true }, true],
  [{ super: false, impersonated: false }, false],
  [{ super: null, impersonated: null }, false],
  [{}, false],
])('R-41: %o may waive the fee: %s', (profile, expected) => expect(canWaiveFee(profile)).toBe(expected));
