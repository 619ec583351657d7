import { describe, expect, test } from 'vitest';
import { PROVIDER_STATES } from '#contracts/provider-states.ts';
import { amaraOsei, sofiaLindqvist, tomWhitfield } from '#fixtures/people.ts';
import { house } from '../testing/visit.ts';

test('there is a scenario for each provider state, and every one has a sentence', async () => {
  const { demo } = await house();
  const scenarios = await demo.scenarios();
  expect(scenarios.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'default',
      'sofia-without-two-factor',
      'large',
      'expired-session',
      ...Object.keys(PROVIDER_STATES),
    ]),
  );
  expect(scenarios.every(({ description }) => description.length > 10)).toBe(true);
});

test('a name that there is not is refused in words', async () => {
  const { demo } = await house();
  await expect(demo.scenario('constructor')).rejects.toThrow("There is no scenario 'constructor'");
});

test('a scenario resets first', async () => {
  const visitor = await house();
  await visitor.post('forgot-password', { email: amaraOsei.email });
  await visitor.demo.scenario('default');
  expect(await visitor.demo.mail()).toEqual([]);
});

describe('what each says is true', () => {
  const staged = async (name: string) => {
    const visitor = await house();
    await visitor.demo.scenario(name);
    return visitor;
  };

  test('sofia-without-two-factor: she signs in with her password alone', async () => {
    const visitor = await staged('sofia-without-two-factor');
    await visitor.get('sanctum/csrf-cookie');
    expect(
      (await visitor.post('login', { email: sofiaLindqvist.email, password: sofiaLindqvist.password })).body,
    ).toEqual({ two_factor: false });
  });

  test('large: a thousand assessments more', async () => {
    const visitor = await staged('large');
    await visitor.demo.as(amaraOsei.email);
    const { total } = (await visitor.get('assessments?organisation_id=1&per_page=100')).body as { total: number };
    expect(total).toBeGreaterThan(1000);
  });

  test('expired-session: cookies that name nothing: 401 to read, 419 to write, until fresh ones are fetched', async () => {
    const visitor = await staged('expired-session');
    expect(visitor.token()).not.toBe('');
    expect((await visitor.get('me')).status).toBe(401);
    expect((await visitor.post('logout')).status).toBe(419);
    await visitor.get('sanctum/csrf-cookie');
    expect((await visitor.post('login', { email: amaraOsei.email, password: amaraOsei.password })).status).toBe(200);
  });

  test('a password was accepted and a code is due', async () => {
    const visitor = await staged('a password was accepted and a code is due');
    expect((await visitor.get('me')).status).toBe(401);
    expect(
      (await visitor.post('two-factor-authentication-confirm', { code: await visitor.demo.totp(tomWhitfield.email) }))
        .status,
    ).toBe(204);
  });

  test('five sign-ins failed within a minute', async () => {
    const visitor = await staged('five sign-ins failed within a minute');
    await visitor.get('sanctum/csrf-cookie');
    expect((await visitor.post('login', { email: amaraOsei.email, password: amaraOsei.password })).status).toBe(429);
  });

  test('a reset link was mailed', async () => {
    const visitor = await staged('a reset link was mailed');
    await visitor.get('sanctum/csrf-cookie');
    const body = {
      token: 'reset-token-of-amara',
      email: amaraOsei.email,
      password: 'a-better-one',
      password_confirmation: 'a-better-one',
    };
    expect((await visitor.post('reset-password', body)).status).toBe(200);
  });

  test('an administrator is signed in', async () => {
    expect((await (await staged('an administrator is signed in')).get('users?organisation_id=1')).status).toBe(200);
  });

  test('the assessments of the provider states are there and open', async () => {
    const visitor = await staged('a learner is signed in');
    const read = async (id: number) => (await visitor.get(`assessments/${id}?organisation_id=1`)).body;
    expect(await read(501)).toMatchObject({ status: 'pending', attempts: 0 });
    expect(await read(502)).toMatchObject({ status: 'pending', attempts: 0 });
    expect(await read(503)).toMatchObject({ status: 'pending', attempts: 1, last_assessed_file_id: 902 });
  });

  test('a file was uploaded', async () => {
    const visitor = await staged('a file was uploaded');
    expect(await (await visitor.fetch('files/990001?download=true')).text()).toContain('Amara');
  });

  test('the service is down for maintenance', async () => {
    const visitor = await staged('the service is down for maintenance');
    for (const path of ['sanctum/csrf-cookie', 'me', 'releases']) expect((await visitor.get(path)).status).toBe(503);
  });
});
