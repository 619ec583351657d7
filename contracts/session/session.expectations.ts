import type { Expectations } from '../expectation.ts';
import type * as session from './session.endpoints.ts';
import type * as viewAs from './view-as.endpoints.ts';

export const expectations = {
  calls: {
    getCsrfCookie: {
      failures: 'o o o o o o o o o o',
      screen: 'signing in',
    },
    login: {
      failures: 'o o t t o t o t t t',
      viewing: ['harmless', 'makes a session of its own'],
      screen: 'signing in',
      deviations: { errors: ['own, 401 own, 403 own, 422 own, 429 own', '0010'] },
    },
    identify: {
      failures: 'o o o o o o o o o o',
      viewing: ['harmless', 'nothing calls it'],
      screen: 'nowhere yet',
      readings: { body: ['? {email}', 'email'] },
      withoutCaller: 'A-30: in the catalogue and the fake backend, not wired into the flow',
    },
    confirmTwoFactor: {
      failures: 'o o t t o t o t t t',
      viewing: ['harmless', 'completes a session of its own'],
      screen: 'the code step of signing in',
      deviations: {
        errors: ['own, 401 own, 403 own, 422 own, 429 own', '0010'],
        body: ['code, recovery_code', '0132'],
      },
    },
    logout: {
      failures: 't s s t s s s t s s',
      viewing: ['harmless', 'ends the session, which is hidden while viewing (H-10)'],
      screen: 'signing out',
    },
    forgotPassword: {
      failures: 't t t t o t o t t t',
      viewing: ['harmless', 'needs no session, and mails to the owner of the address'],
      screen: '“Forgotten password”',
      deviations: { errors: ['own, 422 own, 429 own', '0010'] },
    },
    resetPassword: {
      failures: 't t t t t t t t t t',
      viewing: ['harmless', 'needs no session, but the token of a mail'],
      screen: '“Reset password”',
    },
    impersonate: {
      failures: 't o o t o o o t o o',
      viewing: ['harmless', 'the server refuses it while viewing'],
      screen: 'View As',
      deviations: { errors: ['own, 403 own, 404 own, 422 own, 423 own, 429 own, network own, other own', '0010'] },
    },
    endImpersonation: {
      failures: 't o o t o o o t o o',
      viewing: ['harmless', 'is the way out'],
      screen: 'ending View As',
      deviations: { errors: ['own, 403 own, 404 own, 422 own, 423 own, 429 own, network own, other own', '0010'] },
    },
  },
  assumptions: [
    {
      of: ['login'],
      part: 'body',
      at: 'organisation_id',
      question: 'Is the organisation of the address sent as `organisation_id`?',
      decision: 'X-002',
    },
    {
      of: ['confirmTwoFactor'],
      part: 'body',
      at: 'recovery_code',
      question: 'Is a recovery code sent to the same call as `recovery_code`, as in Fortify’s challenge?',
      decision: 'L7',
    },
    { of: ['identify'], part: 'call', question: 'Does `identify` take `{ email }` and answer 204?', decision: 'X-003' },
    { of: ['logout'], part: 'call', question: 'Is it Fortify’s `POST logout`, answered with 204?', decision: 'X-005' },
    {
      of: ['forgotPassword'],
      part: 'call',
      question: 'Is it Fortify’s `POST forgot-password`, answered with a message?',
      decision: 'X-006',
    },
    {
      of: ['resetPassword'],
      part: 'call',
      question: 'Is it Fortify’s `POST reset-password`, with token, email, password and its confirmation?',
      decision: 'X-007',
    },
    {
      of: ['impersonate'],
      part: 'refusal',
      status: 422,
      question: 'Is an address that nobody has refused with 422 at `email`?',
      decision: '0040',
    },
  ],
} as const satisfies Expectations<typeof session & typeof viewAs>;
