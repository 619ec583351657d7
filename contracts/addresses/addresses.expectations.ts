import type { Expectations } from '../expectation.ts';
import type * as addresses from './addresses.endpoints.ts';

export const expectations = {
  calls: {
    findAddresses: { failures: 't s s t s s s t s s', screen: 'looking an address up' },
    getAddress: { failures: 't s s t s s s t s s', screen: 'choosing an address that was found' },
  },
  assumptions: [
    {
      of: ['findAddresses'],
      part: 'query',
      at: 'search',
      question: 'Is what was typed sent as `search`?',
      decision: 'G-22',
    },
  ],
} as const satisfies Expectations<typeof addresses>;
