import type { ProviderState } from '../provider-state.ts';

/** Who is there, and what they hold to come in with. Every area begins with one of them. */
export const sessionStates = {
  'nobody is signed in': { as: 'nobody', description: 'No session; the seeded people exist.' },
  'a person without two-factor': { as: 'nobody', description: 'Amara can sign in with her password alone.' },
  'a person with two-factor': { as: 'nobody', description: 'Tom has two-factor on: his password alone is not enough.' },
  'a sign-in link was mailed': { as: 'nobody', description: 'Amara holds a sign-in link with the token "sign-in-token-of-amara".' },
  'five sign-ins failed within a minute': { as: 'nobody', description: 'Amara’s sixth try within the minute is throttled (L6).' },
  'a password was accepted and a code is due': { as: 'challenged', description: 'Tom gave his password and owes the code.' },
  'a reset link was mailed': { as: 'nobody', description: 'Amara holds a reset link with the token "reset-token-of-amara".' },
  'a learner is signed in': { as: 'learner', description: 'Amara is signed in.' },
  'an administrator is signed in': { as: 'administrator', description: 'Somebody with the users read permission is signed in.' },
  'a reviewer is signed in': { as: 'reviewer', description: 'Somebody with an admin account in organisation 1 is signed in.' },
  'a super user is signed in': { as: 'superUser', description: 'A super user with two-factor on is signed in; Amara and Tom are learners of organisation 1, Priya administers it.' },
  'a super user without two-factor is signed in': { as: 'superUser', description: 'The same super user has not set up two-factor.' },
  'a learner is viewed as': { as: 'viewer', description: 'The super user views as Amara.' },
  'the service is down for maintenance': { as: 'learner', description: 'Every call answers 503 (J-04).' },
} as const satisfies Record<string, ProviderState>;
