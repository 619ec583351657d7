import type { Expectations } from '../expectation.ts';
import type * as notifications from './notifications.endpoints.ts';

export const expectations = {
  calls: {
    authoriseChannel: {
      failures: 's s s s s s s s s s',
      viewing: ['harmless', 'only listens'],
      screen: 'real-time messages',
    },
  },
  assumptions: [
    {
      of: ['export.delivered'],
      part: 'event',
      question: 'Does the event hold `file_id` and the organisation?',
      decision: 'Y-05',
    },
    {
      of: ['export.failed', 'import.verified', 'import.complete'],
      part: 'event',
      question: 'Are these events empty?',
      decision: 'Y-06',
    },
    {
      of: ['entity.updated'],
      part: 'event',
      question: 'Does the event hold `entity_id` and the organisation?',
      decision: 'Y-09',
    },
  ],
} as const satisfies Expectations<typeof notifications>;
