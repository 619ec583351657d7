import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { amaraOsei, DEMO_PASSWORD, personas, sofiaLindqvist, tomWhitfield } from '#fixtures/people.ts';
import { world } from '#fixtures/world.ts';
import { createBackend } from '../backend.ts';
import { createMemoryStorage } from '../db/memory-storage.ts';
import { createInProcess } from '../in-process.ts';
import { createDemo } from './console.ts';
import { authenticatorCode, handClock, house, visit } from '../testing/visit.ts';

const tom = { email: tomWhitfield.email, password: tomWhitfield.password };

test('personas are the people of the sign-in screen, each with a sentence', async () => {
  const { demo } = await house();
  const offered = await demo.personas();
  expect(offered.map(({ email }) => email)).toEqual(personas.map(({ email }) => email));
  expect(
    offered.every(
      ({ description, password, name }) => description !== '' && password === 'waymark-demo' && name.includes(' '),
    ),
  ).toBe(true);
});

test('0328: personas tell the demo’s password, and never one that was typed in its place', async () => {
  const visitor = await house();
  await visitor.demo.as(amaraOsei.email);
  const typed = 'four quiet herons';
  const { status } = await visitor.put('me/password', {
    password_current: DEMO_PASSWORD,
    password: typed,
    password_confirmation: typed,
  });
  expect(status).toBe(200);
  expect((await visitor.demo.personas()).find(({ email }) => email === amaraOsei.email)?.password).toBe(DEMO_PASSWORD);
});

test('status says where the demo stands: scenario, person, clock, faults with their hits, mails', async () => {
  const visitor = await house();
  const { demo } = visitor;
  expect(await demo.status()).toEqual({
    scenario: 'default',
    person: null,
    rate: 1,
    faults: [],
    mails: 0,
    problem: null,
  });
  await demo.scenario('a reset link was mailed');
  await demo.as(tom.email);
  await demo.clock.freeze();
  await demo.faults.set([{ call: 'getMe', status: 500 }]);
  await visitor.get('me');
  await visitor.post('forgot-password', { email: tom.email });
  expect(await demo.status()).toEqual({
    scenario: 'a reset link was mailed',
    person: tom.email,
    rate: 0,
    faults: [{ call: 'getMe', status: 500, seen: 1, hits: 1 }],
    mails: 1,
    problem: null,
  });
});

test('every scenario belongs to an area of the word list, or to the whole world', async () => {
  const { demo } = await house();
  const areas = new Set((await demo.scenarios()).map(({ area }) => area));
  expect([...areas].toSorted()).toEqual([
    'addresses',
    'assessments',
    'awards',
    'bookings',
    'builder',
    'commerce',
    'evidence',
    'files',
    'library',
    'notifications',
    'organisations',
    'profile',
    'registration',
    'session',
    'subscriptions',
    'world',
  ]);
});

describe('as', () => {
  test('gives a session at once, two-factor or not, to this visitor only', async () => {
    const visitor = await house();
    const other = visitor.anotherVisitor();
    await visitor.demo.as(tom.email);
    expect(await visitor.get('me')).toMatchObject({ status: 200, body: { email: tom.email } });
    expect((await other.get('me')).status).toBe(401);
    expect((await visitor.post('identify', { email: 'x' })).status).toBe(204);
  });

  test('whoever opened the console is told that somebody is signed in, and only then', async () => {
    const backend = createBackend({ storage: createMemoryStorage(), world });
    let entered = 0;
    const demo = createDemo(backend, {
      readCookies: () => ({}),
      writeCookies: () => undefined,
      address: () => 'http://fake.local/',
      onEntered: () => (entered += 1),
    });
    await demo.reset();
    await demo.scenario('expired-session');
    expect(entered).toBe(0);
    await demo.as(tom.email);
    await demo.scenario('jobs-under-way');
    expect(entered).toBe(2);
  });

  test('somebody unknown is refused in words', async () => {
    await expect((await house()).demo.as('nobody@demo.example')).rejects.toThrow(
      "Nobody here has the e-mail address 'nobody@demo.example'.",
    );
  });
});

describe('the clock', () => {
  test('is read synchronously, set, advanced, frozen and run', async () => {
    const hand = handClock();
    const { demo } = await house({ now: hand.now });
    expect(demo.clock.read()).toBe(hand.now());
    await demo.clock.set('2027-01-01T00:00:00Z');
    hand.pass(1000);
    expect(await demo.clock.now()).toBe('2027-01-01T00:00:01.000Z');
    await demo.clock.advance('36d');
    expect(await demo.clock.now()).toBe('2027-02-06T00:00:01.000Z');
    await demo.clock.freeze();
    hand.pass(60_000);
    expect(await demo.clock.now()).toBe('2027-02-06T00:00:01.000Z');
    await demo.clock.run(60);
    hand.pass(1000);
    expect(await demo.clock.now()).toBe('2027-02-06T00:01:01.000Z');
    await expect(demo.clock.run(-1)).rejects.toThrow('is no rate');
    await demo.reset();
    expect(demo.clock.read()).toBe(hand.now());
  });
});

