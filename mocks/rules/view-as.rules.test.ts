import { describe, expect, test } from 'vitest';
import {
  amaraOsei,
  helenCho,
  lukeFenwick,
  marcusBell,
  nadiaRahman,
  personas,
  priyaNair,
  sofiaLindqvist,
  tomWhitfield,
} from '#fixtures/people.ts';
import type { RaisedEvent } from '../db/state.ts';
import { house, type House } from '../testing/visit.ts';

type Person = { readonly email: string };
const OVERRIDE = { 'x-http-method-override': 'DELETE' };

const begin = (visitor: Pick<House, 'post'>, { email }: Person, organisationId = 1) =>
  visitor.post(`impersonate?organisation_id=${organisationId}`, { email });
const exit = (visitor: Pick<House, 'post'>) => visitor.post('impersonate', undefined, OVERRIDE);
const me = async (visitor: Pick<House, 'get'>) =>
  (await visitor.get('me')).body as { email: string; impersonated: boolean };
const signedInAs = async ({ email }: Person): Promise<House> => {
  const visitor = await house();
  await visitor.demo.as(email);
  return visitor;
};
const heardBy = ({ backend }: House): RaisedEvent[] => {
  const heard: RaisedEvent[] = [];
  backend.onPublished((event) => heard.push(event));
  return heard;
};

describe('X-050: who may view as whom', () => {
  test.each([
    ['a super user, in each organisation', sofiaLindqvist, lukeFenwick, 12],
    ['a super user', sofiaLindqvist, amaraOsei, 1],
    ['an admin account of the organisation', priyaNair, tomWhitfield, 1],
    ['an admin account of another organisation', helenCho, amaraOsei, 81],
    ['a manager may be viewed as: that flag makes no administrator', priyaNair, marcusBell, 1],
    ['somebody without a role, too', priyaNair, nadiaRahman, 1],
  ] as const)('H-03: %s', async (_, viewer, viewed, organisationId) => {
    const visitor = await signedInAs(viewer);
    expect((await begin(visitor, viewed, organisationId)).status).toBe(204);
    expect(await me(visitor)).toMatchObject({ email: viewed.email, impersonated: true });
  });

  test.each([
    ['a learner', amaraOsei, tomWhitfield, 1],
    ['a manager without an admin account', marcusBell, tomWhitfield, 1],
    ['an admin account in somebody else’s organisation', priyaNair, amaraOsei, 81],
    ['H-02: an admin account where only super users may', helenCho, lukeFenwick, 12],
    ['H-05: an administrator as another administrator', helenCho, sofiaLindqvist, 81],
    ['H-05: a super user as an administrator', sofiaLindqvist, priyaNair, 1],
  ] as const)('403: %s', async (_, viewer, viewed, organisationId) => {
    const visitor = await signedInAs(viewer);
    expect((await begin(visitor, viewed, organisationId)).status).toBe(403);
    expect(await me(visitor)).toMatchObject({ email: viewer.email, impersonated: false });
  });

  test('H-06: without two-factor of their own even a super user is refused', async () => {
    const visitor = await house();
    await visitor.demo.scenario('sofia-without-two-factor');
    await visitor.demo.as(sofiaLindqvist.email);
    expect((await begin(visitor, amaraOsei)).status).toBe(403);
    expect(await me(visitor)).toMatchObject({ email: sofiaLindqvist.email, impersonated: false });
  });

  test('H-01: where the organisation has it off nobody may', async () => {
    const visitor = await signedInAs(sofiaLindqvist);
    await visitor.backend.write(async (db) => {
      const settings = db.tables.organisations.get(1)?.settings;
      if (settings !== undefined)
        await db.tables.organisations.update(1, { settings: { ...settings, impersonation: false } });
    });
    expect((await begin(visitor, amaraOsei)).status).toBe(403);
  });

  test('H-04: nobody’s address, one’s own, and one of another organisation are told in the same words', async () => {
    const visitor = await signedInAs(sofiaLindqvist);
    const answers = await Promise.all(
      [{ email: 'nobody@demo.example' }, { email: sofiaLindqvist.email.toUpperCase() }, lukeFenwick].map((person) =>
        begin(visitor, person),
      ),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(422);
      expect(body).toEqual({
        message: 'The selected email is invalid.',
        errors: { email: ['The selected email is invalid.'] },
      });
    }
  });

  test.each([{}, { email: '' }, { email: 12 }, { email: 'x', also: 1 }])(
    'H-03: the address is required: %j',
    async (body) => {
      const visitor = await signedInAs(sofiaLindqvist);
      expect((await visitor.post('impersonate?organisation_id=1', body)).status).toBe(422);
    },
  );

  test('capitals and spaces around an address do not matter', async () => {
    const visitor = await signedInAs(sofiaLindqvist);
    expect((await begin(visitor, { email: ' Amara.OSEI@demo.example ' })).status).toBe(204);
  });

  test('H-05: one at a time, and what the viewed person may not do stays closed', async () => {
    const visitor = await signedInAs(priyaNair);
    await begin(visitor, amaraOsei);
    expect((await begin(visitor, tomWhitfield)).status).toBe(403);
    expect((await visitor.get('users?organisation_id=1')).status).toBe(403);
    expect(await me(visitor)).toMatchObject({ email: amaraOsei.email });
  });

  test('L3, L20: token and session are demanded', async () => {
    const visitor = await house();
    expect((await begin(visitor, amaraOsei)).status).toBe(401);
    expect((await visitor.post('impersonate?organisation_id=1', amaraOsei, { 'x-xsrf-token': 'wrong' })).status).toBe(
      419,
    );
  });
});

