import { describe, expect, test } from 'vitest';
import { builderContent, file } from '#fixtures/library/builder-content.ts';
import { amarasTicket, decontaminationDocument, handoverVideo } from '#fixtures/files.ts';
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

  test('what somebody handed in is opened by no content, and content names nothing for strangers', async () => {
    const tom = await visitorAs(tomWhitfield);
    const path = `modules/${documentInProgress.module_id}/files`;
    await tom.backend.write((db) =>
      db.tables.modules.update(documentInProgress.module_id, { file_id: amarasTicket.id }),
    );
    expect(await tom.idsAt(`${path}?organisation_id=1`)).toEqual([]);
    expect((await tom.fetch(`${path}/${amarasTicket.id}?organisation_id=1&download=true`)).status).toBe(404);
    await tom.demo.as(helenCho.email);
    expect((await tom.get(`${path}?organisation_id=1`)).status).toBe(404);
    await tom.demo.as(tomWhitfield.email);
    expect((await tom.get(`pages/${pinnedInNorthgate.page_id}/files?organisation_id=81`)).status).toBe(404);
  });

  test('X-074: the file that is asked for, as a download, and none that content does not name', async () => {
    const amara = await visitorAs(amaraOsei);
    await amara.backend.write((db) =>
      db.tables.collections.update(essentials.collection_id, {
        content: builderContent([file('The film', handoverVideo.id), file('A document', decontaminationDocument.id)]),
      }),
    );
    const path = `collections/${essentials.collection_id}/files`;
    const response = await amara.fetch(`${path}/${decontaminationDocument.id}?organisation_id=1&download=true`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect((await amara.fetch(`${path}/${amarasTicket.id}?organisation_id=1&download=true`)).status).toBe(404);
  });

  test('X-073: what an author uploaded, the newest first, and of one moment the last', async () => {
    const helen = await visitorAs(helenCho);
    const upload = async (name: string) => ((await helen.upload(name, '%PDF-', 'module')).body as { id: number }).id;
    const ids = [await upload('one.pdf'), await upload('two.pdf'), await upload('three.pdf')];
    const [one = 0, two = 0, three = 0] = ids;
    await helen.backend.write((db) => db.tables.files.update(one, { created_at: 9_000_000_000 }));
    expect(await helen.idsAt(`pages/${pinnedInNorthgate.page_id}/files?organisation_id=81`)).toEqual([one, three, two]);
  });

  test('content that cannot be read names none', async () => {
    const { idsAt, backend } = await visitorAs(amaraOsei);
    await backend.write((db) => db.tables.pages.update(pinnedInNorthgate.page_id, { content: 'no document' }));
    expect(await idsAt(`pages/${pinnedInNorthgate.page_id}/files?organisation_id=81`)).toEqual([]);
  });
});
