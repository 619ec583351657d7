import { describe, test } from 'vitest';
import type { WireReplyOf } from '../endpoint.ts';
import { pins } from '../testing/pins.ts';
import { updatePassword, updateProfile } from './profile.endpoints.ts';

const query = { organisation_id: 1 };
const OTHER_EMAIL = 'tom.whitfield@demo.example';
const FIELDS_AFTER = { gdc_number: '301882', practice: 402, dynamics_contact_id: 'c0a81a9e-11' };

const change = {
  first_name: 'Amara-Lou',
  last_name: 'Osei-Bramley',
  email: 'amara.osei@demo.example',
  avatar_id: 990_002,
  fields: { gdc_number: 301_882, practice: 402, dynamics_contact_id: 'changed-by-hand' },
};

const settings = {
  lang: { awards: 'Awards', bookings: 'Bookings', home: 'Home', library: 'Library', search: 'Search' },
};

const saved: WireReplyOf<typeof updateProfile> = {
  id: 11,
  first_name: 'Amara-Lou',
  last_name: 'Osei-Bramley',
  name: 'Amara-Lou Osei-Bramley',
  email: 'amara.osei@demo.example',
  avatar_id: 990_002,
  fields: FIELDS_AFTER,
  organisations: [
    {
      organisation_id: 1,
      name: 'Brightwater Dental Academy',
      roles: [{ permissions: [{ object: 'assessments', actions: ['read'] }] }],
      settings,
    },
  ],
};

test('G-07, G-08: names, picture and the organisation’s fields are saved, and what nobody sees stays', () =>
  pins({
    state: 'a learner may change their profile',
    does: 'saves the profile',
    endpoint: updateProfile,
    request: { query, body: change },
    replies: {
      status: 200,
      proves: ['first_name', 'last_name', 'name'],
      returns: { email: 'email', avatar_id: 'avatar_id', fields: 'fields_after' },
      body: saved,
    },
  }));

test('G-05: the address is saved, and the picture taken away', () =>
  pins({
    state: 'a learner may change their profile',
    does: 'saves another address and no picture',
    endpoint: updateProfile,
    request: { query, body: { ...change, email: 'amara.bramley@demo.example', avatar_id: null } },
    replies: {
      status: 200,
      proves: ['email', 'avatar_id'],
      body: { ...saved, email: 'amara.bramley@demo.example', avatar_id: null },
    },
  }));

const lived = {
  id: 'manual_1',
  thoroughfare: 'Kirkgate',
  town_or_city: 'Leeds',
  postcode: 'LS1 6BY',
  from_year: 2001,
  from_month: 1,
  to_year: 2005,
  to_month: 12,
};

test('G-25, G-26: a history that is long enough is saved with its length', () =>
  pins({
    state: 'an organisation asks where people lived',
    does: 'saves addresses of five years',
    endpoint: updateProfile,
    request: { query, body: { ...change, avatar_id: null, fields: { address_history: [lived] } } },
    replies: {
      status: 200,
      proves: ['first_name'],
      returns: { fields: 'fields_after' },
      body: { ...saved, fields: { address_history: [{ ...lived, duration_years: 5, duration_months: 0 }] } },
    },
  }));

/** Refusals of a change to an address history, by what is sent and the field that is named. */
const HISTORIES: readonly (readonly [does: string, sent: readonly object[], field: string, message: string])[] = [
  ['saves addresses of less than five years', [{ ...lived, to_month: 11 }], '', 'Conditions not met'],
  [
    'saves two addresses at once that last five years together only if both count',
    [
      { ...lived, to_year: 2003 },
      { ...lived, from_year: 2002, to_year: 2004 },
    ],
    '',
    'Conditions not met',
  ],
  [
    'saves more addresses than are taken',
    [lived, lived, lived],
    '',
    'The address history field must not have more than 2 items.',
  ],
  [
    'saves an address from a month that there is not',
    [{ ...lived, from_month: 13 }],
    '.0.from_month',
    'The from month field must be between 1 and 12.',
  ],
  [
    'saves an address that ends before it begins',
    [{ ...lived, to_year: 2000 }],
    '.0.to_year',
    'The address must not end before it begins.',
  ],
  [
    'saves an address without its beginning',
    [{ ...lived, from_year: null, from_month: null, to_year: null, to_month: null }],
    '.0.from_year',
    'The from year field is required.',
  ],
  [
    'saves an address without a street',
    [lived, { ...lived, thoroughfare: ' ' }],
    '.1.thoroughfare',
    'The thoroughfare field is required.',
  ],
];

