import { test } from 'vitest';
import { pins } from '../testing/pins.ts';
import { getMe } from './profile.endpoints.ts';

const ALLOWED = {
  bookings: false,
  points_enabled: true,
  points_display: false,
  impersonation: false,
  impersonation_super_only: true,
  profile_about_disabled: true,
  user_hide_progress: true,
  user_reset_training: false,
  max_size_mb_assessment_answer: 3,
  max_size_mb_assessment_review: 4,
  max_size_mb_entity_evidence: 6,
} as const;

test('ES-16 to ES-18: what a person is, and what their organisation allows', () =>
  pins({
    state: 'an organisation that allows little',
    does: 'loads the profile to know what the organisation allows',
    endpoint: getMe,
    request: {},
    replies: {
      status: 200,
      proves: [
        'manager',
        'two_factor_confirmed',
        'organisations.default',
        'organisations.admin',
        'organisations.settings.bands.hidden',
        ...Object.keys(ALLOWED).map((key) => `organisations.settings.${key}`),
      ],
      returns: { 'organisations.organisation_id': 'organisation_id' },
      body: {
        id: 11,
        first_name: 'Amara',
        last_name: 'Osei',
        name: 'Amara Osei',
        email: 'amara.osei@demo.example',
        manager: false,
        two_factor_confirmed: false,
        organisations: [
          {
            organisation_id: 1,
            name: 'Brightwater Dental Academy',
            default: true,
            admin: false,
            roles: [{ permissions: [{ object: 'assessments', actions: ['read'] }] }],
            settings: { ...ALLOWED, bands: [{ id: 91, title: 'New this term', hidden: true, conditions: [] }] },
          },
        ],
      },
      pin: { emptyAt: ['organisations.settings.bands.conditions'] },
    },
  }));
