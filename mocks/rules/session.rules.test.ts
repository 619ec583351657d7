import { describe, expect, test } from 'vitest';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import { authenticatorCode, handClock, house } from '../testing/visit.ts';

const amara = { email: amaraOsei.email, password: amaraOsei.password };
const tom = { email: tomWhitfield.email, password: tomWhitfield.password };

describe('signing in', () => {
  test('L1: the call for the CSRF cookie sets an HttpOnly session and a readable XSRF-TOKEN', async () => {
    const visitor = await house();
    const response = await visitor.anotherVisitor().fetch('sanctum/csrf-cookie');
    expect(response.status).toBe(204);
    const [session, token] = response.headers.getSetCookie();
    expect(session).toMatch(/^waymark_session=[0-9a-f]{40}; Path=\/; SameSite=Lax; HttpOnly$/);
    expect(token).toMatch(/^XSRF-TOKEN=[\w%]+%3D; Path=\/; SameSite=Lax$/);
  });

  test('L4: a right password signs in, and the session starts anew under another id and token', async () => {
    const visitor = await house();
    const sessionIn = (headers: Headers): string =>
      /waymark_session=\w+/.exec(headers.getSetCookie().join())?.[0] ?? '';
    const guest = sessionIn((await visitor.get('sanctum/csrf-cookie')).headers);
    const token = visitor.token();
    const reply = await visitor.post('login', amara);
    expect(reply).toMatchObject({ status: 200, body: { two_factor: false } });
    expect(visitor.token()).not.toBe(token);
    expect(await visitor.get('me')).toMatchObject({ status: 200, body: { email: amara.email } });
    const session = sessionIn(reply.headers);
    const stranger = visitor.anotherVisitor();
    expect((await stranger.fetch('me', { headers: { cookie: session } })).status).toBe(200);
    expect((await stranger.fetch('me', { headers: { cookie: guest } })).status).toBe(401);
    expect([guest, session]).toEqual([expect.stringMatching(/=\w{40}$/), expect.not.stringContaining(guest)]);
  });

  test('L5: a wrong password and an unknown address are refused with the same 422', async () => {
    const visitor = await house();
    const refusal = {
      message: 'These credentials do not match our records.',
      errors: { email: ['These credentials do not match our records.'] },
    };
    expect(await visitor.post('login', { ...amara, password: 'wrong' })).toMatchObject({ status: 422, body: refusal });
    expect(await visitor.post('login', { email: 'nobody@demo.example', password: 'wrong' })).toMatchObject({
      status: 422,
      body: refusal,
    });
  });

  test('L24: an address is trimmed, a password is not', async () => {
    const visitor = await house();
    expect((await visitor.post('login', { ...amara, password: ` ${amara.password}` })).status).toBe(422);
    expect((await visitor.post('login', { ...amara, email: `  ${amara.email}\n` })).status).toBe(200);
  });

  test('an address counts in any case: at sign-in, for the throttle and in a link', async () => {
    const visitor = await house();
    const shouted = amara.email.toUpperCase();
    expect((await visitor.post('login', { ...amara, email: shouted })).status).toBe(200);
    for (let tries = 0; tries < 5; tries += 1)
      await visitor.post('login', { email: tries % 2 === 0 ? tom.email : tom.email.toUpperCase(), password: 'wrong' });
    expect((await visitor.post('login', tom)).status).toBe(429);
    await visitor.demo.scenario('a sign-in link was mailed');
    await visitor.get('sanctum/csrf-cookie');
    expect((await visitor.post('login', { email: shouted, token: 'sign-in-token-of-amara' })).status).toBe(200);
  });

  test('L6: the sixth try within the minute is throttled, the right password too, and a minute later it is not', async () => {
    const clock = handClock();
    const visitor = await house({ now: clock.now });
    for (let tries = 0; tries < 5; tries += 1)
      expect((await visitor.post('login', { ...amara, password: 'wrong' })).status).toBe(422);
    clock.pass(20_000);
    const sixth = await visitor.post('login', amara);
    expect(sixth).toMatchObject({
      status: 429,
      body: { errors: { email: ['Too many login attempts. Please try again in 40 seconds.'] } },
    });
    expect(sixth.headers.get('retry-after')).toBe('40');
    clock.pass(40_001);
    expect((await visitor.post('login', amara)).status).toBe(200);
  });

  test('L6: only failures count, and a success clears them', async () => {
    const visitor = await house();
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) await visitor.post('login', { ...amara, password: 'wrong' });
      expect((await visitor.post('login', amara)).status).toBe(200);
    }
    for (let tries = 0; tries < 8; tries += 1) expect((await visitor.post('login', amara)).status).toBe(200);
  });

  test('L6: somebody else is not throttled with them', async () => {
    const visitor = await house();
    for (let tries = 0; tries < 5; tries += 1) await visitor.post('login', { ...amara, password: 'wrong' });
    expect((await visitor.post('login', tom)).status).toBe(200);
  });

  test('A-03: a mailed link signs in without a password, once', async () => {
    const visitor = await house();
    await visitor.demo.scenario('a sign-in link was mailed');
    await visitor.get('sanctum/csrf-cookie');
    const link = { email: amara.email, token: 'sign-in-token-of-amara' };
    expect((await visitor.post('login', { ...link, token: 'another' })).status).toBe(422);
    expect(await visitor.post('login', link)).toMatchObject({ status: 200, body: { two_factor: false } });
    expect((await visitor.post('login', link)).status).toBe(422);
  });

  test('A-14, L19: an over-long and an empty field are named', async () => {
    const visitor = await house();
    expect(await visitor.post('login', { email: 'a'.repeat(51), password: '' })).toMatchObject({
      status: 422,
      body: {
        message: 'The email field must not be greater than 50 characters. (and 1 more error)',
        errors: {
          email: ['The email field must not be greater than 50 characters.'],
          password: ['The password field is required.'],
        },
      },
    });
  });

  test('L8: signing out ends the session and expires both cookies', async () => {
    const visitor = await house();
    await visitor.post('login', amara);
    expect((await visitor.post('logout')).status).toBe(204);
    expect(visitor.readableCookies()).toBe('');
    expect(await visitor.get('me')).toMatchObject({ status: 401, body: { message: 'Unauthenticated.' } });
  });

  test('A-30: identify tells nobody who has an account', async () => {
    const visitor = await house();
    expect((await visitor.post('identify', { email: amara.email })).status).toBe(204);
    expect((await visitor.post('identify', { email: 'nobody@demo.example' })).status).toBe(204);
  });
});

