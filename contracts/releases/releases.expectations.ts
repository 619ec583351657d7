import type { Expectations } from '../expectation.ts';
import type * as releases from './releases.endpoints.ts';

export const expectations = {
  calls: {
    listReleases: {
      failures: 't s s t s s s t s s',
      screen: 'the update history',
    },
  },
} as const satisfies Expectations<typeof releases>;
