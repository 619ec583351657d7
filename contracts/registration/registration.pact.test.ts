import { describe, test } from 'vitest';
import type { RequestOf } from '../endpoint.ts';
import { type Interaction, pins } from '../testing/pins.ts';
import { getRegistration, register } from './registration.endpoints.ts';
import { registrationStates } from './registration.states.ts';

const OPEN = 'an organisation takes registrations';
const INVITED = 'a learner was invited by another organisation';

const {
  path,
  group_id,
  other_group_id,
  recapture,
  refused_recapture,
  expired_recapture,
  email,
  taken_email,
  fields: answers,
} = registrationStates[OPEN].provides;
const fields = { ...answers, interests: [...answers.interests] };

const JOINING = { group_id, recapture, terms_and_conditions: true, fields };
const PERSON = { first_name: 'Jonah', last_name: 'Petrie', email, password: 'waymark-demo' };
const NEW_PERSON = { ...PERSON, ...JOINING };

type Body = RequestOf<typeof register>['body'];

/** A registration that is refused for one field. */
const pinsRefusal = (
  does: string,
  body: Body,
  errors: Readonly<Record<string, string>>,
  where: { readonly state: Interaction<typeof register>['state']; readonly path?: string } = { state: OPEN },
) =>
  pins({
    state: where.state,
    does,
    endpoint: register,
    request: { params: { path: where.path ?? path }, body },
    replies: {
      status: 422,
      refusal: {
        message: Object.values(errors)[0] ?? '',
        errors: Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, [message]])),
      },
    },
  });

describe('S-01: what registering asks for', () => {
  test('name, groups and fields', () =>
    pins({
      state: OPEN,
      does: 'loads what registering asks for',
      endpoint: getRegistration,
      request: { params: { path } },
      replies: {
        status: 200,
        proves: ['fields.show_signup'],
        returns: { 'groups.id': 'group_ids', 'fields.key': 'field_keys' },
        body: {
          name: 'Harbour Volunteers',
          groups: [
            { id: 441, name: 'Saturday crew' },
            { id: 442, name: 'Radio watch' },
          ],
          fields: [
            { key: 'emergency_contact', type: 'text', show_signup: true },
            { key: 'interests', type: 'groups', show_signup: true },
          ],
        },
      },
    }));

  test('what the page looks like, and how its fields are named', () =>
    pins({
      state: OPEN,
      does: 'loads how the page of registration looks',
      endpoint: getRegistration,
      request: { params: { path } },
      replies: {
        status: 200,
        proves: ['fields.type', 'fields.required'],
        returns: { organisation_id: 'organisation_id', 'groups.id': 'group_ids', 'fields.key': 'field_keys' },
        body: {
          name: 'Harbour Volunteers',
          organisation_id: 12,
          logo: 'data:image/svg+xml;base64,PHN2Zy8+',
          colour_primary: '#f2c200',
          terms: '<p>Be kind.</p>',
          groups: [
            { id: 441, name: 'Saturday crew', description: 'Boats, ropes and the slipway' },
            { id: 442, name: 'Radio watch', description: 'From the tower, in pairs' },
          ],
          fields: [
            {
              key: 'emergency_contact',
              type: 'text',
              show_signup: true,
              label: 'Emergency contact',
              hint: 'A name and a telephone number.',
              required: true,
            },
            {
              key: 'interests',
              type: 'groups',
              show_signup: true,
              label: 'Interests',
              required: false,
              options: [{ id: 431, name: 'Boat handling' }],
            },
          ],
        },
        pin: { presentAt: ['logo', 'colour_primary', 'terms'] },
      },
    }));

  test('S-12: for somebody who is signed in, too', () =>
    pins({
      state: INVITED,
      does: 'loads what joining asks for',
      endpoint: getRegistration,
      request: { params: { path } },
      replies: {
        status: 200,
        proves: { nothing: 'it is the same as for anybody' },
        returns: { 'groups.id': 'group_ids' },
        body: {
          name: 'Harbour Volunteers',
          groups: [
            { id: 441, name: 'Saturday crew' },
            { id: 442, name: 'Radio watch' },
          ],
          fields: [{ key: 'emergency_contact', type: 'text', show_signup: true }],
        },
      },
    }));

  test('S-09: an organisation without groups says so by having none', () =>
    pins({
      state: 'an organisation takes nobody',
      does: 'loads what cannot be registered with',
      endpoint: getRegistration,
      request: { params: { path: 'brightwater' } },
      replies: {
        status: 200,
        proves: { nothing: 'that there are no groups is pinned' },
        body: { name: 'Brightwater Dental Academy', groups: [], fields: [] },
        pin: { emptyAt: ['groups', 'fields'] },
      },
    }));

  test('a path that nobody was given', () =>
    pins({
      state: OPEN,
      does: 'loads a path of registration that there is not',
      endpoint: getRegistration,
      request: { params: { path: 'nobody-was-invited' } },
      replies: {
        status: 404,
        refusal: { message: 'No query results for model [App\\Models\\Registration] nobody-was-invited' },
      },
    }));
});

