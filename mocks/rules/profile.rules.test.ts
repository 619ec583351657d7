import { describe, expect, test } from 'vitest';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
import {
  amaraOsei,
  arthurPenn,
  lukeFenwick,
  marcusBell,
  nadiaRahman,
  personas,
  priyaNair,
  sofiaLindqvist,
} from '#fixtures/people.ts';
import { house } from '../testing/visit.ts';

const ME = `me?with=${getMe.fixedQuery.with.join(',')}`;

describe('X-008: who is signed in', () => {
  test.each(personas.map(({ email }) => email))('%s has a profile that the contract describes', async (email) => {
    const visitor = await house();
    await visitor.demo.as(email);
    const reply = await visitor.get(ME);
    expect(reply.status).toBe(200);
    expect(getMe.reply.safeParse(reply.body).error).toBeUndefined();
    expect(reply.body).toMatchObject({ email, impersonated: false });
  });

  test('B-07, B-15, B-10: memberships, a default, no role, and an archived account', async () => {
    const visitor = await house();
    const me = async (email: string) => {
      await visitor.demo.as(email);
      return (await visitor.get(ME)).body as {
        archived_at: number | null;
        super: boolean;
        organisations: { organisation_id: number; default: boolean; roles: unknown[] }[];
      };
    };
    expect(
      (await me(amaraOsei.email)).organisations.map(({ organisation_id, default: first }) => [organisation_id, first]),
    ).toEqual([
      [1, true],
      [81, false],
    ]);
    expect((await me(nadiaRahman.email)).organisations.every(({ roles }) => roles.length === 0)).toBe(true);
    expect((await me(arthurPenn.email)).archived_at).toBeTypeOf('number');
    expect(await me(sofiaLindqvist.email)).toMatchObject({ super: true, organisations: [{}, {}, {}] });
    expect((await me(amaraOsei.email)).super).toBe(false);
  });

  test('neither password nor secret is part of it', async () => {
    const visitor = await house();
    await visitor.demo.as(sofiaLindqvist.email);
    const text = JSON.stringify((await visitor.get(ME)).body);
    expect(text).not.toContain(sofiaLindqvist.password);
    expect(text).not.toContain(sofiaLindqvist.two_factor_secret);
  });

  test('what was not asked for stays out', async () => {
    const visitor = await house();
    await visitor.demo.as(amaraOsei.email);
    expect((await visitor.get('me')).body).not.toHaveProperty('groups');
  });
});

describe('X-009: the people of an organisation', () => {
  test('K-15: a manager reads them by name, a page at a time', async () => {
    const visitor = await house();
    await visitor.demo.as(marcusBell.email);
    const { status, body } = await visitor.get('users?organisation_id=1&per_page=3&page=2');
    expect(status).toBe(200);
    expect(body).toMatchObject({ current_page: 2, from: 4, to: 6, data: [{}, {}, {}] });
    expect((body as { total: number }).total).toBeGreaterThan(6);
  });

  test('they are the members of that organisation, and nobody else', async () => {
    const visitor = await house();
    await visitor.demo.as(marcusBell.email);
    const { data } = (await visitor.get('users?organisation_id=1&per_page=1000')).body as { data: { id: number }[] };
    const members = await visitor.backend.read((db) =>
      db.tables.memberships.where(({ organisation_id: id }) => id === 1).map(({ user_id: id }) => id),
    );
    expect(data.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(members.toSorted((a, b) => a - b));
    expect(members).not.toContain(lukeFenwick.id);
  });

  test('K-13: without the permission it is a 403, and so it is for another organisation', async () => {
    const visitor = await house();
    await visitor.demo.as(amaraOsei.email);
    expect(await visitor.get('users?organisation_id=1')).toMatchObject({
      status: 403,
      body: { message: 'This action is unauthorized.' },
    });
    await visitor.demo.as(marcusBell.email);
    expect((await visitor.get('users?organisation_id=12')).status).toBe(403);
  });
});

test.each([
  ['her own', amaraOsei.email, amaraOsei.id, 200],
  ['that of a learner whom one reviews', priyaNair.email, amaraOsei.id, 200],
  ['that of somebody whom one has nothing to do with', lukeFenwick.email, amaraOsei.id, 403],
  ['none', marcusBell.email, marcusBell.id, 404],
  ['that of nobody', amaraOsei.email, 424_242, 404],
])('X-045, B-09: a picture: %s', async (_, email, id, status) => {
  const visitor = await house();
  await visitor.demo.as(email);
  expect((await visitor.fetch(`users/${id}/avatar`)).status).toBe(status);
});

test('U-02: releases are read signed out, newest first', async () => {
  const visitor = await house();
  const { status, body } = await visitor.anotherVisitor().get('releases');
  expect(status).toBe(200);
  const dates = (body as { released_at: number }[]).map(({ released_at }) => released_at);
  expect(dates.length).toBeGreaterThan(9);
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
});
