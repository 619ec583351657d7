import { sessionStates } from '#contracts/session/session.states.ts';
import { amaraOsei, sofiaLindqvist } from '#fixtures/people.ts';
import { issueToken } from '../rules/link-tokens.ts';
import { countFailure, loginKey } from '../rules/throttle.ts';
import { type Arrange, NOBODY, type Scenario } from './scenario.ts';
import { AS_SEEDED, stateScenarios } from './state-scenarios.ts';

const withoutTwoFactor: Arrange = async ({ db }) => {
  await db.tables.users.update(sofiaLindqvist.id, { two_factor_secret: null });
};

/** Who is there, and what they hold to come in with. */
export const sessionScenarios = {
  'sofia-without-two-factor': {
    description: 'Sofia has not set up two-factor yet: she signs in with her password alone.',
    entrance: NOBODY,
    arrange: withoutTwoFactor,
  },
  'expired-session': {
    description: 'Amara was signed in, and her session has ended on the server: her browser still sends its cookies.',
    entrance: { kind: 'expired', email: amaraOsei.email },
  },
  ...stateScenarios(sessionStates, {
    'nobody is signed in': AS_SEEDED,
    'a person without two-factor': AS_SEEDED,
    'a person with two-factor': AS_SEEDED,
    'a sign-in link was mailed': ({ db, nowMs }) =>
      void issueToken(db, 'sign-in', amaraOsei.email, nowMs, 'sign-in-token-of-amara'),
    'five sign-ins failed within a minute': ({ db, nowMs }) => {
      for (let tries = 0; tries < 5; tries += 1) countFailure(db, loginKey(amaraOsei.email), nowMs);
    },
    'a password was accepted and a code is due': AS_SEEDED,
    'a reset link was mailed': ({ db, nowMs }) =>
      void issueToken(db, 'reset', amaraOsei.email, nowMs, 'reset-token-of-amara'),
    'a learner is signed in': AS_SEEDED,
    'an administrator is signed in': AS_SEEDED,
    'a reviewer is signed in': AS_SEEDED,
    'a super user is signed in': AS_SEEDED,
    'a super user without two-factor is signed in': withoutTwoFactor,
    'a learner is viewed as': AS_SEEDED,
    'the service is down for maintenance': ({ db }) => {
      db.edit('faults', () => [{ call: '*', status: 503, times: 'always', seen: 0, hits: 0 }]);
    },
  }),
} satisfies Readonly<Record<string, Scenario>>;
