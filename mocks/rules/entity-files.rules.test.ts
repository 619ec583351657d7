import { describe, expect, test } from 'vitest';
import { builderContent, file } from '#fixtures/library/builder-content.ts';
import { decontaminationDocument, handoverVideo } from '#fixtures/files.ts';
import { essentials } from '#fixtures/library/collections.ts';
import { documentInProgress } from '#fixtures/library/modules.ts';
import { pinnedInNorthgate } from '#fixtures/library/pages.ts';
import { amaraOsei, helenCho, tomWhitfield } from '#fixtures/people.ts';
import { handClock, house } from '../testing/visit.ts';

const { now } = handClock();
const visitorAs = async ({ email }: { readonly email: string }) => {
  const visitor = await house({ now });
  await visitor.demo.as(email);
  return {
    ...visitor,
    idsAt: async (path: string): Promise<readonly number[]> =>
      ((await visitor.get(path)).body as { data: readonly { id: number }[] }).data.map(({ id }) => id),
  };
};

describe('X-073, X-074: files of content', () => {
  test('a module has its own', async () => {
    const { idsAt, get } = await visitorAs(amaraOsei);
    const path = `modules/${documentInProgress.module_id}/files`;
    expect(await idsAt(`${path}?organisation_id=1`)).toEqual([decontaminationDocument.id]);
    expect((await get(`${path}?organisation_id=81`)).status).toBe(404);
  });

  test('a collection has those that its content names, each once', async () => {
    const { idsAt, backend } = await visitorAs(amaraOsei);
    await backend.write((db) =>
      db.tables.collections.update(essentials.collection_id, {
        content: builderContent([
          file('The film', handoverVideo.id),
          file('The document', decontaminationDocument.id),
          file('The film again', handoverVideo.id),
        ]),
      }),
    );
    expect(await idsAt(`collections/${essentials.collection_id}/files?organisation_id=1`)).toEqual([
      handoverVideo.id,
      decontaminationDocument.id,
    ]);
  });

  test('what an author uploaded can be chosen, and comes to readers once the page names it', async () => {
    const helen = await visitorAs(helenCho);
    const path = `pages/${pinnedInNorthgate.page_id}`;
    const { id } = (await helen.upload('rota.pdf', '%PDF-', 'module')).body as { id: number };
    expect(await helen.idsAt(`${path}/files?organisation_id=81`)).toEqual([id]);
    const { updated_at } = (await helen.get(`${path}?organisation_id=81`)).body as { updated_at: number };
    await helen.put(`${path}?organisation_id=81`, { content: builderContent([file('Rota', id)]), updated_at });
    await helen.demo.as(amaraOsei.email);
    expect(await helen.idsAt(`${path}/files?organisation_id=81`)).toEqual([id]);
    expect((await helen.fetch(`${path}/files/${id}?organisation_id=81&download=true`)).status).toBe(200);
    // P-16: a film is played from its own address.
    expect((await helen.fetch(`files/${id}/view`)).status).toBe(200);
    await helen.demo.as(tomWhitfield.email);
    expect((await helen.fetch(`files/${id}/view`)).status).toBe(403);
  });

  test('content that cannot be read names none', async () => {
    const { idsAt, backend } = await visitorAs(amaraOsei);
    await backend.write((db) => db.tables.pages.update(pinnedInNorthgate.page_id, { content: 'no document' }));
    expect(await idsAt(`pages/${pinnedInNorthgate.page_id}/files?organisation_id=81`)).toEqual([]);
  });
});
