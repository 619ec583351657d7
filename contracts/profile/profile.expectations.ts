import type { Expectations } from '../expectation.ts';
import type * as profile from './profile.endpoints.ts';

export const expectations = {
  calls: {
    getMe: {
      failures: 't t t t t t t t t t',
      screen: 'every page (the app does not start without it)',
      // the caller of the boot overrides the policy.
      readings: { errors: ['own at boot, tray later', 'tray'] },
    },
    listUsers: {
      failures: 't s s t s s s t s s',
      screen: 'the reports of a manager',
      deviations: { query: ['organisation_id, page, per_page', '0115'] },
      withoutCaller: 'K-15 gates it; the bulk reset of N-22, which is to come, reads its total',
    },
    viewAvatar: {
      failures: 's s s s s s s s s s',
      screen: 'the person’s picture in the menu',
    },
  },
  assumptions: [
    {
      of: ['getMe'],
      part: 'query',
      at: 'with',
      question: 'Are the parts named `employers`, `groups`, `organisations.clients` and so on?',
      decision: 'X-008',
      isPinned: false,
    },
    {
      of: ['getMe'],
      part: 'reply',
      at: 'organisations.settings.impersonation_super_only',
      question: 'Which setting says that View As is for super users alone?',
      decision: 'H-02',
    },
    {
      of: ['getMe'],
      part: 'reply',
      at: 'organisations.settings.welcome_video_captions_id',
      question: 'Which file holds the captions of the welcome video?',
      decision: 'N-19',
    },
    {
      of: ['getMe'],
      part: 'reply',
      at: 'organisations.settings.late_fee_terms',
      question: 'Which setting holds the Terms and Conditions about late cancellation fees, as authored HTML?',
      decision: '0293',
    },
  ],
  toCome: ['X-010 to X-017', 'X-048 to X-049'],
} as const satisfies Expectations<typeof profile>;
