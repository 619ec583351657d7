import type { Expectations } from '../expectation.ts';

export const expectations = {
  calls: {},
  toCome: [
    'X-043 to X-043',
    'X-063 to X-063',
    'X-067 to X-067',
    'X-071 to X-071',
    'X-073 to X-073',
    'X-077 to X-077',
    'X-104 to X-104',
  ],
} as const satisfies Expectations<Readonly<Record<never, never>>>;
