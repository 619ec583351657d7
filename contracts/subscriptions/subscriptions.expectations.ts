import type { Expectations } from '../expectation.ts';

export const expectations = {
  calls: {},
  toCome: ['X-097 to X-103'],
} as const satisfies Expectations<Readonly<Record<never, never>>>;