describe('S-10: registering', () => {
  test('a new person', () =>
    pins({
      state: OPEN,
      does: 'registers',
      endpoint: register,
      request: { params: { path }, body: NEW_PERSON },
      replies: { status: 201 },
    }));

  test('S-06: what is optional may be left out', () =>
    pins({
      state: OPEN,
      does: 'registers without what is optional',
      endpoint: register,
      request: {
        params: { path },
        body: { ...NEW_PERSON, fields: { emergency_contact: fields.emergency_contact } },
      },
      replies: { status: 201 },
    }));

  test('S-12: somebody who is signed in joins', () =>
    pins({
      state: INVITED,
      does: 'joins with the account that they have',
      endpoint: register,
      request: { params: { path }, body: JOINING },
      replies: { status: 201 },
    }));

  test('a path that nobody was given', () =>
    pins({
      state: OPEN,
      does: 'registers at a path that there is not',
      endpoint: register,
      request: { params: { path: 'nobody-was-invited' }, body: NEW_PERSON },
      replies: {
        status: 404,
        refusal: { message: 'No query results for model [App\\Models\\Registration] nobody-was-invited' },
      },
    }));

  test('S-09: nobody registers where there are no groups', () =>
    pinsRefusal(
      'registers where there are no groups',
      { ...PERSON, group_id: 1, recapture, terms_and_conditions: true, fields: {} },
      { group_id: 'The selected group id is invalid.' },
      { state: 'an organisation takes nobody', path: 'brightwater' },
    ));

  test('L6: the sixth refused try within a minute is throttled, and so is a right one then', () =>
    pins({
      state: 'five registrations were refused within a minute',
      does: 'registers once more',
      endpoint: register,
      request: { params: { path }, body: NEW_PERSON },
      replies: { status: 429, refusal: { message: 'Too Many Attempts.' } },
    }));
});

