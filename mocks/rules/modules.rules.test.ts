import { describe, expect, test } from 'vitest';
import type { Module } from '#contracts/library/module.schema.ts';
import {
  documentInProgress,
  externalWithEvidence,
  harbourFirst,
  linkInTheSameTab,
  moduleWithAPrerequisite,
  scormInProgress,
  videoModule,
} from '#fixtures/library/modules.ts';
import { amaraOsei, helenCho, priyaNair } from '#fixtures/people.ts';
import type { Database } from '../db/database.ts';
import { evidence } from '../scenarios/traits/evidence.ts';
import { handClock, house } from '../testing/visit.ts';

const OWN = 'evidence-bls-amara';
const { now } = handClock();

const as = async (email = amaraOsei.email) => {
  const visitor = await house({ now });
  await visitor.demo.as(email);
  const open = (id: number, organisationId = 1) =>
    visitor.get(`modules/${id}?organisation_id=${organisationId}&with=assessments.module,entity,evidence,custom`);
  return {
    ...visitor,
    open,
    load: async (id: number = externalWithEvidence.module_id) => (await open(id)).body as Module,
  };
};

const evidenceOf = ({ evidence: pieces }: Module) =>
  pieces?.map(({ key, status, review_message }) => [key, status, review_message]);

describe('N-01: a module for its person', () => {
  test('N-16: with the evidence that they sent themselves, newest first', async () => {
    const { load, backend } = await as();
    expect(evidenceOf(await load())).toEqual([[OWN, 'pending', null]]);
    await backend.write((db) => evidence({ key: OWN }).keyed('newer').waitingFor('1h').arrange({ db, nowMs: now() }));
    expect(evidenceOf(await load())?.map(([key]) => key)).toEqual(['newer', OWN]);
  });

  test('N-17: accepted by a reviewer, it is complete; rejected, it has the words', async () => {
    const { load, demo, patch } = await as(priyaNair.email);
    await patch(`e/${OWN}`, { status: 'rejected', message: 'The other side, please.' });
    await demo.as(amaraOsei.email);
    expect(await load()).toMatchObject({
      status: 'expired',
      evidence: [
        {
          status: 'rejected',
          review_message: 'The other side, please.',
          file: { url: expect.stringMatching(/^files\/\d+$/) as string },
        },
      ],
    });
    await demo.reset();
    await demo.as(priyaNair.email);
    await patch(`e/${OWN}`, { status: 'accepted', last_completed_at: Math.floor(now() / 1000), score: 90 });
    await demo.as(amaraOsei.email);
    expect(await load()).toMatchObject({
      status: 'completed',
      evidence: [{ status: 'accepted', score: 90, review_message: null }],
    });
  });

  test('N-08, N-16: what comes first, the organisation’s own setting, and where nothing was sent, nothing', async () => {
    const { load } = await as();
    const module = await load(moduleWithAPrerequisite.module_id);
    expect(module.prerequisites).toEqual([
      expect.objectContaining({
        title: 'Water lines and legionella',
        type: 'MOD',
        completed: false,
        source_entity_id: 10_706,
        entity_id: 10_707,
      }),
    ]);
    expect([module.evidence, module.custom]).toEqual([[], { can_evidence: null }]);
  });

  test('M-18: the assessments that belong to it', async () => {
    const { load, backend } = await as();
    const [assessment] = await backend.read((db) => {
      const taken = new Set(
        db.tables.user_assessments
          .where(({ user_id, organisation_id }) => user_id === amaraOsei.id && organisation_id === 1)
          .map(({ assessment_id }) => assessment_id),
      );
      return db.tables.assessments.where(
        ({ assessment_id, parent }) => taken.has(assessment_id) && parent?.type === 'module',
      );
    });
    expect((await load(assessment?.parent?.id)).assessments?.map(({ assessment_id }) => assessment_id)).toContain(
      assessment?.assessment_id,
    );
  });

  test('what is not assigned opens for members, without a status; another organisation’s is not there', async () => {
    const member = await as(priyaNair.email);
    expect(await member.load(moduleWithAPrerequisite.module_id)).toMatchObject({ status: null, user_entity_id: null });
    expect((await member.open(externalWithEvidence.module_id, 81)).status).toBe(404);
    expect((await member.open(803)).status).toBe(404);
    expect((await (await as(helenCho.email)).open(externalWithEvidence.module_id)).status).toBe(404);
  });
});

