import { describe, expect, test } from 'vitest';
import { pageWithEveryBlock, pinnedPage } from '#fixtures/library/pages.ts';
import { amaraOsei, helenCho } from '#fixtures/people.ts';
import { handClock, house } from '../testing/visit.ts';

/** Assigned to Amara in Northgate, with content and a draft. */
const PAGE = 154;
const NORTHGATE = 81;
const DAY_MS = 86_400_000;

const visitAs = async (email: string) => {
  const visitor = await house();
  await visitor.demo.as(email);
  const read = (id: number, organisationId = NORTHGATE) =>
    visitor.get(`pages/${id}?organisation_id=${organisationId}`) as Promise<{
      status: number;
      body: { content: string | null; content_draft: string | null };
    }>;
  return { ...visitor, read };
};

describe('X-072: who reads a page', () => {
  test('whoever it is assigned to, in its organisation and no other', async () => {
    const { read } = await visitAs(amaraOsei.email);
    expect([(await read(PAGE)).status, (await read(PAGE, 1)).status, (await read(155)).status]).toEqual([
      200, 404, 404,
    ]);
  });

  test('nobody whom it is not assigned to', async () => {
    const { read, backend } = await visitAs(amaraOsei.email);
    await backend.write((db) => db.tables.user_entities.removeWhere(({ user_id }) => user_id === amaraOsei.id));
    expect((await read(PAGE)).status).toBe(404);
  });

  test('nobody who left the organisation', async () => {
    const { read, backend } = await visitAs(amaraOsei.email);
    await backend.write((db) =>
      db.tables.memberships.removeWhere(
        ({ user_id, organisation_id }) => user_id === amaraOsei.id && organisation_id === NORTHGATE,
      ),
    );
    expect((await read(PAGE)).status).toBe(404);
  });
});

test.each([pinnedPage, pageWithEveryBlock])(
  'A-26: an author who names her own organisation reads no page of another one: $title',
  async ({ page_id }) => {
    const { read } = await visitAs(helenCho.email);
    expect((await read(page_id)).status).toBe(404);
  },
);

test.each([
  ['of somebody else', { user_id: helenCho.id }],
  ['in another organisation', { organisation_id: 1 }],
  ['of another page', { entity_id: 1 }],
])('X-072: what is assigned %s opens nothing', async (_, change) => {
  const { read, backend } = await visitAs(amaraOsei.email);
  expect((await read(PAGE)).body).toMatchObject({ assigned_at: expect.any(Number) as number });
  await backend.write(async (db) => {
    const { entity_id } = db.tables.pages.require(PAGE);
    const own = db.tables.user_entities.first((row) => row.user_id === amaraOsei.id && row.entity_id === entity_id);
    if (own !== undefined) await db.tables.user_entities.update(own.user_entity_id, change);
  });
  expect((await read(PAGE)).status).toBe(404);
});

describe('P-24: what a page tells before its day', () => {
  const beforeItsDay = async (email: string) => {
    const visitor = await visitAs(email);
    const tomorrow = Math.floor((Date.now() + DAY_MS) / 1000);
    await visitor.backend.write(async (db) => {
      const { content } = db.tables.pages.require(PAGE);
      await db.tables.pages.update(PAGE, { published_at: tomorrow, content_draft: content });
    });
    return (await visitor.read(PAGE)).body;
  };

  test('its readers neither content nor draft', async () => {
    expect(await beforeItsDay(amaraOsei.email)).toMatchObject({ content: null, content_draft: null });
  });

  test.each([
    ['on its second', 0, 'string'],
    ['a second before', 1, 'object'],
  ])('its readers the content %s', async (_, seconds, kind) => {
    const { now } = handClock();
    const visitor = await house({ now });
    await visitor.demo.as(amaraOsei.email);
    await visitor.backend.write((db) =>
      db.tables.pages.update(PAGE, { published_at: Math.floor(now() / 1000) + seconds }),
    );
    const { body } = await visitor.get(`pages/${PAGE}?organisation_id=${NORTHGATE}`);
    expect(typeof (body as { content: string | null }).content).toBe(kind);
  });

  test('its authors both', async () => {
    const { content, content_draft } = await beforeItsDay(helenCho.email);
    expect([typeof content, typeof content_draft]).toEqual(['string', 'string']);
  });
});