describe('X-051: ending it', () => {
  test('H-09: the person who signed in is back, and so is what they may do', async () => {
    const visitor = await signedInAs(sofiaLindqvist);
    await begin(visitor, amaraOsei);
    expect((await exit(visitor)).status).toBe(204);
    expect(await me(visitor)).toMatchObject({ email: sofiaLindqvist.email, impersonated: false });
    expect((await begin(visitor, tomWhitfield)).status).toBe(204);
  });

  test('what was not begun is a 403', async () => {
    expect((await exit(await signedInAs(sofiaLindqvist))).status).toBe(403);
  });

  test('W-11: a POST without the override begins, it never ends', async () => {
    const visitor = await signedInAs(sofiaLindqvist);
    await begin(visitor, amaraOsei);
    expect((await visitor.post('impersonate')).status).toBe(422);
    expect(await me(visitor)).toMatchObject({ impersonated: true });
  });

  test('a sign-out ends it too, and whoever signs in next is nobody else', async () => {
    const visitor = await signedInAs(sofiaLindqvist);
    await begin(visitor, amaraOsei);
    await visitor.post('logout');
    expect((await visitor.get('me')).status).toBe(401);
    await visitor.demo.as(sofiaLindqvist.email);
    expect(await me(visitor)).toMatchObject({ email: sofiaLindqvist.email, impersonated: false });
  });

  test('a new password of the viewer ends the session in which they view', async () => {
    const visitor = await signedInAs(sofiaLindqvist);
    await begin(visitor, amaraOsei);
    const other = visitor.anotherVisitor();
    await other.get('sanctum/csrf-cookie');
    await other.post('forgot-password', { email: sofiaLindqvist.email });
    const token = await visitor.backend.read((db) => db.state.tokens.at(-1)?.token);
    await other.post('reset-password', {
      token,
      email: sofiaLindqvist.email,
      password: 'a-better-one',
      password_confirmation: 'a-better-one',
    });
    expect((await visitor.get('me')).status).toBe(401);
  });
});

describe('H-11, Y-01, Y-02: what others hear', () => {
  test('starting and ending are told on the channel of the person viewed, but not to whoever did it', async () => {
    const visitor = await signedInAs(sofiaLindqvist);
    const heard = heardBy(visitor);
    await visitor.post('impersonate?organisation_id=1', { email: amaraOsei.email }, { 'x-socket-id': '1.2' });
    await visitor.post('impersonate', undefined, { ...OVERRIDE, 'x-socket-id': '1.2' });
    expect(heard).toMatchObject([
      { event: 'impersonation.started', userId: amaraOsei.id, exceptSocketId: '1.2', payload: {} },
      { event: 'impersonation.ended', userId: amaraOsei.id, exceptSocketId: '1.2', payload: {} },
    ]);
  });

  test('a refusal raises nothing, and an ordinary sign-out neither', async () => {
    const visitor = await signedInAs(sofiaLindqvist);
    const heard = heardBy(visitor);
    await begin(visitor, priyaNair);
    await exit(visitor);
    await visitor.post('logout');
    expect(heard).toEqual([]);
  });

  test('I-11: the channel is the one of the person viewed', async () => {
    const visitor = await signedInAs(sofiaLindqvist);
    await begin(visitor, amaraOsei);
    const ask = async (id: number) =>
      (await visitor.post('broadcasting/auth', { socket_id: '1.2', channel_name: `private-user.${id}` })).status;
    expect([await ask(amaraOsei.id), await ask(sofiaLindqvist.id)]).toEqual([200, 403]);
  });
});

test('X-008: nobody else’s profile says that it is viewed', async () => {
  const visitor = await signedInAs(sofiaLindqvist);
  await begin(visitor, amaraOsei);
  for (const { email } of personas) {
    const other = visitor.anotherVisitor();
    await other.demo.as(email);
    expect(await me(other)).toMatchObject({ email, impersonated: false });
  }
});
