import { describe, expect, test } from 'vitest';
import { moduleEntity } from '#fixtures/entities.ts';
import { amaraOsei, lukeFenwick, sofiaLindqvist, tomWhitfield } from '#fixtures/people.ts';
import { house } from '../testing/visit.ts';

interface Listed {
  readonly award_id: number;
  readonly user_award_stats: {
    readonly is_awarded: boolean;
    readonly points: number | null;
    readonly completed_modules: number;
    readonly total_modules: number;
  };
}

const openAs = async (email: string) => {
  const visitor = await house();
  await visitor.demo.as(email);
  const list = async (organisationId: number) =>
    (
      (await visitor.get(`awards?organisation_id=${organisationId}&per_page=1000&simple=true`)).body as {
        data: readonly Listed[];
      }
    ).data;
  const pdf = async (path: string) => {
    const response = await visitor.fetch(path);
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text: new TextDecoder('latin1').decode(await response.arrayBuffer()),
    };
  };
  return { ...visitor, list, pdf };
};

describe('E-01: which awards somebody is shown', () => {
  test('those of the organisation of which something is assigned to them, and those they hold', async () => {
    const { list, backend } = await openAs(amaraOsei.email);
    const ids = (await list(1)).map(({ award_id }) => award_id);
    expect(ids).toEqual(expect.arrayContaining([401, 402, 403, 404]));
    expect(ids).not.toContain(411);
    await backend.write((db) => db.tables.user_entities.removeWhere(({ user_id }) => user_id === amaraOsei.id));
    expect((await list(1)).map(({ award_id }) => award_id)).toEqual([402, 403]);
  });

  test('nobody is shown any who has no training', async () => {
    const { list } = await openAs(lukeFenwick.email);
    expect(await list(12)).toEqual([]);
  });
});

test('ES-12: the last part completed makes the award theirs; the points come only between the two dates (E-12)', async () => {
  const { list, backend } = await openAs(amaraOsei.email);
  const stats = async () => (await list(1)).find(({ award_id }) => award_id === 401)?.user_award_stats;
  expect(await stats()).toMatchObject({ is_awarded: false, points: null, total_modules: 6 });
  const complete = (from: number | null) =>
    backend.write(async (db) => {
      await db.tables.awards.update(401, { points_awarded_from: from });
      for (const row of db.tables.user_entities.where(
        ({ user_id, entity_id }) =>
          user_id === amaraOsei.id && [701, 702, 703, 704, 705, 706].map(moduleEntity).includes(entity_id),
      ))
        await db.tables.user_entities.update(row.user_entity_id, {
          status: 'completed',
          expires_at: null,
          last_completed_at: 1_767_225_600,
        });
    });
  await complete(null);
  expect(await stats()).toEqual({
    is_awarded: true,
    points: 120,
    completed_modules: 6,
    total_modules: 6,
    awarded_at: 1_767_225_600,
  });
  await complete(1_767_225_601);
  expect(await stats()).toMatchObject({ is_awarded: true, points: null });
});

describe('E-05, E-06: the certificate', () => {
  test('is a PDF that names its person and its award', async () => {
    const { pdf } = await openAs(amaraOsei.email);
    const certificate = await pdf('me/awards/402?download=true');
    expect(certificate).toMatchObject({ status: 200, type: 'application/pdf' });
    expect(certificate.text).toMatch(/^%PDF-1\.4/);
    expect(certificate.text).toContain('(Welcome to Brightwater) Tj');
    expect(certificate.text).toContain('(Amara Osei) Tj');
  });

  test('of somebody else is for those who administer them, and for whoever views as them', async () => {
    const path = `users/${amaraOsei.id}/awards/402?download=true`;
    expect((await (await openAs(tomWhitfield.email)).pdf(path)).status).toBe(403);
    const sofia = await openAs(sofiaLindqvist.email);
    expect((await sofia.pdf(path)).text).toContain('(Amara Osei) Tj');
    expect((await sofia.pdf('users/999999/awards/402')).status).toBe(404);
  });
});

describe('A-26, E-13: what is not one’s own', () => {
  test('an award of another organisation is not there in this one', async () => {
    const { get } = await openAs(amaraOsei.email);
    expect((await get('awards/411?organisation_id=1')).status).toBe(404);
    expect((await get('awards/401?organisation_id=1')).status).toBe(200);
  });

  test('how far somebody else has got is for whoever administers them alone', async () => {
    const asked = async (email: string) =>
      (await (await openAs(email)).get(`users/${tomWhitfield.id}?organisation_id=1`)).status;
    expect([await asked(amaraOsei.email), await asked(tomWhitfield.email), await asked(sofiaLindqvist.email)]).toEqual([
      403, 200, 200,
    ]);
  });
});
