import { expect, test } from 'vitest';
import { acceptedEvidence, evidenceOfTom } from '#fixtures/evidence.ts';
import { amaraOsei, priyaNair } from '#fixtures/people.ts';
import { house } from '../../testing/visit.ts';
import { evidence, type EvidenceBuilder } from './evidence.ts';

const arranged = async (builder: EvidenceBuilder) => {
  const visitor = await house();
  const nowMs = visitor.backend.nowMs();
  const before = await visitor.backend.read((db) => db.tables.evidence.all());
  const row = await visitor.backend.write((db) => builder.arrange({ db, nowMs }));
  return {
    row,
    before,
    after: await visitor.backend.read((db) => db.tables.evidence.all()),
    nowUnix: Math.floor(nowMs / 1000),
  };
};

test('without a trait nothing of what was seeded changes', async () => {
  const { before, after } = await arranged(evidence());
  expect(after).toEqual(before);
});

test('another key makes a copy, of another person, with other words', async () => {
  const { row, before, after, nowUnix } = await arranged(
    evidence().keyed('evidence-new').of(amaraOsei).withMessage(null).waitingFor('30m'),
  );
  expect(after).toHaveLength(before.length + 1);
  expect(row).toMatchObject({
    key: 'evidence-new',
    user_id: amaraOsei.id,
    message: null,
    status: 'pending',
    created_at: nowUnix - 1800,
    file_id: evidenceOfTom.file_id,
  });
});

test('it is accepted or rejected by Priya, and waits again as if nobody had reviewed it', async () => {
  expect((await arranged(evidence().accepted())).row).toMatchObject({
    key: evidenceOfTom.key,
    status: 'accepted',
    reviewed_user_id: priyaNair.id,
    review_message: null,
  });
  expect((await arranged(evidence().rejected('Which course?'))).row).toMatchObject({
    status: 'rejected',
    review_message: 'Which course?',
    last_completed_at: null,
  });
  expect((await arranged(evidence(acceptedEvidence).waitingSince(1_772_323_200))).row).toMatchObject({
    key: acceptedEvidence.key,
    status: 'pending',
    created_at: 1_772_323_200,
    reviewed_user_id: null,
    score: null,
  });
});
