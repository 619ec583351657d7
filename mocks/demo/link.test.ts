import { expect, test } from 'vitest';
import { amaraOsei } from '#fixtures/people.ts';
import type { OrganisationRecord } from '#fixtures/records/people.record.ts';
import { handClock, house } from '../testing/visit.ts';
import { parseCookies, serialiseCookie } from '../handlers/cookies.ts';
import { CookieJar } from '../testing/cookie-jar.ts';
import { applySituation, createDemo } from './console.ts';
import type { Door } from './door.ts';
import { readLink, withoutSituation } from './link.ts';

/** A browser that opens a link. */
const browser = (): Door => {
  const jar = new CookieJar();
  return {
    readCookies: () => parseCookies(jar.header()),
    writeCookies: (cookies) => jar.store(cookies.map((cookie) => serialiseCookie(cookie))),
    address: () => 'http://fake.local/',
  };
};

test('a link reproduces persona, scenario, clock, faults and route', async () => {
  const hand = handClock();
  const one = await house({ now: hand.now });
  await one.demo.scenario('sofia-without-two-factor');
  await one.demo.as(amaraOsei.email);
  await one.demo.clock.set('2027-01-01T00:00:00Z');
  await one.demo.clock.freeze();
  await one.demo.faults.set([{ call: 'getMe', status: 503, times: 2 }]);
  const link = await one.demo.link();

  // Opened a day later.
  const other = await house({ now: () => hand.now() + 86_400_000 });
  const situation = readLink(link);
  if (situation === null) throw new Error('The link carries nothing.');
  const door = browser();
  await applySituation(other.backend, door, situation);
  expect(await createDemo(other.backend, door).link()).toBe(link);
  expect(await other.demo.clock.now()).toBe('2027-01-01T00:00:00.000Z');
  const seededAt = await other.backend.read(
    (db) => db.tables.user_assessments.first((row) => row.status === 'review')?.last_submitted_at ?? 0,
  );
  expect(new Date(seededAt * 1000).getUTCFullYear()).toBe(2026);
  const datesOf = (backend: typeof one.backend) =>
    backend.read((db) => db.tables.bookings.all().map(({ booking_id, ...row }) => [booking_id, JSON.stringify(row)]));
  expect(await datesOf(other.backend)).toEqual(await datesOf(one.backend));
  expect((await other.get('me')).status).toBe(503);
});

test.each([
  [{ scenario: 'of-an-older-world' }, "There is no scenario 'of-an-older-world'."],
  [{ persona: 'nobody@demo.example' }, "Nobody here has the e-mail address 'nobody@demo.example'."],
  [{ clock: { at: 'soon', seededAt: null, rate: 1 } }, "'soon' is no date"],
  [{ faults: [{ call: 'getNothing' }] }, "There is no call 'getNothing'."],
])('what a link carries wrongly is said, and the present world stays: %j', async (part, message) => {
  const { backend, demo } = await house();
  await demo.scenario('learners-day');
  await expect(
    applySituation(backend, browser(), { scenario: null, persona: null, clock: null, faults: [], brands: [], ...part }),
  ).rejects.toThrow(message);
  expect((await demo.status()).scenario).toBe('learners-day');
});

const organisation = async ({ demo }: Awaited<ReturnType<typeof house>>): Promise<OrganisationRecord> => {
  const { organisations = [] } = await demo.db.read(['organisations']);
  return organisations[0] as OrganisationRecord;
};

const rebrand = async (tried: Awaited<ReturnType<typeof house>>, logo: string): Promise<void> => {
  const { organisations = [] } = await tried.demo.db.read(['organisations']);
  const [first, ...others] = organisations as readonly OrganisationRecord[];
  if (first === undefined) throw new Error('There is no organisation.');
  const { settings } = first;
  const lang = { ...settings.lang, awards: 'Trophies' };
  const acme = { ...first, name: 'ACME Dental', logo, settings: { ...settings, colour_primary: '#0c8599', lang } };
  await tried.demo.db.replace({ organisations: [acme, ...others] });
};

test('a link carries a tried brand, with a small logo, and nothing of organisations that are as seeded', async () => {
  const one = await house();
  await rebrand(one, await one.demo.db.storeLogo('acme.svg', 'image/svg+xml', btoa('<svg/>')));
  const link = await one.demo.link();
  const situation = readLink(link);
  if (situation === null) throw new Error('The link carries nothing.');
  expect(situation.brands).toEqual([
    {
      organisation: 1,
      name: 'ACME Dental',
      colour: '#0c8599',
      labels: { awards: 'Trophies' },
      logo: { name: 'acme.svg', type: 'image/svg+xml', base64: btoa('<svg/>') },
    },
  ]);
  const other = await house();
  const door = browser();
  await applySituation(other.backend, door, situation);
  expect(await createDemo(other.backend, door).link()).toBe(link);
  const { name, logo, settings } = await organisation(other);
  expect([name, settings.colour_primary, settings.lang.awards, settings.lang.home]).toEqual([
    'ACME Dental',
    '#0c8599',
    'Trophies',
    'Home',
  ]);
  const file = await other.backend.read((db) => db.tables.files.get(Number(/\d+/.exec(logo ?? '')?.[0])));
  expect(file).toMatchObject({ name: 'acme.svg', size_bytes: 6 });
});

test('a logo that is too large for a link is left out, and the link says so; a seeded one goes by its address', async () => {
  const one = await house();
  await rebrand(one, await one.demo.db.storeLogo('large.png', 'image/png', btoa('x'.repeat(4097))));
  expect(readLink(await one.demo.link())?.brands).toMatchObject([{ name: 'ACME Dental', lacksLogo: true }]);
  await rebrand(one, 'files/912/view');
  expect(readLink(await one.demo.link())?.brands).toMatchObject([{ name: 'ACME Dental', logo: 'files/912/view' }]);
});

test('a clock that is set to now shows the real time again, so that a link carries none', async () => {
  const hand = handClock();
  const { demo } = await house({ now: hand.now });
  await demo.clock.advance('30d');
  await demo.clock.freeze();
  expect(await demo.link()).toContain('demo-clock');
  await demo.clock.run(1);
  await demo.clock.set(new Date(hand.now()).toISOString());
  expect(await demo.link()).not.toContain('demo-clock');
});

test('an untouched demo adds nothing to its address', async () => {
  expect(await (await house()).demo.link()).toBe('http://fake.local/');
  expect(readLink('https://host.example/lms/?x=1')).toBeNull();
});

test('a situation is taken out of an address without touching the rest', () => {
  expect(
    withoutSituation('https://host.example/lms/assessments/501?x=1&demo-persona=a%40b&demo-faults=%5B%5D#part'),
  ).toBe('https://host.example/lms/assessments/501?x=1#part');
});

test.each([
  ['demo-faults=%7B', 'demo-faults is garbled: it is no JSON.'],
  ['demo-clock=2026-03-02&demo-rate=fast', "demo-rate is no rate: 'fast'."],
  ['demo-faults=%7B%7D', 'demo-faults is no list.'],
  ['demo-brand=%5B%7B%7D%5D', 'demo-brand is garbled: it is no list of brands.'],
  ['demo-brand=%5B%7B%22organisation%22%3A5%7D%5D', 'There is no organisation 5.'],
])('what cannot be read is refused: %s', (query, message) => {
  expect(() => readLink(`https://host.example/?${query}`)).toThrow(message);
});
