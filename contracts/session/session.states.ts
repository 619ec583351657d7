import type { ProviderState } from '../provider-state.ts';

/** Who is there, and what they hold to come in with. Every area begins with one of them. */
export const sessionStates = {
  'nobody is signed in': { as: 'nobody', says: 'No session; the seeded people exist.' },
  'a person without two-factor': { as: 'nobody', says: 'Amara can sign in with her password alone.' },
  'a person with two-factor': { as: 'nobody', says: 'Tom has two-factor on: his password alone is not enough.' },
  'a sign-in link was mailed': { as: 'nobody', says: 'Amara holds a sign-in link with the token "sign-in-token-of-amara".' },
  'five sign-ins failed within a minute': { as: 'nobody', says: 'Amara’s sixth try within the minute is throttled (L6).' },
  'a password was accepted and a code is due': { as: 'challenged', says: 'Tom gave his password and owes the code.' },
  'a reset link was mailed': { as: 'nobody', says: 'Amara holds a reset link with the token "reset-token-of-amara".' },
  'a learner is signed in': { as: 'learner', says: 'Amara is signed in.' },
  'an administrator is signed in': { as: 'administrator', says: 'Somebody with the users read permission is signed in.' },
  'a reviewer is signed in': { as: 'reviewer', says: 'Somebody with an admin account in organisation 1 is signed in.' },
  'a super user is signed in': { as: 'superUser', says: 'A super user with two-factor on is signed in; Amara and Tom are learners of organisation 1, Priya administers it.' },
  'a super user without two-factor is signed in': { as: 'superUser', says: 'The same super user has not set up two-factor.' },
  'a learner is viewed as': { as: 'viewer', says: 'The super user views as Amara.' },
  'the service is down for maintenance': { as: 'learner', says: 'Every call answers 503 (J-04).' },
} as const satisfies Record<string, ProviderState>;
