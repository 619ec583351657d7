import type { ProviderState } from '../provider-state.ts';

/** What a person may change of themselves, and how they sign in. */
export const profileStates = {
  'a learner may change their profile': {
    as: 'learner',
    description:
      'Amara is signed in with this password and learns in the first organisation, not in the other one. The first has a text `gdc_number` and a choice `practice`, which she has filled in, and `dynamics_contact_id`, which nobody sees; `fields_after` is what she has stored after `fields` was saved. The picture with the first id is one that she uploaded as her avatar, the file with the second somebody else’s picture, the third a text of hers. Another person has the other address.',
    provides: {
      email: 'amara.osei@demo.example',
      other_email: 'tom.whitfield@demo.example',
      password: 'waymark-demo',
      organisation_id: 1,
      other_organisation_id: 12,
      avatar_id: 990_002,
      other_avatar_id: 990_003,
      document_id: 990_001,
      fields: { gdc_number: 301_882, practice: 402, dynamics_contact_id: 'changed-by-hand' },
      fields_after: { gdc_number: '301882', practice: 402, dynamics_contact_id: 'c0a81a9e-11' },
    },
  },
  'an organisation that allows little': {
    as: 'learner',
    description:
      'Amara belongs to this organisation alone, without an admin account; she is no manager and has no two-factor authentication. The organisation has no bookings; it counts points and does not show them, lets nobody view as a learner and keeps that for super users, hides the details of the account and how far people have got, and lets learners reset no training. Its one band is hidden. A file may have 3 MB as an answer, 4 as a review, 6 as evidence.',
    provides: { organisation_id: 1 },
  },
  'an organisation asks where people lived': {
    as: 'learner',
    description:
      'Amara’s organisation has a field `address_history` of addresses, which must cover five years and of which there are two at most. She has none yet; `fields_after` is what she has stored after `fields` was saved.',
    provides: {
      email: 'amara.osei@demo.example',
      organisation_id: 1,
      fields: {
        address_history: [
          {
            id: 'manual_1',
            thoroughfare: 'Kirkgate',
            town_or_city: 'Leeds',
            postcode: 'LS1 6BY',
            from_year: 2001,
            from_month: 1,
            to_year: 2005,
            to_month: 12,
          },
        ],
      },
      fields_after: {
        address_history: [
          {
            id: 'manual_1',
            thoroughfare: 'Kirkgate',
            town_or_city: 'Leeds',
            postcode: 'LS1 6BY',
            from_year: 2001,
            from_month: 1,
            to_year: 2005,
            to_month: 12,
            duration_years: 5,
            duration_months: 0,
          },
        ],
      },
    },
  },
  'an organisation asks for fields of every kind': {
    as: 'learner',
    description:
      'Amara belongs to one organisation. It asks for a choice with a hint that must be made, for addresses with a condition and a most, and for something that nobody sees, in this order.',
    provides: {
      email: 'amara.osei@demo.example',
      field_keys: ['practice', 'address_history', 'dynamics_contact_id'],
    },
  },
  'a learner has a picture': {
    as: 'learner',
    description: 'Amara has the number of this person and this picture, and no other.',
    provides: { user_id: 11, avatar_id: 914 },
  },
  'a learner has just confirmed the password': {
    as: 'confirmedLearner',
    description: 'Amara is signed in and has confirmed her password. She has no two-factor, and none was begun.',
  },
  'a two-factor set-up was begun': {
    as: 'confirmedLearner',
    description:
      'Amara has confirmed her password and begun to set two-factor up. Her authenticator shows this code now.',
    provides: { code: '287082' },
  },
  'five passwords were not confirmed within a minute': {
    as: 'learner',
    description: 'Amara’s sixth try within the minute to confirm her password, or to change it, is throttled.',
    provides: { password: 'waymark-demo' },
  },
  'a super user has just confirmed the password': {
    as: 'confirmedSuperUser',
    description: 'The super user has two-factor on and has confirmed the password. These are their recovery codes.',
    provides: {
      recovery_codes: [
        'sofCode001-recovery01',
        'sofCode002-recovery02',
        'sofCode003-recovery03',
        'sofCode004-recovery04',
        'sofCode005-recovery05',
        'sofCode006-recovery06',
        'sofCode007-recovery07',
        'sofCode008-recovery08',
      ],
    },
  },
} as const satisfies Record<string, ProviderState>;