test.each(HISTORIES)('G-24 to G-29: %s', (does, sent, field, message) =>
  pins({
    state: 'an organisation asks where people lived',
    does,
    endpoint: updateProfile,
    request: { query, body: { ...change, avatar_id: null, fields: { address_history: sent } } },
    replies: { status: 422, refusal: { message, errors: { [`fields.address_history${field}`]: [message] } } },
  }),
);

/** Refusals of a change, by what is sent instead and the field that is named. */
const CHANGES: readonly (readonly [does: string, instead: object, field: string, message: string])[] = [
  ['saves no first name', { first_name: ' ' }, 'first_name', 'The first name field is required.'],
  [
    'saves a last name of 51 characters',
    { last_name: 'a'.repeat(51) },
    'last_name',
    'The last name field must not be greater than 50 characters.',
  ],
  ['saves no address', { email: 'nowhere' }, 'email', 'The email field must be a valid email address.'],
  ['saves an address of somebody else', { email: OTHER_EMAIL }, 'email', 'The email has already been taken.'],
  ['saves a picture of somebody else', { avatar_id: 990_003 }, 'avatar_id', 'The selected avatar is invalid.'],
  ['saves a text as the picture', { avatar_id: 990_001 }, 'avatar_id', 'The selected avatar is invalid.'],
  [
    'saves a choice that is not offered',
    { fields: { ...change.fields, practice: 499 } },
    'fields.practice',
    'The selected practice is invalid.',
  ],
  [
    'saves a text of 251 characters',
    { fields: { ...change.fields, gdc_number: 'a'.repeat(251) } },
    'fields.gdc_number',
    'The gdc number field must not be greater than 250 characters.',
  ],
  [
    'saves nothing where something is required',
    { fields: { ...change.fields, gdc_number: null } },
    'fields.gdc_number',
    'The gdc number field is required.',
  ],
];

test.each(CHANGES)('G-05, G-06: %s', (does, instead, field, message) =>
  pins({
    state: 'a learner may change their profile',
    does,
    endpoint: updateProfile,
    request: { query, body: { ...change, ...instead } },
    replies: { status: 422, refusal: { message, errors: { [field]: [message] } } },
  }),
);

test('L20: of an organisation that one does not belong to nothing is saved', () =>
  pins({
    state: 'a learner may change their profile',
    does: 'saves the profile in another organisation',
    endpoint: updateProfile,
    request: { query: { organisation_id: 12 }, body: change },
    replies: { status: 404, refusal: { message: 'No query results for model [App\\Models\\Organisation] 12' } },
  }));

test('G-04: a profile is not changed while viewing as its person', () =>
  pins({
    state: 'a learner is viewed as',
    does: 'saves the profile while viewing as a learner',
    endpoint: updateProfile,
    request: { query, body: { ...change, avatar_id: null, fields: {} } },
    replies: { status: 403, refusal: { message: 'This action is unauthorized.' } },
  }));

describe('G-10, G-11: another password', () => {
  const password = {
    password_current: 'waymark-demo',
    password: 'three-words-that-last',
    password_confirmation: 'three-words-that-last',
  };

  test('it is saved', () =>
    pins({
      state: 'a learner may change their profile',
      does: 'saves another password',
      endpoint: updatePassword,
      request: { body: password },
      replies: { status: 200 },
    }));

  const REFUSALS: readonly (readonly [does: string, instead: object, field: string, message: string])[] = [
    [
      'saves a password without the one that counts',
      { password_current: 'not-her-password' },
      'password_current',
      'The password is incorrect.',
    ],
    [
      'saves a password that is confirmed otherwise',
      { password_confirmation: 'three-words' },
      'password',
      'The password field confirmation does not match.',
    ],
    [
      'saves a password of seven characters',
      { password: 'seven-7', password_confirmation: 'seven-7' },
      'password',
      'The password field must be at least 8 characters.',
    ],
  ];

  test.each(REFUSALS)('%s', (does, instead, field, message) =>
    pins({
      state: 'a learner may change their profile',
      does,
      endpoint: updatePassword,
      request: { body: { ...password, ...instead } },
      replies: { status: 422, refusal: { message, errors: { [field]: [message] } } },
    }),
  );

  test('L6: who guessed wrongly five times waits', () =>
    pins({
      state: 'five passwords were not confirmed within a minute',
      does: 'saves a password after five wrong ones',
      endpoint: updatePassword,
      request: { body: password },
      replies: { status: 429, refusal: { message: 'Too Many Attempts.' } },
    }));

  test('G-04: not while viewing as a learner', () =>
    pins({
      state: 'a learner is viewed as',
      does: 'saves a password while viewing as a learner',
      endpoint: updatePassword,
      request: { body: password },
      replies: { status: 403, refusal: { message: 'This action is unauthorized.' } },
    }));
});
