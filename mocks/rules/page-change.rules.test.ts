import { describe, expect, test } from 'vitest';
import { LARGEST_CONTENT_CHARACTERS } from '#contracts/builder/page-change.schema.ts';
import type { Page } from '#contracts/library/page.schema.ts';
import { neverPublished, pinnedInNorthgate } from '#fixtures/library/pages.ts';
import { garethPugh } from '#fixtures/colleagues.ts';
import { amaraOsei, helenCho, sofiaLindqvist } from '#fixtures/people.ts';
import { handClock, house } from '../testing/visit.ts';

const { now } = handClock();
const documentOf = (text: string): string =>
  btoa(JSON.stringify({ ROOT: { type: 'div', nodes: ['a'] }, a: { type: 'Heading', props: { text } } }));

const address = (id: number): string => `pages/${id}?organisation_id=81`;

const authorOf = async (pageId: number) => {
  const visitor = await house({ now });
  await visitor.demo.as(helenCho.email);
  const read = async (): Promise<Page> => (await visitor.get(address(pageId))).body as Page;
  return { ...visitor, read, write: (body: unknown) => visitor.put(address(pageId), body) };
};

describe('X-104: who wrote last is known', () => {
  test('each change moves the version, two within one second as well', async () => {
    const { read, write } = await authorOf(pinnedInNorthgate.page_id);
    const versions = [(await read()).updated_at ?? 0];
    for (const text of ['one', 'two', 'three']) {
      const { status, body } = await write({ content_draft: documentOf(text), updated_at: versions.at(-1) });
      expect(status).toBe(200);
      versions.push((body as Page).updated_at ?? 0);
    }
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
    expect(new Set(versions).size).toBe(4);
  });

  test('of two authors who read the same version the second is refused, and may go on from the version of the first', async () => {
    const helen = await authorOf(pinnedInNorthgate.page_id);
    const gareth = helen.anotherVisitor();
    await gareth.demo.as(garethPugh.email);
    const { updated_at } = await helen.read();
    await helen.write({ content_draft: documentOf('Helen'), updated_at });
    const refused = await gareth.put(address(pinnedInNorthgate.page_id), {
      content_draft: documentOf('Gareth'),
      updated_at,
    });
    expect([refused.status, refused.body]).toEqual([409, { message: 'This page was changed by somebody else.' }]);
    const again = await helen.read();
    const accepted = await gareth.put(address(pinnedInNorthgate.page_id), {
      content_draft: documentOf('Gareth'),
      updated_at: again.updated_at,
    });
    expect(accepted.status).toBe(200);
  });

  test('a save that is repeated after its reply was lost changes nothing', async () => {
    const { read, write, demo } = await authorOf(pinnedInNorthgate.page_id);
    const { updated_at } = await read();
    const body = { content_draft: documentOf('once'), updated_at };
    await demo.faults.set([{ call: 'updatePage', kind: 'lost', times: 1 }]);
    await expect(write(body)).rejects.toThrow('Failed to fetch');
    const saved = await read();
    expect(saved.content_draft).toBe(body.content_draft);
    expect(await write(body)).toMatchObject({ status: 200, body: saved });
  });
});

describe('X-104: publishing', () => {
  test('makes a page readable that never was', async () => {
    const { read, write } = await authorOf(neverPublished.page_id);
    const { content_draft, updated_at } = await read();
    const { body } = await write({ content: content_draft, updated_at });
    expect(body).toMatchObject({ content: content_draft, content_draft: null, published_at: Math.floor(now() / 1000) });
  });

  test('leaves the date of a page that was published before', async () => {
    const { read, write } = await authorOf(pinnedInNorthgate.page_id);
    const { published_at, updated_at } = await read();
    const { body } = await write({ content: documentOf('new'), updated_at });
    expect((body as Page).published_at).toBe(published_at);
  });

  test('of what is public already drops a draft, and is refused where the draft is somebody else’s', async () => {
    const { read, write } = await authorOf(pinnedInNorthgate.page_id);
    const { content, updated_at } = await read();
    await write({ content_draft: documentOf('draft'), updated_at });
    expect((await write({ content, updated_at })).status).toBe(409);
    const { updated_at: version } = await read();
    expect((await write({ content, updated_at: version })).body).toMatchObject({ content, content_draft: null });
  });
});

describe('X-104: what is refused', () => {
  test('content that is larger than a page may be', async () => {
    const { read, write } = await authorOf(pinnedInNorthgate.page_id);
    const { updated_at } = await read();
    const content = 'a'.repeat(LARGEST_CONTENT_CHARACTERS + 1);
    expect(await write({ content, updated_at })).toMatchObject({
      status: 422,
      body: { errors: { content: ['The content field must not be greater than 1000000 characters.'] } },
    });
    expect(await write({ content_draft: content, updated_at })).toMatchObject({
      status: 422,
      body: { errors: { content_draft: ['The content draft field must not be greater than 1000000 characters.'] } },
    });
  });

  test.each([
    ['no base64', '%%%'],
    ['no JSON', btoa('Hello')],
    ['a list', btoa('[]')],
    ['a map without a root', btoa('{"a":{"type":"div"}}')],
    ['a node without a type', btoa('{"ROOT":{}}')],
    ['bytes that are no text', btoa('\u00ff\u00fe')],
  ])('%s', async (_, content) => {
    const { read, write } = await authorOf(pinnedInNorthgate.page_id);
    const { updated_at } = await read();
    expect(await write({ content, updated_at })).toMatchObject({
      status: 422,
      body: { errors: { content: ['The content field must be a document.'] } },
    });
    expect((await read()).content).toBe(pinnedInNorthgate.content);
  });

  test('draft and content at once, and neither', async () => {
    const { read, write } = await authorOf(pinnedInNorthgate.page_id);
    const { updated_at } = await read();
    const content = documentOf('both');
    expect((await write({ content, content_draft: content, updated_at })).status).toBe(422);
    expect((await write({ updated_at })).status).toBe(422);
  });

  test('a learner, also while an author views as them', async () => {
    const visitor = await house({ now });
    await visitor.demo.as(sofiaLindqvist.email);
    await visitor.post('impersonate?organisation_id=81', { email: amaraOsei.email });
    expect((await visitor.put(address(pinnedInNorthgate.page_id), { content_draft: null, updated_at: 0 })).status).toBe(
      403,
    );
    expect((await visitor.get(address(neverPublished.page_id))).status).toBe(404);
    expect((await visitor.get('thumbnails?organisation_id=81')).status).toBe(403);
  });
});
