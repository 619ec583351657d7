import type { ProviderState } from '../provider-state.ts';

const AMARA = { email: 'amara.osei@demo.example', password: 'waymark-demo' };
const TOM = { email: 'tom.whitfield@demo.example', password: 'waymark-demo' };

/** Who is there, and what they hold to come in with. Every area begins with one of them. */
export const sessionStates = {
  'nobody is signed in': {
    as: 'nobody',
    description: 'No session; a person with this address exists.',
    provides: { email: AMARA.email },
  },
  'a person without two-factor': {
    as: 'nobody',
    description: 'Amara can sign in with her password alone; the organisation is one of hers.',
    provides: { ...AMARA, organisation_id: 81 },
  },
  'a person with two-factor': {
    as: 'nobody',
    description: 'Tom has two-factor on: his password alone is not enough.',
    provides: TOM,
  },
  'a sign-in link was mailed': {
    as: 'nobody',
    description: 'Amara holds a sign-in link with this token.',
    provides: { email: AMARA.email, token: 'sign-in-token-of-amara' },
  },
  'five sign-ins failed within a minute': {
    as: 'nobody',
    description: 'Amara’s sixth try within the minute is throttled (L6).',
    provides: AMARA,
  },
  'a password was accepted and a code is due': {
    as: 'challenged',
    description:
      'Tom gave his password and owes the code that his authenticator shows now, or one of his recovery codes.',
    provides: { code: '287082', recovery_code: 'tomCode001-recovery01' },
  },
  'a reset link was mailed': {
    as: 'nobody',
    description: 'Amara holds a reset link with this token.',
    provides: { email: AMARA.email, token: 'reset-token-of-amara' },
  },
  'a learner is signed in': {
    as: 'learner',
    description:
      'Amara is signed in. She has a picture. Her events travel on this channel; the other channel is somebody else’s.',
    provides: {
      email: AMARA.email,
      user_id: 11,
      organisation_id: 1,
      channel_name: 'private-user.11',
      other_channel_name: 'private-user.12',
    },
  },
  'an administrator is signed in': {
    as: 'administrator',
    description:
      'Somebody with the users read permission in this organisation is signed in; it has three people at least. This person has no picture.',
    provides: { organisation_id: 1, user_id: 14 },
  },
  'a reviewer is signed in': {
    as: 'reviewer',
    description: 'Somebody with an admin account in an organisation is signed in.',
  },
  'a super user is signed in': {
    as: 'superUser',
    description:
      'A super user with two-factor on is signed in. In this organisation there is a learner and somebody who administers it.',
    provides: { organisation_id: 1, email: AMARA.email, administrator_email: 'priya.nair@demo.example' },
  },
  'a super user without two-factor is signed in': {
    as: 'superUser',
    description: 'The same super user has not set up two-factor.',
    provides: { organisation_id: 1, email: AMARA.email },
  },
  'a learner is viewed as': {
    as: 'viewer',
    description: 'The super user views as Amara, who is the learner of this address; the other one is another learner.',
    provides: { organisation_id: 1, email: AMARA.email, other_email: TOM.email },
  },
  'the service is down for maintenance': { as: 'learner', description: 'Every call answers 503 (J-04).' },
} as const satisfies Record<string, ProviderState>;
