import { describe, expect, test } from 'vitest';
import { amaraOsei, DEMO_PASSWORD, priyaNair, tomWhitfield } from '#fixtures/people.ts';
import type { World } from '#fixtures/world.ts';
import { house } from '../testing/visit.ts';

const lived = async () => {
  const visitor = await house();
  await visitor.demo.as(amaraOsei.email);
  const { id } = (await visitor.upload('one.txt', 'the bytes')).body as { id: number };
  await visitor.post('forgot-password', { email: amaraOsei.email });
  await visitor.demo.clock.set('2027-01-01T00:00:00Z');
  await visitor.demo.clock.freeze();
  return { visitor, id, json: await visitor.demo.db.export() };
};

test('what was exported is there again after an import, files, mail and clock too', async () => {
  const { id, json } = await lived();
  const colleague = await house();
  await colleague.demo.db.import(json);
  expect(await colleague.demo.clock.now()).toMatch(/^2027-01-01T00:00:00/);
  expect(await colleague.demo.mail(amaraOsei.email)).toHaveLength(1);
  await colleague.demo.as(amaraOsei.email);
  expect(await (await colleague.fetch(`files/${id}?download=true`)).text()).toBe('the bytes');
  expect((await colleague.upload('two.txt', 'two')).body).toMatchObject({ id: id + 1 });
});

test('bookings that are accepted and not done yet are done after an import', async () => {
  const visitor = await house();
  await visitor.demo.scenario('a booking is being changed');
  const colleague = await house();
  await colleague.demo.db.import(await visitor.demo.db.export());
  const courseId = () => colleague.backend.read((db) => db.tables.bookings.require(2107).course_id);
  expect(await courseId()).toBeNull();
  await colleague.demo.clock.advance('3m');
  expect(await courseId()).not.toBeNull();
});

test('an open session is not part of an export', async () => {
  const { json, visitor } = await lived();
  expect(JSON.parse(json)).toMatchObject({ state: { sessions: {} } });
  expect((await visitor.get('me')).status).toBe(200);
});

test('an import ends every session, or every other one where that is asked for', async () => {
  const { json, visitor } = await lived();
  const other = visitor.anotherVisitor();
  await other.demo.as(amaraOsei.email);
  await visitor.demo.db.import(json, true);
  expect((await visitor.get('me')).status).toBe(200);
  expect((await other.get('me')).status).toBe(401);
  await visitor.demo.db.import(json);
  expect((await visitor.get('me')).status).toBe(401);
});

test('a session whose person is not in what is imported ends', async () => {
  const { json, visitor } = await lived();
  const data = JSON.parse(json) as { tables: { users: { id: number }[] } };
  data.tables.users = data.tables.users.filter(({ id }) => id !== amaraOsei.id);
  await visitor.demo.db.import(JSON.stringify(data), true);
  expect((await visitor.get('me')).status).toBe(401);
});