describe('X-070: the view of a module', () => {
  const view = async (moduleId: number, organisationId = 1, change: (db: Database) => unknown = () => undefined) => {
    const visitor = await house({ now });
    await visitor.demo.as(amaraOsei.email);
    await visitor.backend.write((db) => change(db));
    return visitor.fetch(`modules/${moduleId}/view?organisation_id=${organisationId}`);
  };

  test('a document is shown in its frame', async () => {
    const reply = await view(documentInProgress.module_id);
    expect([reply.status, reply.headers.get('content-disposition')?.split(';')[0]]).toEqual([200, 'inline']);
  });

  test('a package is played', async () => {
    const reply = await view(scormInProgress.module_id);
    expect([reply.status, await reply.text()]).toEqual([200, expect.stringContaining('__scorm') as string]);
  });

  test('a package that cannot be read says so', async () => {
    const reply = await view(scormInProgress.module_id, 1, (db) =>
      db.tables.modules.update(scormInProgress.module_id, { file_id: documentInProgress.file_id }),
    );
    expect([reply.status, await reply.text()]).toEqual([
      200,
      expect.stringContaining('its package is damaged') as string,
    ]);
  });

  test.each([
    ['a film', videoModule.module_id, 1],
    ['a link', linkInTheSameTab.module_id, 1],
    ['a module of another organisation', documentInProgress.module_id, 81],
  ])('of %s there is nothing to view', async (_, moduleId, organisationId) => {
    expect((await view(moduleId, organisationId)).status).toBe(404);
  });

  test('of a document whose file is gone there is nothing to view', async () => {
    const lost = await view(documentInProgress.module_id, 1, (db) =>
      db.tables.modules.update(documentInProgress.module_id, { file_id: null }),
    );
    expect([lost.status, ((await lost.json()) as { message: string }).message]).toEqual([
      404,
      'No query results for model [App\\Models\\File] 0',
    ]);
  });
});

describe('X-075, X-028: the file and the assessments of a module', () => {
  test('a file that is gone, or of a module of another organisation, is not there to be saved', async () => {
    const visitor = await as();
    await visitor.backend.write((db) => db.tables.modules.update(documentInProgress.module_id, { file_id: null }));
    const lost = await visitor.get(`modules/${documentInProgress.module_id}?download=true`);
    expect(lost).toMatchObject({ status: 404, body: { message: 'No query results for model [App\\Models\\File] 0' } });
    expect((await visitor.get(`modules/${harbourFirst.module_id}?download=true`)).status).toBe(404);
  });

  test('the assessments are those of the kind that was asked for, all without one, none of a module elsewhere', async () => {
    const visitor = await as();
    const list = async (query: string) =>
      (await visitor.get(`modules/${documentInProgress.module_id}/assessments?organisation_id=${query}`)) as {
        status: number;
        body: { data: { assessment_type_key: string }[] };
      };
    const all = (await list('1')).body.data;
    const exams = (await list('1&assessment_type_key=EXM')).body.data;
    expect(exams).toEqual(all.filter(({ assessment_type_key: key }) => key === 'EXM'));
    expect((await list('1&assessment_type_key=OBS')).body.data).toEqual(
      all.filter(({ assessment_type_key: key }) => key === 'OBS'),
    );
    expect(all.length).toBeGreaterThan(0);
    expect((await list('81')).status).toBe(404);
  });
});