describe('the authenticator', () => {
  test('shows what any authenticator shows, and never a used code', async () => {
    const hand = handClock();
    const visitor = await house({ now: hand.now });
    const seen: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const code = await visitor.demo.totp(tom.email);
      seen.push(code);
      await visitor.post('login', tom);
      expect((await visitor.post('two-factor-authentication-confirm', { code })).status).toBe(204);
    }
    expect(new Set(seen).size).toBe(3);
    expect(seen[0]).toBe(authenticatorCode(tomWhitfield.two_factor_secret, hand.now()));
    const waiting = visitor.demo.totp(tom.email);
    hand.pass(30_000);
    expect(seen).not.toContain(await waiting);
  });

  test('somebody without one is refused in words', async () => {
    const { demo } = await house();
    await expect(demo.totp(amaraOsei.email)).rejects.toThrow('two-factor is off');
    await demo.scenario('sofia-without-two-factor');
    await expect(demo.totp(sofiaLindqvist.email)).rejects.toThrow('two-factor is off');
  });
});

describe('reset', () => {
  test('brings back the seed and clears log, faults, clock, mailbox, sessions and files', async () => {
    const visitor = await house();
    await visitor.demo.as(amaraOsei.email);
    const { id } = (await visitor.upload('one.txt', 'one')).body as { id: number };
    await visitor.post('forgot-password', { email: amaraOsei.email });
    await visitor.demo.faults.set([{ call: 'getMe', status: 500, times: 'always' }]);
    await visitor.demo.clock.advance('36d');
    await visitor.demo.clock.freeze();
    await visitor.demo.reset();
    expect(await visitor.demo.status()).toMatchObject({ scenario: 'default', person: null, rate: 1, faults: [] });
    expect(await visitor.demo.log()).toEqual([]);
    expect(await visitor.demo.mail()).toEqual([]);
    expect(Math.abs(visitor.demo.clock.read() - Date.now())).toBeLessThan(1000);
    expect((await visitor.get('me')).status).toBe(401);
    await visitor.demo.as(amaraOsei.email);
    expect((await visitor.fetch(`files/${id}?download=true`)).status).toBe(404);
  });
});

test.each(['reset', 'scenario'] as const)(
  '%s places the dates on the real time, whatever the clock shows (P12)',
  async (verb) => {
    const visitor = await house();
    const seededAt = async () => (await visitor.backend.read((db) => db.state.scene)).seededAtMs;
    const before = await seededAt();
    await visitor.demo.clock.advance('36d');
    await (verb === 'reset' ? visitor.demo.reset() : visitor.demo.scenario('default'));
    expect((await seededAt()) - before).toBeLessThan(86_400_000);
    expect(visitor.demo.clock.read()).toBeGreaterThanOrEqual(await seededAt());
  },
);

test('the documentation lists every verb of the console', async () => {
  const { demo } = await house();
  const verbs = Object.entries(demo).flatMap(([name, part]) =>
    typeof part === 'function' ? [`demo.${name}`] : Object.keys(part as object).map((verb) => `.${verb}`),
  );
  const table = readFileSync('docs/demo-console.md', 'utf8');
  expect(verbs.filter((verb) => !table.includes(`${verb}(`))).toEqual([]);
  expect(table).toContain('`demo.reset()` | puts the clock back to the real time');
});

test('mail: newest first, of everybody or of one', async () => {
  const visitor = await house();
  for (const email of [amaraOsei.email, tom.email]) await visitor.post('forgot-password', { email });
  expect((await visitor.demo.mail()).map(({ to }) => to)).toEqual([tom.email, amaraOsei.email]);
  expect((await visitor.demo.mail('AMARA.osei@demo.example')).map(({ to }) => to)).toEqual([amaraOsei.email]);
});

test('emit: an event goes to one person, or to whoever is signed in', async () => {
  const visitor = await house();
  const published: unknown[] = [];
  visitor.backend.onPublished((event) => published.push(event));
  await visitor.demo.emit('roles.updated', { a: 1 }, tom.email);
  await visitor.demo.as(amaraOsei.email);
  await visitor.demo.emit('entity.updated', { b: 2 });
  expect(published).toEqual([
    expect.objectContaining({ event: 'roles.updated', payload: { a: 1 }, userId: tomWhitfield.id }),
    expect.objectContaining({ event: 'entity.updated', payload: { b: 2 }, userId: amaraOsei.id }),
  ]);
  await expect(visitor.demo.emit('x', {}, 'nobody@demo.example')).rejects.toThrow('Nobody here');
});

test('log, faults, clock and mailbox are shared by tabs and survive a reload', async () => {
  const storage = createMemoryStorage();
  const one = visit(createInProcess({ storage }));
  await one.get('sanctum/csrf-cookie');
  await one.post('forgot-password', { email: amaraOsei.email });
  await one.demo.clock.set('2027-01-01T00:00:00Z');
  const reloaded = visit(createInProcess({ storage }));
  expect((await reloaded.demo.log()).map(({ call }) => call)).toEqual(['getCsrfCookie', 'forgotPassword']);
  expect(await reloaded.demo.mail()).toHaveLength(1);
  expect(await reloaded.demo.clock.now()).toMatch(/^2027-01-01T00:00:0/);
});
