import type { Expectations } from '../expectation.ts';

export const expectations = {
  calls: {},
  toCome: ['X-095 to X-096'],
} as const satisfies Expectations<Readonly<Record<never, never>>>;