describe('S-13: what is refused', () => {
  test.each([
    ['first_name', 'first name', 100],
    ['last_name', 'last name', 100],
    ['email', 'email', 100],
    ['password', 'password', 50],
  ] as const)('S-03, S-04: %s, one character too long', (field, spoken, limit) =>
    pinsRefusal(
      `registers with a ${spoken} of ${limit + 1} characters`,
      { ...NEW_PERSON, [field]: field === 'email' ? `${'a'.repeat(limit - 12)}@demo.example` : 'a'.repeat(limit + 1) },
      { [field]: `The ${spoken} field must not be greater than ${limit} characters.` },
    ),
  );

  test.each([
    ['first_name', 'first name'],
    ['last_name', 'last name'],
    ['email', 'email'],
    ['password', 'password'],
  ] as const)('S-03, S-04: no %s where nobody is signed in', (field, spoken) => {
    const { [field]: _left, ...rest } = NEW_PERSON;
    return pinsRefusal(`registers without the ${spoken}`, rest, { [field]: `The ${spoken} field is required.` });
  });

  test('S-03: what is no address for mail', () =>
    pinsRefusal(
      'registers with what is no address',
      { ...NEW_PERSON, email: 'jonah.petrie' },
      { email: 'The email field must be a valid email address.' },
    ));

  test('an address that somebody has', () =>
    pinsRefusal(
      'registers with an address that somebody has',
      { ...NEW_PERSON, email: taken_email },
      { email: 'The email has already been taken.' },
    ));

  test('L10: a password that is too short for any', () =>
    pinsRefusal(
      'registers with a short password',
      { ...NEW_PERSON, password: 'waymark' },
      { password: 'The password field must be at least 8 characters.' },
    ));

  test('S-05: a group of another organisation', () =>
    pinsRefusal(
      'registers for a group of another organisation',
      { ...NEW_PERSON, group_id: other_group_id },
      { group_id: 'The selected group id is invalid.' },
    ));

  test('S-06: a field of 251 characters', () =>
    pinsRefusal(
      'registers with a field of 251 characters',
      { ...NEW_PERSON, fields: { ...fields, emergency_contact: 'a'.repeat(251) } },
      { 'fields.emergency_contact': 'The emergency contact field must not be greater than 250 characters.' },
    ));

  test('S-06: a required field that is missing', () =>
    pinsRefusal(
      'registers without a required field',
      { ...NEW_PERSON, fields: { interests: fields.interests } },
      { 'fields.emergency_contact': 'The emergency contact field is required.' },
    ));

  test('S-06: what a list does not offer', () =>
    pinsRefusal(
      'registers with what a list does not offer',
      { ...NEW_PERSON, fields: { ...fields, interests: [999_999] } },
      { 'fields.interests': 'The selected interests is invalid.' },
    ));

  test('S-07: no human check', () =>
    pinsRefusal(
      'registers without the human check',
      { ...NEW_PERSON, recapture: '' },
      { recapture: 'The recapture field is required.' },
    ));

  test('S-07: a human check that was refused', () =>
    pinsRefusal(
      'registers with a refused human check',
      { ...NEW_PERSON, recapture: refused_recapture },
      { recapture: 'The recapture is invalid.' },
    ));

  test('S-07: a human check that has expired', () =>
    pinsRefusal(
      'registers with an expired human check',
      { ...NEW_PERSON, recapture: expired_recapture },
      { recapture: 'The recapture has expired.' },
    ));

  test('S-08: the terms were not agreed to', () =>
    pinsRefusal(
      'registers without the terms',
      { ...NEW_PERSON, terms_and_conditions: false },
      { terms_and_conditions: 'The terms and conditions field must be accepted.' },
    ));

  test('S-03: names of a new account while somebody is signed in', () =>
    pinsRefusal(
      'registers somebody else while signed in',
      { ...JOINING, email: 'somebody.else@demo.example' },
      { email: 'The email field is prohibited.' },
      { state: INVITED },
    ));

  test('S-12: an invitation that was used', () =>
    pins({
      state: 'a learner was invited where they belong',
      does: 'joins where they belong',
      endpoint: register,
      request: {
        params: { path: 'northgate' },
        body: { group_id: 421, recapture, terms_and_conditions: true, fields: {} },
      },
      replies: {
        status: 422,
        refusal: {
          message: 'You already belong to this organisation.',
          errors: { organisation: ['You already belong to this organisation.'] },
        },
      },
    }));

  test('H-17: nobody joins in the name of somebody who is viewed as', () =>
    pins({
      state: 'somebody who is viewed as was invited',
      does: 'joins while viewing as a learner',
      endpoint: register,
      request: { params: { path }, body: JOINING },
      replies: { status: 403, refusal: { message: 'This action is unauthorized.' } },
    }));
});

const KEY = '0d6a1f5c7b9e4c21a83e5b7704f1c2d9';

describe('0083: a registration that is repeated with its Idempotency-Key', () => {
  test('is answered as before and counts once', () =>
    pins({
      state: 'a learner registered under an idempotency key',
      does: 'joins again with the same values under the same key',
      endpoint: register,
      request: { params: { path }, body: JOINING },
      idempotencyKey: KEY,
      replies: { status: 201 },
    }));

  test('serves no other values', () =>
    pins({
      state: 'a learner registered under an idempotency key',
      does: 'joins with another group under the same key',
      endpoint: register,
      request: { params: { path }, body: { ...JOINING, group_id: 442 } },
      idempotencyKey: KEY,
      replies: {
        status: 422,
        refusal: {
          message: 'The idempotency key was used with another request.',
          errors: { idempotency_key: ['The idempotency key was used with another request.'] },
        },
      },
    }));
});
