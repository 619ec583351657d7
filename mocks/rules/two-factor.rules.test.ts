import { TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { amaraOsei, sofiaLindqvist } from '#fixtures/people.ts';
import { authenticatorCode, handClock, house, type House } from '../testing/visit.ts';

const PASSWORD = { password: amaraOsei.password };
const TWO_FACTOR = 'user/two-factor-authentication';
const CODES = 'user/two-factor-recovery-codes';
const CONFIRM = 'user/confirmed-two-factor-authentication';
const LOCKED = { status: 423, body: { message: 'Password confirmation required.' } };

const signedIn = async (email: string = amaraOsei.email, clock = handClock()) => {
  const visitor = await house({ now: clock.now });
  await visitor.demo.as(email);
  return { ...visitor, clock };
};

/** Signed in, with the password confirmed. */
const confirmed = async (email?: string) => {
  const visitor = await signedIn(email);
  expect((await visitor.post('user/confirm-password', PASSWORD)).status).toBe(201);
  return visitor;
};

const secretOf = async (visitor: Pick<House, 'get'>): Promise<string> =>
  ((await visitor.get('user/two-factor-secret-key')).body as { secretKey: string }).secretKey;

const isOn = async (visitor: Pick<House, 'get'>): Promise<unknown> =>
  ((await visitor.get('me')).body as { two_factor_confirmed: boolean }).two_factor_confirmed;

/** Two-factor set up by an authenticator that shares nothing with the backend. */
const withTwoFactor = async () => {
  const visitor = await confirmed();
  await visitor.post(TWO_FACTOR);
  const secret = await secretOf(visitor);
  expect((await visitor.post(CONFIRM, { code: authenticatorCode(secret, visitor.clock.now()) })).status).toBe(200);
  return { ...visitor, secret };
};

describe('L11, L12: the password is confirmed', () => {
  test('a wrong one is refused, five of them are throttled, and the clock lifts it', async () => {
    const visitor = await signedIn();
    for (let tries = 0; tries < 5; tries += 1)
      expect(await visitor.post('user/confirm-password', { password: 'wrong' })).toMatchObject({
        status: 422,
        body: { errors: { password: ['The provided password was incorrect.'] } },
      });
    expect((await visitor.post('user/confirm-password', PASSWORD)).status).toBe(429);
    visitor.clock.pass(61_000);
    expect((await visitor.post('user/confirm-password', PASSWORD)).status).toBe(201);
  });

  test('it counts for three hours of the clock, in this session alone', async () => {
    const visitor = await confirmed();
    expect((await visitor.get('user/confirmed-password-status')).body).toEqual({ confirmed: true });
    const elsewhere = visitor.anotherVisitor();
    await elsewhere.get('sanctum/csrf-cookie');
    await elsewhere.post('login', { email: amaraOsei.email, ...PASSWORD });
    expect((await elsewhere.get('user/confirmed-password-status')).body).toEqual({ confirmed: false });
    expect(await elsewhere.post(TWO_FACTOR)).toMatchObject(LOCKED);
    visitor.clock.pass(10_800_000);
    expect((await visitor.get('user/confirmed-password-status')).body).toEqual({ confirmed: true });
    visitor.clock.pass(1000);
    expect((await visitor.get('user/confirmed-password-status')).body).toEqual({ confirmed: false });
    expect(await visitor.post(TWO_FACTOR)).toMatchObject(LOCKED);
  });

  test('it goes when the session starts anew', async () => {
    const visitor = await confirmed();
    await visitor.post('logout');
    await visitor.get('sanctum/csrf-cookie');
    await visitor.post('login', { email: amaraOsei.email, ...PASSWORD });
    expect((await visitor.get('user/confirmed-password-status')).body).toEqual({ confirmed: false });
  });

  test.each([
    ['post', TWO_FACTOR],
    ['delete', TWO_FACTOR],
    ['get', 'user/two-factor-qr-code'],
    ['get', 'user/two-factor-secret-key'],
    ['get', CODES],
    ['post', CODES],
  ] as const)('L13: %s %s is behind it', async (verb, path) => {
    expect(await (await signedIn())[verb](path)).toMatchObject(LOCKED);
  });

  test('L13: so is the code that turns two-factor on', async () => {
    expect(await (await signedIn()).post(CONFIRM, { code: '123456' })).toMatchObject(LOCKED);
  });
});

describe('L14 to L16: a set-up', () => {
  test('its QR code is a picture of the address that an authenticator reads', async () => {
    const visitor = await confirmed();
    expect((await visitor.get('user/two-factor-qr-code')).body).toEqual([]);
    expect((await visitor.get('user/two-factor-secret-key')).status).toBe(404);
    await visitor.post(TWO_FACTOR);
    const { svg, url } = (await visitor.get('user/two-factor-qr-code')).body as { svg: string; url: string };
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/su);
    expect(svg).not.toMatch(/<script|style=|href/u);
    expect(url).toContain('otpauth://totp/Waymark:amara.osei%40demo.example?');
    const secret = await secretOf(visitor);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/u);
    expect(new URL(url).searchParams.get('secret')).toBe(secret);
    expect(new TOTP({ secret }).generate({ timestamp: 0 })).toBe(authenticatorCode(secret, 0));
  });

  test('asked for twice it has the same secret, and nothing is on yet: the password alone signs in', async () => {
    const visitor = await confirmed();
    await visitor.post(TWO_FACTOR);
    const secret = await secretOf(visitor);
    await visitor.post(TWO_FACTOR);
    expect(await secretOf(visitor)).toBe(secret);
    expect(await isOn(visitor)).toBe(false);
    const elsewhere = visitor.anotherVisitor();
    await elsewhere.get('sanctum/csrf-cookie');
    expect((await elsewhere.post('login', { email: amaraOsei.email, ...PASSWORD })).body).toEqual({
      two_factor: false,
    });
  });

  test('wrong codes leave it as it is; the right one turns it on, with the recovery codes that were shown', async () => {
    const visitor = await confirmed();
    await visitor.post(TWO_FACTOR);
    const codes = (await visitor.get(CODES)).body as string[];
    expect(codes).toHaveLength(8);
    for (const code of ['000000', 'letters', '12345'])
      expect(await visitor.post(CONFIRM, { code })).toMatchObject({
        status: 422,
        body: { errors: { code: ['The provided two factor authentication code was invalid.'] } },
      });
    expect(await isOn(visitor)).toBe(false);
    const code = await visitor.demo.totp(amaraOsei.email);
    expect((await visitor.post(CONFIRM, { code })).status).toBe(200);
    expect(await isOn(visitor)).toBe(true);
    expect((await visitor.get(CODES)).body).toEqual(codes);

    const elsewhere = visitor.anotherVisitor();
    await elsewhere.get('sanctum/csrf-cookie');
    expect((await elsewhere.post('login', { email: amaraOsei.email, ...PASSWORD })).body).toEqual({ two_factor: true });
    expect((await elsewhere.post('two-factor-authentication-confirm', { code })).status).toBe(422);
    expect((await elsewhere.post('two-factor-authentication-confirm', { recovery_code: codes[0] })).status).toBe(204);
  });

  test('G-19: given up it leaves nothing, and the next one has another secret', async () => {
    const visitor = await confirmed();
    await visitor.post(TWO_FACTOR);
    const secret = await secretOf(visitor);
    const code = authenticatorCode(secret, visitor.clock.now());
    expect((await visitor.delete(TWO_FACTOR)).status).toBe(200);
    expect((await visitor.get('user/two-factor-qr-code')).body).toEqual([]);
    expect((await visitor.post(CONFIRM, { code })).status).toBe(422);
    await visitor.post(TWO_FACTOR);
    expect(await secretOf(visitor)).not.toBe(secret);
  });

  test('a clock that moves by a day between QR code and code harms nothing', async () => {
    const visitor = await confirmed();
    await visitor.post(TWO_FACTOR);
    const secret = await secretOf(visitor);
    await visitor.demo.clock.advance('1d');
    expect((await visitor.post(CONFIRM, { code: '123456' })).status).toBe(423);
    await visitor.post('user/confirm-password', PASSWORD);
    // An authenticator follows the real time.
    expect((await visitor.post(CONFIRM, { code: authenticatorCode(secret, visitor.clock.now()) })).status).toBe(200);
  });
});

