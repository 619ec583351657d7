import { describe, expect, test } from 'vitest';
import type { Evidence } from '#contracts/evidence/evidence.schema.ts';
import type { Module } from '#contracts/library/module.schema.ts';
import {
  documentToConfirm,
  downloadThenConfirm,
  evidenceByTheOrganisation,
  externalWithEvidence,
} from '#fixtures/library/modules.ts';
import { amaraOsei, priyaNair } from '#fixtures/people.ts';
import { handClock, house } from '../testing/visit.ts';

const { now } = handClock();

const amara = async () => {
  const visitor = await house({ now });
  await visitor.demo.as(amaraOsei.email);
  const stored = async (name = 'certificate.pdf', type = 'evidence'): Promise<number> =>
    ((await visitor.upload(name, '%PDF-1.4', type)).body as { id: number }).id;
  const send = (moduleId: number, file_id: number, message: string | null = null) =>
    visitor.post(`modules/${moduleId}/evidence`, { organisation_id: 1, file_id, message });
  return {
    ...visitor,
    stored,
    send,
    load: async (id: number): Promise<Module> => (await visitor.get(`modules/${id}?organisation_id=1`)).body as Module,
  };
};

const OWN = evidenceByTheOrganisation.module_id;

describe('N-16: sending evidence', () => {
  test('it waits, with file and message; reviewers are asked by mail, and every page that shows it hears of it', async () => {
    const { send, stored, load, backend } = await amara();
    const { status, body } = await send(OWN, await stored(), 'Twenty entries.');
    expect([status, body]).toEqual([201, expect.objectContaining({ status: 'pending', message: 'Twenty entries.' })]);
    expect((await load(OWN)).evidence?.map(({ key }) => key)).toEqual([(body as Evidence).key]);
    const { mails, told } = await backend.read((db) => ({
      mails: db.state.mailbox
        .filter(({ to }) => to === priyaNair.email)
        .map(({ html }) => html.includes(`/e/${(body as Evidence).key}`)),
      told: db.state.events.map(({ userId }) => userId),
    }));
    expect(mails).toEqual([true]);
    expect(told).toEqual(expect.arrayContaining([amaraOsei.id, priyaNair.id]));
  });

  test('once: while it waits nothing more is taken; after a rejection it is', async () => {
    const { send, stored, demo, patch } = await amara();
    const { body } = await send(OWN, await stored());
    const again = await stored();
    expect((await send(OWN, again)).body).toMatchObject({
      errors: { module: ['Your evidence is already in review.'] },
    });
    await demo.as(priyaNair.email);
    await patch(`e/${(body as Evidence).key}`, { status: 'rejected', message: 'Please countersign.' });
    await demo.as(amaraOsei.email);
    expect((await send(OWN, again)).status).toBe(201);
  });

  test.each([
    ['a module that takes none', documentToConfirm.module_id, { module: ['This module takes no evidence.'] }],
    [
      'a module that waits for other training',
      downloadThenConfirm.module_id,
      { module: ['This module takes no evidence.'] },
    ],
  ])('not about %s', async (_, id, errors) => {
    const { send, stored } = await amara();
    expect((await send(id, await stored())).body).toMatchObject({ errors });
  });

  test('N-08: not before the module is open', async () => {
    const { send, stored, backend } = await amara();
    await backend.write((db) => db.tables.modules.update(downloadThenConfirm.module_id, { can_evidence: true }));
    expect((await send(downloadThenConfirm.module_id, await stored())).body).toMatchObject({
      errors: { module: ['Other training must be completed first.'] },
    });
  });

  test('K-02: only one’s own file, stored as evidence, of a kind that reviewers can see', async () => {
    const { send, stored } = await amara();
    expect((await send(OWN, 921)).body).toMatchObject({ errors: { file_id: ['The selected file is invalid.'] } });
    expect((await send(OWN, await stored('certificate.pdf', 'assessment_answer'))).body).toMatchObject({
      errors: { file_id: ['The selected file is invalid.'] },
    });
    expect((await send(OWN, await stored('notes.txt'))).body).toMatchObject({
      errors: { file_id: ['The file must be a PDF, a JPEG or a video.'] },
    });
  });

  test('N-15: completed training takes evidence where it expires, and none where it does not', async () => {
    const { send, stored, backend } = await amara();
    const completed = (id: number) =>
      backend.write((db) =>
        db.tables.user_entities.update(
          db.tables.user_entities.first(({ user_id, entity_id }) => user_id === amaraOsei.id && entity_id === id)
            ?.user_entity_id ?? 0,
          { status: 'completed', expires_at: null },
        ),
      );
    await completed(evidenceByTheOrganisation.entity_id);
    expect((await send(OWN, await stored())).body).toMatchObject({
      errors: { module: ['This module takes no evidence.'] },
    });
    await completed(externalWithEvidence.entity_id);
    expect((await send(externalWithEvidence.module_id, await stored())).body).toMatchObject({
      errors: { module: ['Your evidence is already in review.'] },
    });
  });
});
