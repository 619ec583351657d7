import { test } from 'vitest';
import type { WireReplyOf } from '../endpoint.ts';
import { pins } from '../testing/pins.ts';
import { getMe, listUsers, viewAvatar } from './profile.endpoints.ts';

type Me = WireReplyOf<typeof getMe>;
type Membership = Me['organisations'][number];

const brightwater: Membership = {
  organisation_id: 1,
  name: 'Brightwater Dental Academy',
  default: true,
  admin: false,
  logo: '/api/files/1/view',
  roles: [{ permissions: [{ object: 'assessments', actions: ['read'] }] }],
  settings: {
    lang: { awards: 'Awards', bookings: 'Bookings', home: 'Home', library: 'Library', search: 'Search' },
    colour_primary: '#1f3a6d',
    bookings: true,
    points_enabled: true,
    points_display: true,
    impersonation: true,
    profile_about_disabled: false,
    user_hide_progress: false,
    user_reset_training: true,
    two_fa_prompt: true,
    welcome_enabled: true,
    welcome_title: 'Good to have you back',
    welcome_text: 'Pick up where you stopped.',
    welcome_video_id: null,
    welcome_video_enabled: false,
    welcome_video_captions_id: null,
    bands: [
      { id: 91, title: 'New this term', hidden: false, conditions: [{ entity_type_id: 1 }, { entity_type_id: 2 }] },
    ],
    max_size_mb_assessment_answer: 10,
    max_size_mb_assessment_review: 10,
    max_size_mb_entity_evidence: 10,
    thumbnails_modules_enabled: true,
    thumbnails_collections_enabled: true,
    thumbnails_categories_enabled: true,
    thumbnails_pages_enabled: true,
    thumbnails_assessments_enabled: true,
    late_fee_terms: '<p>Within five weeks a fee is due for each workshop.</p>',
    stripe_api_key_public: 'pk_test_waymark',
    stripe_api_version: '2026-10-28',
  },
  clients: [{ key: 'APP' }],
  employers: [{ id: 21, name: 'Kirkgate Dental Practice' }],
  fields: [{ key: 'dynamics_contact_id', type: 'text', show_user: false }],
  finance_providers: [{ id: 1, name: 'Practice pays' }],
};

const northgate: Membership = {
  ...brightwater,
  organisation_id: 81,
  name: 'Northgate Care Group',
  default: false,
  settings: {
    ...brightwater.settings,
    welcome_video_id: 905,
    welcome_video_enabled: true,
    welcome_video_captions_id: 906,
    bands: [{ id: 92, title: 'Good to know', hidden: false, conditions: [{ entity_type_id: 3 }] }],
  },
};

const amara: Me = {
  id: 1,
  first_name: 'Amara',
  last_name: 'Osei',
  name: 'Amara Osei',
  email: 'amara.osei@demo.example',
  avatar_id: 914,
  fields: { gdc_number: '294117', practice: 401, dynamics_contact_id: 'c-1001' },
  impersonated: false,
  super: false,
  manager: false,
  two_factor_confirmed: false,
  archived_at: null,
  groups: [{ id: 11, name: 'Dental nurses' }],
  employers: [{ id: 21, name: 'Harbour Street Dental Practice' }],
  organisations: [brightwater, northgate],
};

test('A-10, ES-16, ES-17: the profile with every membership', () =>
  pins({
    state: 'a learner is signed in',
    does: 'loads the profile',
    endpoint: getMe,
    request: {},
    replies: { status: 200, proves: { nothing: 'who it is is returned' }, returns: { email: 'email' }, body: amara },
  }));

test('R-27, 0293: an organisation’s terms about late cancellation fees', () =>
  pins({
    state: 'a learner is signed in',
    does: 'loads the profile to read the terms about late fees',
    endpoint: getMe,
    request: {},
    replies: {
      status: 200,
      proves: { nothing: 'that the terms are there is pinned by presence' },
      returns: { email: 'email' },
      body: { ...amara, organisations: [brightwater] },
      pin: { presentAt: ['organisations.settings.late_fee_terms'] },
    },
  }));

test('H-07: while somebody views as her, the profile is the learner’s and says so', () =>
  pins({
    state: 'a learner is viewed as',
    does: 'loads the profile while viewing as a learner',
    endpoint: getMe,
    request: {},
    replies: {
      status: 200,
      proves: ['impersonated'],
      returns: { email: 'email' },
      body: { ...amara, impersonated: true },
    },
  }));