describe('the one-time code', () => {
  const challenged = async (now?: () => number) => {
    const visitor = await house(now === undefined ? {} : { now });
    expect(await visitor.post('login', tom)).toMatchObject({ status: 200, body: { two_factor: true } });
    return visitor;
  };
  const codeAt = (atMs: number): string => authenticatorCode(tomWhitfield.two_factor_secret, atMs);

  test('the independent authenticator agrees with RFC 6238, appendix B', () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    expect(authenticatorCode(secret, 59_000)).toBe('287082');
    expect(authenticatorCode(secret, 1_111_111_109_000)).toBe('081804');
  });

  test('L4: until the code is given, nobody is signed in', async () => {
    const visitor = await challenged();
    expect((await visitor.get('me')).status).toBe(401);
  });

  test.each([-30_000, 0, 30_000])('L7: any authenticator’s code is accepted %i ms off', async (offMs) => {
    const clock = handClock();
    const visitor = await challenged(clock.now);
    expect(
      (await visitor.post('two-factor-authentication-confirm', { code: codeAt(clock.now() + offMs) })).status,
    ).toBe(204);
    expect(await visitor.get('me')).toMatchObject({
      status: 200,
      body: { email: tom.email, two_factor_confirmed: true },
    });
  });

  test.each([-60_000, 60_000])('a code %i ms off is refused', async (offMs) => {
    const clock = handClock();
    const visitor = await challenged(clock.now);
    expect(
      await visitor.post('two-factor-authentication-confirm', { code: codeAt(clock.now() + offMs) }),
    ).toMatchObject({
      status: 422,
      body: { errors: { code: ['The provided two factor authentication code was invalid.'] } },
    });
  });

  test('with a moved clock the codes of the real and of the virtual time are accepted', async () => {
    const clock = handClock();
    const visitor = await challenged(clock.now);
    await visitor.demo.clock.advance('36d');
    expect((await visitor.post('two-factor-authentication-confirm', { code: codeAt(clock.now()) })).status).toBe(204);
    await visitor.post('login', tom);
    expect(
      (await visitor.post('two-factor-authentication-confirm', { code: codeAt(visitor.demo.clock.read()) })).status,
    ).toBe(204);
  });

  test('a used code is refused', async () => {
    const clock = handClock();
    const visitor = await challenged(clock.now);
    const code = codeAt(clock.now());
    expect((await visitor.post('two-factor-authentication-confirm', { code })).status).toBe(204);
    await visitor.post('login', tom);
    expect((await visitor.post('two-factor-authentication-confirm', { code })).status).toBe(422);
  });

  test('a short code and letters are refused', async () => {
    const visitor = await challenged();
    expect(await visitor.post('two-factor-authentication-confirm', { code: '12345' })).toMatchObject({
      status: 422,
      body: { errors: { code: ['The code field must be 6 characters.'] } },
    });
    expect((await visitor.post('two-factor-authentication-confirm', { code: 'abcdef' })).status).toBe(422);
  });

  test('wrong codes are throttled', async () => {
    const clock = handClock();
    const visitor = await challenged(clock.now);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await visitor.post('two-factor-authentication-confirm', { code: codeAt(1) })).status).toBe(422);
    const sixth = await visitor.post('two-factor-authentication-confirm', { code: codeAt(clock.now()) });
    expect(sixth).toMatchObject({ status: 429, body: { message: 'Too Many Attempts.' } });
    expect(sixth.headers.get('retry-after')).toBe('60');
  });

  test('without a challenge there is no code to give', async () => {
    const visitor = await house();
    expect((await visitor.post('two-factor-authentication-confirm', { code: codeAt(Date.now()) })).status).toBe(401);
  });
});

