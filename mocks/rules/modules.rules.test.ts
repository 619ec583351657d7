import { describe, expect, test } from 'vitest';
import type { Module } from '#contracts/library/module.schema.ts';
import { externalWithEvidence, moduleWithAPrerequisite } from '#fixtures/library/modules.ts';
import { amaraOsei, helenCho, priyaNair } from '#fixtures/people.ts';
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