test('H-01: the profile of a super user says so', () =>
  pins({
    state: 'a super user is signed in',
    does: 'loads the profile of a super user',
    endpoint: getMe,
    request: {},
    replies: { status: 200, proves: ['super'], body: { ...amara, super: true } },
  }));

test('J-04, L20: maintenance is a 503', () =>
  pins({
    state: 'the service is down for maintenance',
    does: 'loads the profile during maintenance',
    endpoint: getMe,
    request: {},
    replies: { status: 503, refusal: { message: 'Service Unavailable' } },
  }));

test('G-06, 0299: what an organisation asks for, with its name, its hint and its condition', () =>
  pins({
    state: 'an organisation asks for fields of every kind',
    does: 'loads the profile to show an organisation’s fields',
    endpoint: getMe,
    request: {},
    replies: {
      status: 200,
      proves: ['organisations.fields.type', 'organisations.fields.show_user'],
      returns: { email: 'email', 'organisations.fields.key': 'field_keys' },
      body: {
        ...amara,
        organisations: [
          {
            ...brightwater,
            fields: [
              {
                key: 'practice',
                type: 'group',
                show_user: true,
                label: 'Practice',
                hint: 'Your manager is the manager of this practice.',
                required: true,
                options: [{ id: 401, name: 'Leeds practices' }],
              },
              {
                key: 'address_history',
                type: 'addresses',
                show_user: true,
                label: 'Where you lived',
                hint: 'For the background check. Only administrators see it.',
                years: 5,
                maximum: 5,
              },
              { key: 'dynamics_contact_id', type: 'text', show_user: false },
            ],
          },
        ],
      },
      pin: {
        presentAt: ['label', 'hint', 'required', 'options', 'years', 'maximum'].map(
          (key) => `organisations.fields.${key}`,
        ),
      },
    },
  }));

const user = {
  id: 1,
  name: 'Amara Osei',
  email: 'amara.osei@demo.example',
  groups: [{ id: 401, name: 'Leeds practices' }],
};

test('K-15, L21: the people of an organisation, a page at a time', () =>
  pins({
    state: 'an administrator is signed in',
    does: 'lists the people of an organisation',
    endpoint: listUsers,
    request: { query: { organisation_id: 1, page: 1, per_page: 2 } },
    replies: {
      status: 200,
      proves: ['current_page'],
      body: {
        current_page: 1,
        from: 1,
        last_page: 2,
        next_page_url: '/api/users?page=2',
        per_page: 2,
        prev_page_url: null,
        to: 2,
        total: 3,
        data: [user, { ...user, id: 2 }],
      },
    },
  }));

test('K-13, L20: without the users read permission it is a 403', () =>
  pins({
    state: 'a learner is signed in',
    does: 'lists people without the permission',
    endpoint: listUsers,
    request: { query: { organisation_id: 1 } },
    replies: { status: 403, refusal: { message: 'This action is unauthorized.' } },
  }));

const picture = {
  path: new URL('../../fixtures/files/amara-osei.jpg', import.meta.url).pathname,
  mimetype: 'image/jpeg',
};

test('B-09: a person’s picture', () =>
  pins({
    state: 'a learner is signed in',
    does: 'shows the picture of whoever is signed in',
    endpoint: viewAvatar,
    request: { params: { id: 11 } },
    replies: { status: 200, file: picture },
  }));

test('B-09: who has no picture has none', () =>
  pins({
    state: 'an administrator is signed in',
    does: 'shows the picture of somebody who has none',
    endpoint: viewAvatar,
    request: { params: { id: 14 } },
    replies: { status: 404, refusal: { message: 'No query results for model [App\\Models\\User] 14' } },
  }));

test('X-045, 0300: a picture whose address names it', () =>
  pins({
    state: 'a learner has a picture',
    does: 'shows a picture by its address',
    endpoint: viewAvatar,
    request: { params: { id: 11 }, query: { avatar_id: 914 } },
    replies: { status: 200, file: picture },
  }));

test('X-045, 0300: an address that names another picture shows none', () =>
  pins({
    state: 'a learner has a picture',
    does: 'shows a picture that the person no longer has',
    endpoint: viewAvatar,
    request: { params: { id: 11 }, query: { avatar_id: 999_999 } },
    replies: { status: 404, refusal: { message: 'No query results for model [App\\Models\\User] 11' } },
  }));