describe('an import of something that is not an export is refused in words, and nothing is lost', () => {
  const hostile: readonly (readonly [string, (json: string) => string])[] = [
    ['empty', () => ''],
    ['no JSON', () => '<html>'],
    ['null', () => 'null'],
    ['an array', () => '[]'],
    ['another file', () => '{"name":"package"}'],
    ['cut short', (json) => json.slice(0, json.length / 2)],
    ['of another version', (json) => json.replace('"version":1', '"version":2')],
    ['without a table', (json) => json.replace('"user_assessments"', '"elsewhere"')],
    ['with a row that does not fit', (json) => json.replace('"first_name":"Amara"', '"first_name":7')],
    ['with a damaged file', (json) => json.replace(/"files":\{"(\d+)":"[^"]+"/, '"files":{"$1":"***"')],
    ['with a file under a strange name', (json) => json.replace(/"files":\{"\d+"/, '"files":{"../x"')],
    ['that reaches for the prototype', (json) => json.replace('{"kind"', '{"__proto__":{"polluted":true},"kind"')],
    [
      'that reaches for the constructor',
      (json) => json.replace('"fields":{', '"fields":{"constructor":{"prototype":{"polluted":true}},'),
    ],
  ];

  test.each(hostile)('%s', async (_, spoil) => {
    const { visitor, json } = await lived();
    const spoilt = spoil(json);
    expect(spoilt).not.toBe(json);
    await expect(visitor.demo.db.import(spoilt)).rejects.toThrow(
      /^This is not an exported demo file: .* Nothing was changed\.$/,
    );
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect((await visitor.get('me')).status).toBe(200);
    expect(await visitor.demo.mail()).toHaveLength(1);
  });
});

describe('tables', () => {
  test('rows are read and replaced; sessions and other tables stay', async () => {
    const visitor = await house();
    await visitor.demo.as(amaraOsei.email);
    const { releases = [], users = [] } = await visitor.demo.db.read(['releases', 'users']);
    expect(releases.length).toBeGreaterThan(1);
    await visitor.demo.db.replace({ releases: releases.slice(0, 1) });
    expect(await visitor.demo.db.read(['releases', 'users'])).toEqual({ releases: releases.slice(0, 1), users });
    expect((await visitor.get('me')).status).toBe(200);
  });

  test('a table that there is not, or a row that does not fit, is refused with everything else', async () => {
    const { demo } = await house();
    const before = await demo.db.read(['releases', 'users']);
    await expect(demo.db.read(['nothing'])).rejects.toThrow("There is no table 'nothing'.");
    await expect(demo.db.replace({ releases: [], users: [{ id: 'one' }] })).rejects.toThrow('Invalid input');
    expect(await demo.db.read(['releases', 'users'])).toEqual(before);
  });
});

describe('0328: secrets of an export', () => {
  const TYPED = 'four quiet herons';
  type People = { tables: { users: World['users'] } };
  const userOf = (json: string, id: number) =>
    (JSON.parse(json) as People).tables.users.find((user) => user.id === id) ?? expect.fail('nobody');

  /** Amara sets two-factor up, Tom sets it up anew and Priya has begun to; Amara has changed her password. */
  const secretly = async () => {
    const visitor = await house();
    const setUp = async (email: string) => {
      await visitor.demo.as(email);
      await visitor.post('user/confirm-password', { password: DEMO_PASSWORD });
      await visitor.post('user/two-factor-authentication', { _method: 'DELETE' });
      await visitor.post('user/two-factor-authentication', {});
      const { secretKey } = (await visitor.get('user/two-factor-secret-key')).body as { secretKey: string };
      const codes = (await visitor.get('user/two-factor-recovery-codes')).body as readonly string[];
      return [secretKey, ...codes];
    };
    const confirm = async (email: string) => {
      const { status } = await visitor.post('user/confirmed-two-factor-authentication', {
        code: await visitor.demo.totp(email),
      });
      expect(status).toBe(200);
    };
    const pending = await setUp(priyaNair.email);
    const toms = await setUp(tomWhitfield.email);
    await confirm(tomWhitfield.email);
    const amaras = await setUp(amaraOsei.email);
    await confirm(amaraOsei.email);
    const { status } = await visitor.post('me/password', {
      _method: 'PUT',
      password_current: DEMO_PASSWORD,
      password: TYPED,
      password_confirmation: TYPED,
    });
    expect(status).toBe(200);
    return { visitor, secrets: [TYPED, ...pending, ...toms, ...amaras], json: await visitor.demo.db.export() };
  };

  test('nothing that somebody typed or was given to sign in with is in the file; the search finds what is there', async () => {
    const { visitor, secrets, json } = await secretly();
    expect(secrets).toHaveLength(28);
    for (const secret of secrets) expect(json).not.toContain(secret);
    const stored = JSON.stringify(await visitor.demo.db.read(['users']));
    for (const secret of secrets) expect(stored).toContain(secret);
  });

  test('after an import two-factor stands where it stood, with the published authenticator and the demo’s password', async () => {
    const { json } = await secretly();
    const colleague = await house();
    await colleague.demo.db.import(json);
    for (const email of [amaraOsei.email, tomWhitfield.email]) {
      await colleague.get('sanctum/csrf-cookie');
      expect((await colleague.post('login', { email, password: DEMO_PASSWORD })).body).toMatchObject({
        two_factor: true,
      });
      const { status } = await colleague.post('two-factor-authentication-confirm', {
        code: await colleague.demo.totp(email),
      });
      expect(status).toBe(204);
      await colleague.post('logout');
    }
    expect(userOf(json, amaraOsei.id)).toMatchObject({
      two_factor_secret: tomWhitfield.two_factor_secret,
      two_factor_recovery_codes: tomWhitfield.two_factor_recovery_codes,
      two_factor_pending: null,
    });
    expect(userOf(json, priyaNair.id)).toMatchObject({
      two_factor_secret: null,
      two_factor_recovery_codes: [],
      two_factor_pending: { secret: tomWhitfield.two_factor_secret },
    });
  });

  test('the secrets of the seeded world stay, a used code stays used, and a recovery code that was used is no code', async () => {
    const visitor = await house();
    const { email, two_factor_recovery_codes: codes } = tomWhitfield;
    const signIn = async (answer: object) => {
      await visitor.get('sanctum/csrf-cookie');
      await visitor.post('login', { email, password: DEMO_PASSWORD });
      expect((await visitor.post('two-factor-authentication-confirm', answer)).status).toBe(204);
      await visitor.post('logout');
    };
    await signIn({ recovery_code: codes[0] });
    await signIn({ code: await visitor.demo.totp(email) });
    const json = await visitor.demo.db.export();
    expect(userOf(json, tomWhitfield.id)).toMatchObject({
      two_factor_secret: tomWhitfield.two_factor_secret,
      two_factor_recovery_codes: codes.slice(1),
    });
    expect(JSON.parse(json)).toMatchObject({ state: { usedSteps: { [tomWhitfield.id]: [expect.any(Number)] } } });
  });

  test('replies to calls with a key stay out', async () => {
    const { json } = await lived();
    expect(Object.keys((JSON.parse(json) as { state: object }).state)).not.toContain('idempotency');
  });
});