describe('L14, L17: two-factor that is on', () => {
  test('beginning again changes nothing', async () => {
    const visitor = await withTwoFactor();
    await visitor.post(TWO_FACTOR);
    expect(await secretOf(visitor)).toBe(visitor.secret);
    expect(await isOn(visitor)).toBe(true);
  });

  test('turned off it asks nobody for a code, and neither codes nor secret are left', async () => {
    const visitor = await withTwoFactor();
    expect((await visitor.delete(TWO_FACTOR)).status).toBe(200);
    expect(await isOn(visitor)).toBe(false);
    expect((await visitor.get(CODES)).body).toEqual([]);
    const elsewhere = visitor.anotherVisitor();
    await elsewhere.get('sanctum/csrf-cookie');
    expect((await elsewhere.post('login', { email: amaraOsei.email, ...PASSWORD })).body).toEqual({
      two_factor: false,
    });
  });

  test('set up again at once, the code of the new secret counts', async () => {
    const visitor = await withTwoFactor();
    await visitor.delete(TWO_FACTOR);
    await visitor.post(TWO_FACTOR);
    const code = authenticatorCode(await secretOf(visitor), visitor.clock.now());
    expect((await visitor.post(CONFIRM, { code })).status).toBe(200);
  });

  test('recovery codes are replaced, and the former ones sign nobody in', async () => {
    const visitor = await withTwoFactor();
    const former = (await visitor.get(CODES)).body as string[];
    expect((await visitor.post(CODES)).status).toBe(200);
    const codes = (await visitor.get(CODES)).body as string[];
    expect(new Set([...former, ...codes]).size).toBe(16);
    const elsewhere = visitor.anotherVisitor();
    await elsewhere.get('sanctum/csrf-cookie');
    await elsewhere.post('login', { email: amaraOsei.email, ...PASSWORD });
    const sign = (code = '') => elsewhere.post('two-factor-authentication-confirm', { recovery_code: code });
    expect((await sign(former[0])).status).toBe(422);
    expect((await sign(codes[0])).status).toBe(204);
  });

  test('where it is off there are no recovery codes to replace', async () => {
    const visitor = await confirmed();
    expect((await visitor.post(CODES)).status).toBe(200);
    expect((await visitor.get(CODES)).body).toEqual([]);
  });
});

test('G-04: nothing of it is open while viewing as a learner', async () => {
  const visitor = await confirmed(sofiaLindqvist.email);
  await visitor.post('impersonate?organisation_id=1', { email: amaraOsei.email });
  const replies = [
    await visitor.post('user/confirm-password', PASSWORD),
    await visitor.get('user/confirmed-password-status'),
    await visitor.post(TWO_FACTOR),
    await visitor.delete(TWO_FACTOR),
    await visitor.get('user/two-factor-qr-code'),
    await visitor.get('user/two-factor-secret-key'),
    await visitor.post(CONFIRM, { code: '123456' }),
    await visitor.get(CODES),
    await visitor.post(CODES),
  ];
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 403));
});

test('the log tells no password, no code and no secret', async () => {
  const visitor = await withTwoFactor();
  const codes = (await visitor.get(CODES)).body as string[];
  const log = JSON.stringify(await visitor.demo.log());
  for (const secret of [visitor.secret, amaraOsei.password, ...codes]) expect(log).not.toContain(secret);
});
