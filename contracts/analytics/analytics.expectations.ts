import type { Expectations } from '../expectation.ts';
import type * as analytics from './analytics.endpoints.ts';

export const expectations = {
  calls: {
    recordAnalytics: {
      failures: 's s s s s s s s s s',
      viewing: ['refused', 'the viewer’s time is not the learner’s (N-12, 0042)'],
      screen: 'the count of payments and of viewing',
      deviations: {
        body: ['data, data.basket, data.total, data.type, data.typeId, data.viewTime, organisation_id', '0232'],
        success: ['200, 201, 204', '0206'],
      },
      alsoAnswers: ['X-054'],
    },
  },
  assumptions: [
    {
      of: ['recordAnalytics'],
      part: 'body',
      at: 'data.viewTime',
      question: 'Is a video complete once enough of it was watched, and are its seconds those that were played?',
      decision: '0370',
      isPinned: false,
    },
    {
      of: ['recordAnalytics'],
      part: 'body',
      at: 'data.basket',
      question: 'Does a payment travel as `{ type, basket, total }`, its total in pounds?',
      decision: 'F-08',
    },
  ],
} as const satisfies Expectations<typeof analytics>;
