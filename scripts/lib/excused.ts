import type { Endpoint } from '#contracts/endpoint.ts';
import { isAssumedCall } from '#contracts/testing/assumptions-of.ts';

/** What says that a call is not there, or broke, or that nobody is signed in: no assumption is about that. */
const isMissingOrBroken = (expected: number, answered: number): boolean =>
  answered >= 500 || answered === 401 || answered === 405 || (expected < 400 && (answered === 403 || answered === 404));

/**
 * P4: whether an assumption excuses a difference. Where the call itself is assumed it does. Where the specification
 * names the call, it does not excuse an answer as if the call were not there, nor none at all.
 */
export const isExcused = (
  { name, contract }: Pick<Endpoint, 'name' | 'contract'>,
  expected: number,
  answered: number | undefined,
): boolean =>
  contract === 'assumed' ||
  isAssumedCall(name) ||
  (answered !== undefined && (answered === expected || !isMissingOrBroken(expected, answered)));