describe('a forgotten password', () => {
  const tokenOf = (link: string | undefined): string => /reset-password\/([^?]+)/.exec(link ?? '')?.[1] ?? '';
  const asked = async () => {
    const clock = handClock();
    const visitor = await house({ now: clock.now });
    const reply = await visitor.post('forgot-password', { email: amara.email });
    const [mail] = await visitor.demo.mail(amara.email);
    return { clock, visitor, reply, mail, token: tokenOf(mail?.links[0]) };
  };
  const fresh = (token: string) => ({
    token,
    email: amara.email,
    password: 'a-better-one',
    password_confirmation: 'a-better-one',
  });

  test('L9, A-17: the mail holds a link with token and address', async () => {
    const { reply, mail } = await asked();
    expect(reply).toMatchObject({ status: 200, body: { message: 'We have emailed your password reset link.' } });
    expect(mail?.links).toEqual([
      expect.stringMatching(/^\/reset-password\/[0-9a-f]{64}\?email=amara\.osei%40demo\.example$/),
    ]);
    expect(mail?.html).toContain('href="/reset-password/');
  });

  test('L9: an unknown address, and a second mail within 60 seconds, are refused', async () => {
    const { visitor, clock } = await asked();
    expect(await visitor.post('forgot-password', { email: 'nobody@demo.example' })).toMatchObject({
      status: 422,
      body: { errors: { email: ["We can't find a user with that email address."] } },
    });
    clock.pass(59_000);
    expect(await visitor.post('forgot-password', { email: amara.email })).toMatchObject({
      status: 422,
      body: { errors: { email: ['Please wait before retrying.'] } },
    });
    clock.pass(1000);
    expect((await visitor.post('forgot-password', { email: amara.email })).status).toBe(200);
  });

  test('L10: the link works once, and signs out whoever was signed in', async () => {
    const { visitor, token } = await asked();
    const elsewhere = visitor.anotherVisitor();
    await elsewhere.demo.as(amara.email);
    expect(await visitor.post('reset-password', fresh(token))).toMatchObject({
      status: 200,
      body: { message: 'Your password has been reset.' },
    });
    expect((await elsewhere.get('me')).status).toBe(401);
    expect((await visitor.post('login', amara)).status).toBe(422);
    expect((await visitor.post('login', { email: amara.email, password: 'a-better-one' })).status).toBe(200);
    expect(await visitor.post('reset-password', fresh(token))).toMatchObject({
      status: 422,
      body: { errors: { email: ['This password reset token is invalid.'] } },
    });
  });

  test('L10: the link lives for 60 minutes of the virtual time, and an older one stops with a newer', async () => {
    const { visitor, token } = await asked();
    await visitor.demo.clock.advance('61s');
    await visitor.post('forgot-password', { email: amara.email });
    expect((await visitor.post('reset-password', fresh(token))).status).toBe(422);
    const newer = tokenOf((await visitor.demo.mail(amara.email))[0]?.links[0]);
    await visitor.demo.clock.advance('60m');
    expect((await visitor.post('reset-password', fresh(newer))).status).toBe(422);
  });

  test('a short password and one that is not repeated are refused, and the link is not used up', async () => {
    const { visitor, token } = await asked();
    expect(
      await visitor.post('reset-password', { ...fresh(token), password_confirmation: 'another-one' }),
    ).toMatchObject({
      status: 422,
      body: { errors: { password: ['The password field confirmation does not match.'] } },
    });
    expect(
      (await visitor.post('reset-password', { ...fresh(token), password: 'short', password_confirmation: 'short' }))
        .status,
    ).toBe(422);
    expect((await visitor.post('reset-password', fresh(token))).status).toBe(200);
  });
});
