import { expect, test } from 'vitest';
import { waitingForAReviewer } from '#fixtures/assessments/outcomes.ts';
import { textQuestion } from '#fixtures/assessments/questions.ts';
import { amaraOsei, lukeFenwick } from '#fixtures/people.ts';
import { house } from '../../testing/visit.ts';
import { assessment, type AssessmentBuilder } from './assessment.ts';

const ID = waitingForAReviewer.assessment_id;

const arranged = async (builder: AssessmentBuilder) => {
  const visitor = await house();
  const nowMs = visitor.backend.nowMs();
  const before = await visitor.backend.read((db) => db.tables.user_assessments.all());
  const rows = await visitor.backend.write((db) => builder.arrange({ db, nowMs }));
  const after = await visitor.backend.read((db) => db.tables.user_assessments.all());
  await visitor.demo.as(amaraOsei.email);
  const read = async (id: number) => (await visitor.get(`assessments/${id}?organisation_id=1`)).body;
  return { ...rows, before, after, nowUnix: Math.floor(nowMs / 1000), read };
};

test('without a trait nothing of what was seeded changes', async () => {
  const { before, after } = await arranged(assessment());
  expect(after).toEqual(before);
});

test('each state is what the learner is told', async () => {
  for (const [builder, told] of [
    [assessment().pending(), { status: 'pending', attempts: 0 }],
    [assessment().inReview(), { status: 'review', attempts: 1, passed: null }],
    [assessment().passed(80), { status: 'completed', passed: true, score: 80 }],
    [assessment().locked(), { status: 'locked', passed: false }],
  ] as const) {
    expect(await (await arranged(builder)).read(ID)).toMatchObject(told);
  }
});

test('it expires after a time from the clock’s now, and its review has a key', async () => {
  const { taken, nowUnix } = await arranged(assessment().pending().expiringIn('1d').reviewedAt('a-key'));
  expect(taken).toMatchObject({ review_key: 'a-key', expires_at: nowUnix + 86_400 });
});

test('an answer takes the place of the one that stands there, and the others stay', async () => {
  const { before, taken } = await arranged(assessment().answering({ 50803: 990_001 }));
  const seeded = before.find(({ user_assessment_id }) => user_assessment_id === taken.user_assessment_id);
  expect(taken.answers).toEqual(
    seeded?.answers.map((answer) =>
      answer.question_id === 50803 ? { question_id: 50803, value: 990_001, correct: null } : answer,
    ),
  );
});

test('a copy has its own id and questions, and leaves the seeded one as it is', async () => {
  const copy = assessment()
    .copied({ assessment_id: 990, code: 'COPY', title: 'A copy' })
    .asking([textQuestion(990_000, 'What did you see?')])
    .answering({ 990_000: 'A seal.' });
  const { before, after, taken, read } = await arranged(copy);
  expect(after.filter((row) => row.user_assessment_id !== taken.user_assessment_id)).toEqual(before);
  expect(taken).toMatchObject({
    assessment_id: 990,
    review_key: `review-990-${amaraOsei.id}`,
    answers: [{ question_id: 990_000, value: 'A seal.', correct: null }],
  });
  expect(await read(990)).toMatchObject({ title: 'A copy', status: 'review' });
});

test('somebody who has not been assigned it is from then on', async () => {
  const { before, taken } = await arranged(assessment().of(lukeFenwick).pending());
  expect(before.some((row) => row.assessment_id === ID && row.user_id === lukeFenwick.id)).toBe(false);
  expect(taken).toMatchObject({ user_id: lukeFenwick.id, status: 'pending', answers: [] });
});
