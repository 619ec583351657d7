import type { Expectations } from '../expectation.ts';

export const expectations = {
  calls: {},
  toCome: ['X-046 to X-047'],
} as const satisfies Expectations<Readonly<Record<never, never>>>;
