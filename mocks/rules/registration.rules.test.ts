import { describe, expect, test } from 'vitest';
import { registrationStates } from '#contracts/registration/registration.states.ts';
import { amaraOsei, sofiaLindqvist } from '#fixtures/people.ts';
import { harbour } from '#fixtures/organisations.ts';
import { handClock, type House, house } from '../testing/visit.ts';

const { recapture, fields } = registrationStates['an organisation takes registrations'].provides;

const JOINING = { group_id: 442, recapture, terms_and_conditions: true, fields };
const JONAH = {
  first_name: 'Jonah',
  last_name: 'Petrie',
  email: 'jonah.petrie@demo.example',
  password: 'waymark-demo',
};
const NEW_PERSON = { ...JONAH, ...JOINING };

const peopleCalled = (visitor: House, email: string) =>
  visitor.backend.read((db) => db.tables.users.where((user) => user.email.toLowerCase() === email.toLowerCase()));
const membershipsIn = (visitor: House, userId: number) =>
  visitor.backend.read((db) =>
    db.tables.memberships.where((row) => row.user_id === userId && row.organisation_id === harbour.organisation_id),
  );

describe('S-10: a new person', () => {
  test('is somebody who signs in with what was typed, belongs to the group and has its training', async () => {
    const visitor = await house();
    expect((await visitor.post('register/harbour', NEW_PERSON)).status).toBe(201);
    // S-11: registering signs nobody in.
    expect((await visitor.get('me')).status).toBe(401);
    await visitor.post('login', { email: JONAH.email, password: JONAH.password });
    const me = await visitor.get('me?with=groups,organisations,organisations.roles');
    expect(me.body).toMatchObject({
      first_name: 'Jonah',
      last_name: 'Petrie',
      fields: { emergency_contact: 'Ada Petrie, 0113 496 0133', interests: [431, 433] },
      groups: [{ id: 442, name: 'Radio watch' }],
      organisations: [{ organisation_id: harbour.organisation_id, default: true }],
    });
    const { id } = me.body as { id: number };
    const shelf = await visitor.get(
      `users/${id}/modules?organisation_id=12&order_by=title&order_dir=asc&page=1&per_page=12`,
    );
    expect(shelf.body).toMatchObject({ total: 3 });
  });

  test('an address counts in any case', async () => {
    const visitor = await house();
    await visitor.post('register/harbour', NEW_PERSON);
    const again = await visitor.post('register/harbour', { ...NEW_PERSON, email: JONAH.email.toUpperCase() });
    expect(again).toMatchObject({ status: 422, body: { errors: { email: ['The email has already been taken.'] } } });
    expect(await peopleCalled(visitor, JONAH.email)).toHaveLength(1);
  });

  test('nothing is stored where one thing is refused, and everything that is wrong is told', async () => {
    const visitor = await house();
    const { body } = await visitor.post('register/harbour', {
      ...NEW_PERSON,
      email: 'jonah',
      group_id: 421,
      fields: {},
      recapture: 'machine-1',
      terms_and_conditions: false,
    });
    expect(Object.keys((body as { errors: object }).errors)).toEqual([
      'email',
      'group_id',
      'fields.emergency_contact',
      'recapture',
      'terms_and_conditions',
    ]);
    expect(await peopleCalled(visitor, 'jonah')).toEqual([]);
  });

  test.each([
    ['expired-in-the-demo', 'The recapture has expired.'],
    ['refused-in-the-demo', 'The recapture is invalid.'],
  ])('S-07: a human check that ended as %s is told so', async (token, message) => {
    const visitor = await house();
    expect(await visitor.post('register/harbour', { ...NEW_PERSON, recapture: token })).toMatchObject({
      status: 422,
      body: { errors: { recapture: [message] } },
    });
  });

  test('what was not asked for is not stored', async () => {
    const visitor = await house();
    await visitor.post('register/harbour', { ...NEW_PERSON, fields: { ...fields, dynamics_contact_id: 'mine' } });
    expect((await peopleCalled(visitor, JONAH.email))[0]?.fields).toEqual(fields);
  });

  test('0083: the same key counts once for a visitor who is not signed in', async () => {
    const visitor = await house();
    const key = { 'idempotency-key': 'a-key-of-this-page' };
    expect((await visitor.post('register/harbour', NEW_PERSON, key)).status).toBe(201);
    expect((await visitor.post('register/harbour', NEW_PERSON, key)).status).toBe(201);
    expect(await peopleCalled(visitor, JONAH.email)).toHaveLength(1);
    const stranger = visitor.anotherVisitor();
    await stranger.get('sanctum/csrf-cookie');
    expect((await stranger.post('register/harbour', NEW_PERSON, key)).status).toBe(422);
  });
});

describe('S-12: somebody who is signed in', () => {
  test('joins beside where they belong, and keeps what they have', async () => {
    const visitor = await house();
    await visitor.demo.as(amaraOsei.email);
    expect((await visitor.post('register/harbour', JOINING)).status).toBe(201);
    expect(await membershipsIn(visitor, amaraOsei.id)).toMatchObject([{ default: false, admin: false }]);
    const [amara] = await peopleCalled(visitor, amaraOsei.email);
    expect(amara?.fields).toMatchObject({ gdc_number: '294117', interests: [431, 433] });
    expect(amara?.groups.map(({ id }) => id)).toEqual([401, 442]);
  });

  test('joins once', async () => {
    const visitor = await house();
    await visitor.demo.as(amaraOsei.email);
    await visitor.post('register/harbour', JOINING);
    expect((await visitor.post('register/harbour', { ...JOINING, group_id: 441 })).status).toBe(422);
    expect(await membershipsIn(visitor, amaraOsei.id)).toHaveLength(1);
  });

  test('H-17: does not join as somebody else', async () => {
    const visitor = await house();
    await visitor.demo.as(sofiaLindqvist.email);
    await visitor.post(`impersonate?organisation_id=1`, { email: amaraOsei.email });
    expect((await visitor.post('register/harbour', JOINING)).status).toBe(403);
    expect(await membershipsIn(visitor, amaraOsei.id)).toEqual([]);
  });
});

test('L6: five refused tries within a minute are enough, and a minute later it goes on', async () => {
  const clock = handClock();
  const visitor = await house({ now: clock.now });
  for (let tries = 0; tries < 5; tries += 1)
    await visitor.post('register/harbour', { ...NEW_PERSON, email: 'moira.kane@demo.example' });
  expect((await visitor.post('register/harbour', NEW_PERSON)).status).toBe(429);
  expect((await visitor.post('register/northgate', { ...NEW_PERSON, group_id: 421, fields: {} })).status).toBe(201);
  clock.pass(60_001);
  expect((await visitor.post('register/harbour', { ...NEW_PERSON, email: 'ada@demo.example' })).status).toBe(201);
});

describe('S-01: what anybody may know', () => {
  test('is name, logo, colour, groups, fields and terms, and nothing of its people or training', async () => {
    const { body } = await (await house()).get('register/harbour');
    expect(Object.keys(body as object).toSorted()).toEqual(
      ['name', 'groups', 'fields', 'organisation_id', 'logo', 'colour_primary', 'terms'].toSorted(),
    );
    expect((body as { groups: object[] }).groups.map((group) => Object.keys(group))).toEqual([
      ['id', 'name', 'description'],
      ['id', 'name', 'description'],
    ]);
    expect((body as { logo: string }).logo).toMatch(/^data:image\/svg\+xml;base64,/);
  });
});
