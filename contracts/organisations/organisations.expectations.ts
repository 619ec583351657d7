import type { Expectations } from '../expectation.ts';
import { CATEGORY_OF_A_CARD } from '../library/library.expectations.ts';
import type * as organisations from './organisations.endpoints.ts';

export const expectations = {
  calls: {
    getBand: {
      failures: 't s s t s s s t s s',
      screen: 'a band of home',
    },
  },
  assumptions: [
    {
      of: ['getBand'],
      part: 'pathValue',
      at: 'bandId',
      value: /^[a-z_]+$/,
      question: 'Are default bands asked for by keys such as `recently_added`?',
      decision: 'L-08',
    },
    { of: ['getBand'], ...CATEGORY_OF_A_CARD },
  ],
} as const satisfies Expectations<typeof organisations>;
