import { describe, expect, test } from 'vitest';
import { amaraOsei, lukeFenwick } from '#fixtures/people.ts';
import { handClock, house } from '../testing/visit.ts';

const signedIn = async (email: string = amaraOsei.email) => {
  const visitor = await house({ now: handClock().now });
  await visitor.demo.as(email);
  return visitor;
};

describe('E-10, E-11: points', () => {
  const points = async (query: string) =>
    ((await (await signedIn()).get(`me/points?${query}`)).body as { points: number }).points;

  test('the sum of all, of a range, of an organisation', async () => {
    const all = await points('organisation_id=1');
    const nowUnix = Math.floor(handClock().now() / 1000);
    const before = await points(`organisation_id=1&date_to=${nowUnix - 30 * 86_400}`);
    const since = await points(`organisation_id=1&date_from=${nowUnix - 30 * 86_400 + 1}`);
    expect(before).toBeGreaterThan(0);
    expect(since).toBeGreaterThan(0);
    expect(before + since).toBe(all);
    expect(await points('organisation_id=81')).toBe(0);
  });
});

describe('X-088: bookings', () => {
  interface Listed {
    readonly data: readonly {
      readonly booking_id: number;
      readonly course: object | null;
      readonly prerequisites: readonly { readonly name: string }[];
      readonly dependencies: readonly { readonly name: string }[];
    }[];
  }
  const bookings = async (email?: string, org = 1) =>
    ((await (await signedIn(email)).get(`bookings?organisation_id=${org}&per_page=1000`)).body as Listed).data;

  test('the person’s own in the organisation, with what comes before and after', async () => {
    const own = await bookings();
    expect(own.length).toBeGreaterThanOrEqual(11);
    const fluoride = own.find(({ booking_id }) => booking_id === 2105);
    expect(fluoride?.prerequisites.map(({ name }) => name)).toEqual(['Decontamination Practical']);
    expect(fluoride?.dependencies.map(({ name }) => name)).toEqual(['Sedation Assistant: Foundation']);
    expect(own.find(({ booking_id }) => booking_id === 2107)?.course).toBeNull();
  });

  test('nobody else’s', async () => expect(await bookings(lukeFenwick.email, 1)).toEqual([]));
});

describe('X-044: thumbnails', () => {
  test('M-29: every size of the specification, with and without the slash at the end', async () => {
    const visitor = await signedIn();
    for (const size of ['800/500/', '300/250', '1600/1000/']) {
      const response = await visitor.fetch(`thumbnails/601/${size}`);
      expect([size, response.status, response.headers.get('content-type')]).toEqual([size, 200, 'image/svg+xml']);
    }
  });

  test('opened by its own address a drawing runs nothing', async () => {
    const { headers } = await (await signedIn()).fetch('thumbnails/601/800/500/');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'");
  });

  test.each([
    ['thumbnails/601/800/500/', 'image/svg+xml'],
    ['thumbnails/612/800/500/', 'image/png'],
    ['thumbnails/619/800/500/', 'image/jpeg'],
  ])('%s is %s', async (path, type) =>
    expect((await (await signedIn()).fetch(path)).headers.get('content-type')).toBe(type),
  );

  test('one that there is not, and one whose drawing there is not, are a 404', async () => {
    const visitor = await signedIn();
    expect((await visitor.get('thumbnails/999999/800/500/')).status).toBe(404);
    await visitor.backend.write((db) => db.tables.thumbnails.update(601, { asset: 'no-such-drawing.svg' }));
    expect((await visitor.get('thumbnails/601/800/500/')).status).toBe(404);
  });

  test('for members of its organisation', async () =>
    expect((await (await signedIn(lukeFenwick.email)).get('thumbnails/601/800/500/')).status).toBe(404));
});
