import type { ProviderState } from '../provider-state.ts';

const HARBOUR = {
  path: 'harbour',
  group_id: 441,
  recapture: 'passed-in-the-demo',
  fields: { emergency_contact: 'Ada Petrie, 0113 496 0133', interests: [431, 433] },
} as const;

/** Who registers, and with whom. */
export const registrationStates = {
  'an organisation takes registrations': {
    as: 'nobody',
    description:
      'Anybody may register at this path: two groups, a text that must be filled in, and several of a list. The organisation has no group 421. The human check accepts the first token, refuses the second one and says that the third one has expired. The address `taken_email` belongs to somebody, the other one to nobody.',
    provides: {
      ...HARBOUR,
      organisation_id: 12,
      group_ids: [441, 442],
      field_keys: ['emergency_contact', 'interests'],
      other_group_id: 421,
      refused_recapture: 'refused-in-the-demo',
      expired_recapture: 'expired-in-the-demo',
      email: 'jonah.petrie@demo.example',
      taken_email: 'moira.kane@demo.example',
    },
  },
  'an organisation takes nobody': {
    as: 'nobody',
    description: 'Registering at this path is not possible: it has no groups.',
    provides: { path: 'brightwater', recapture: 'passed-in-the-demo', email: 'jonah.petrie@demo.example' },
  },
  'five registrations were refused within a minute': {
    as: 'nobody',
    description: 'The sixth try within the minute to register at this path is throttled.',
    provides: { ...HARBOUR, email: 'jonah.petrie@demo.example' },
  },
  'a learner was invited by another organisation': {
    as: 'learner',
    description: 'Amara is signed in and does not belong to the organisation of this path.',
    provides: { ...HARBOUR, group_ids: [441, 442] },
  },
  'a learner was invited where they belong': {
    as: 'learner',
    description: 'Amara is signed in and belongs to the organisation of this path, which has one group.',
    provides: { path: 'northgate', group_id: 421, recapture: 'passed-in-the-demo' },
  },
  'a learner registered under an idempotency key': {
    as: 'learner',
    description:
      'Amara has joined the organisation of this path with these values just now, with the Idempotency-Key "0d6a1f5c7b9e4c21a83e5b7704f1c2d9".',
    provides: HARBOUR,
  },
  'somebody who is viewed as was invited': {
    as: 'viewer',
    description: 'The super user views as Amara, who does not belong to the organisation of this path.',
    provides: HARBOUR,
  },
} as const satisfies Record<string, ProviderState>;
