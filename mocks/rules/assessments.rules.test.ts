import { describe, expect, test } from 'vitest';
import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import {
  choicesOnlyWithTwoAttempts,
  finalAssessmentWithEveryType,
  returnedWithCommentAndAttachment,
} from '#fixtures/assessments/infection-control.ts';
import { amaraOsei, priyaNair, tomWhitfield } from '#fixtures/people.ts';
import { answersTo, type AnswerChoices } from '../testing/answers.ts';
import { house } from '../testing/visit.ts';

const EVERY_TYPE = finalAssessmentWithEveryType.assessment_id as number;
const CHOICES = choicesOnlyWithTwoAttempts.assessment_id as number;
const RETURNED = returnedWithCommentAndAttachment.assessment_id as number;
const query = 'organisation_id=1&with=collection,module,answers';

const signedIn = async (email = amaraOsei.email) => {
  const visitor = await house();
  await visitor.demo.as(email);
  const submit = async (id: number, choices?: AnswerChoices) =>
    visitor.post(`assessments/${id}/answers?${query}`, { answers: await answersTo(visitor.backend, id, choices) });
  const load = async (id: number) =>
    (await visitor.get(`assessments/${id}?organisation_id=1&status=!exempt&with=collection,module`)).body as Assessment;
  return { ...visitor, submit, load };
};

describe('reading an assessment', () => {
  test('C-01: questions, messages and comments are embedded, the parent as asked for', async () => {
    const visitor = await signedIn();
    const reply = await visitor.load(RETURNED);
    expect(reply.questions.map(({ type }) => type)).toEqual(['select', 'textarea']);
    expect(reply.messages).toHaveLength(2);
    expect(reply.last_assessed_file_id).toBe(902);
    expect(reply.module).toMatchObject({ assessable: true });
    expect((await visitor.get(`assessments/${RETURNED}?organisation_id=1`)).body).not.toHaveProperty('module');
  });

  test('C-33: which option is right never leaves the server', async () => {
    const visitor = await signedIn();
    const response = await visitor.fetch(`assessments/${CHOICES}?${query}`);
    expect(await response.text()).not.toContain('right_option_ids');
  });

  test('A-26: an unknown id, another organisation’s and one that is not assigned are 404', async () => {
    const visitor = await signedIn();
    for (const path of [
      'assessments/999999?organisation_id=1',
      `assessments/${CHOICES}?organisation_id=81`,
      'assessments/533?organisation_id=12',
      'assessments/abc?organisation_id=1',
    ]) {
      const reply = await visitor.get(path);
      expect([path, reply.status]).toEqual([path, path.includes('abc') ? 422 : 404]);
    }
    expect((await visitor.get('assessments/999999?organisation_id=1')).body).toEqual({
      message: 'No query results for model [App\\Models\\Assessment] 999999',
    });
  });

  test('A-26: what is still assigned to somebody who no longer belongs to the organisation is a 404', async () => {
    const visitor = await signedIn();
    await visitor.backend.write(async (db) => {
      const membership = db.tables.memberships.first(
        (row) => row.user_id === amaraOsei.id && row.organisation_id === 1,
      );
      await db.tables.memberships.remove(membership?.id ?? '');
    });
    expect((await visitor.get(`assessments/${CHOICES}?organisation_id=1`)).status).toBe(404);
    expect((await visitor.submit(CHOICES)).status).toBe(404);
  });

  test('C-23: an exempt assessment is shown', async () => {
    expect((await (await signedIn()).load(510)).status).toBe('exempt');
  });

  test('a completed assessment whose expiry passes on the virtual clock is expired', async () => {
    const visitor = await signedIn();
    await visitor.submit(CHOICES);
    await visitor.backend.write(async (db) => {
      const taken = db.tables.user_assessments.first(
        (row) => row.user_id === amaraOsei.id && row.assessment_id === CHOICES,
      );
      await db.tables.user_assessments.update(taken?.user_assessment_id ?? 0, {
        expires_at: Math.floor(visitor.backend.nowMs() / 1000) + 86_400,
      });
    });
    expect((await visitor.load(CHOICES)).status).toBe('completed');
    await visitor.demo.clock.advance('2d');
    expect((await visitor.load(CHOICES)).status).toBe('expired');
  });

  test('X-019: the list holds what is assigned in the organisation, without SCO, a page at a time', async () => {
    const visitor = await signedIn();
    const { body } = await visitor.get('assessments?organisation_id=1&per_page=100');
    const { data, total } = body as { data: Assessment[]; total: number };
    expect(data).toHaveLength(total);
    expect(data.map((card) => card.assessment_type_key)).not.toContain('SCO');
    expect(data.map((card) => card.title)).toEqual(
      data.map((card) => card.title).toSorted((a, b) => a.localeCompare(b, 'en')),
    );
    expect((await visitor.get('assessments?organisation_id=1&per_page=5')).body).toMatchObject({
      current_page: 1,
      per_page: 5,
      from: 1,
      to: 5,
      total,
    });
    expect((await visitor.get('assessments?organisation_id=12')).body).toMatchObject({
      total: 0,
      data: [],
      from: null,
      last_page: 1,
    });
  });
});

describe('submitting', () => {
  test('C-18, C-33: choices only, all right: completed at once', async () => {
    const visitor = await signedIn();
    expect(await visitor.submit(CHOICES)).toMatchObject({
      status: 200,
      body: { status: 'completed', passed: true, score: 100, attempts: 1 },
    });
    expect((await visitor.load(CHOICES)).history).toMatchObject([{ attempt: 1, score: 100, passed: true }]);
  });

  test('C-07, C-19: a failing try uses up an attempt, the last one locks', async () => {
    const visitor = await signedIn();
    const wrong = [50201, 50202];
    expect((await visitor.submit(CHOICES, { wrong })).body).toMatchObject({
      status: 'pending',
      passed: false,
      score: 60,
      attempts: 1,
    });
    expect((await visitor.submit(CHOICES, { wrong })).body).toMatchObject({
      status: 'locked',
      passed: false,
      attempts: 2,
    });
    expect(await visitor.submit(CHOICES)).toMatchObject({
      status: 422,
      body: { errors: { assessment: ['This assessment cannot be submitted now.'] } },
    });
    expect((await visitor.load(CHOICES)).attempts).toBe(2);
  });

  test.each(['one right option missing', 'one wrong option too many'])(
    'C-33: a multiple choice is right only with exactly the right set: %s',
    async (situation) => {
      const visitor = await signedIn();
      const answers = await answersTo(visitor.backend, CHOICES);
      const given = situation.includes('missing')
        ? answers.filter(({ value }) => value !== 502031)
        : [...answers, { id: 50203, value: 502033 }];
      expect(given.length).not.toBe(answers.length);
      expect((await visitor.post(`assessments/${CHOICES}/answers?${query}`, { answers: given })).body).toMatchObject({
        score: 80,
      });
    },
  );

  test('C-33: passing compares the unrounded share: two of three reach 66.66, not 66.67', async () => {
    const visitor = await signedIn();
    expect((await visitor.submit(527, { wrong: [52701] })).body).toMatchObject({ score: 67, passed: false });
    expect((await visitor.submit(528, { wrong: [52801] })).body).toMatchObject({ score: 67, passed: true });
  });

  test('C-07: null and 0 attempts are without limit', async () => {
    const visitor = await signedIn();
    for (const id of [521, 529])
      expect((await visitor.submit(id, { wrong: [id * 100 + 1, id * 100 + 2] })).body).toMatchObject({
        status: 'pending',
        passed: false,
      });
  });

  test('C-15: as many questions as were shown are accepted, whichever they are; the share is of those', async () => {
    const visitor = await signedIn();
    expect((await visitor.submit(518, { first: 3 })).body).toMatchObject({
      errors: { answers: ['The answers field must contain 4 items.'] },
    });
    expect((await visitor.submit(518, { first: 5 })).status).toBe(422);
    expect((await visitor.submit(518, { first: 4, wrong: [51801] })).body).toMatchObject({
      score: 75,
      passed: true,
      status: 'completed',
    });
  });

  test('C-20, C-33: a text and a file go to a reviewer, who is mailed a link', async () => {
    const visitor = await signedIn();
    const file = ((await visitor.upload('log.txt', 'one')).body as { id: number }).id;
    const reply = await visitor.submit(EVERY_TYPE, { file });
    expect(reply).toMatchObject({ status: 200, body: { status: 'review', score: null, passed: null, attempts: 1 } });
    expect((reply.body as Assessment).answers?.map(({ key, correct }) => [key, correct])).toEqual([
      [null, null],
      [null, null],
      [null, null],
      [String(file), null],
    ]);
    const [mail] = await visitor.demo.mail(priyaNair.email);
    expect(mail?.links).toEqual([expect.stringMatching(/^\/a\/.+/)]);
    expect(mail?.text).toContain('Amara Osei');
    expect((await visitor.submit(EVERY_TYPE, { file })).status).toBe(422);
  });

  test('Y-09, I-12: the learner’s other pages hear of a submission, and the reviewers of one that waits for them', async () => {
    const visitor = await signedIn();
    const heard: unknown[][] = [];
    visitor.backend.onPublished(({ event, payload, userId, exceptSocketId }) =>
      heard.push([event, payload, userId, exceptSocketId]),
    );
    await visitor.submit(CHOICES);
    const { entity_id, organisation_id } = choicesOnlyWithTwoAttempts;
    expect(heard).toEqual([['entity.updated', { entity_id, organisation_id }, amaraOsei.id, null]]);
    const answers = await answersTo(visitor.backend, 520);
    await visitor.post(`assessments/520/answers?${query}`, { answers }, { 'x-socket-id': '12.34' });
    expect(heard.slice(1).map(([event, , userId, except]) => [event, userId, except])).toEqual([
      ['entity.updated', amaraOsei.id, '12.34'],
      ['entity.updated', priyaNair.id, '12.34'],
    ]);
  });

  test('C-33: the review flag sends choices to a reviewer too', async () => {
    expect((await (await signedIn()).submit(520)).body).toMatchObject({ status: 'review', passed: null });
  });

  test('C-04: what is not available yet is refused, unless it may be taken early', async () => {
    const visitor = await signedIn();
    expect((await visitor.submit(504)).body).toMatchObject({
      errors: { assessment: ['This assessment is not available yet.'] },
    });
    expect((await visitor.submit(524)).status).toBe(200);
  });

  test('C-06, C-08: an offline assessment and one without questions take no answers', async () => {
    const visitor = await signedIn();
    for (const id of [505, 506]) expect([id, (await visitor.submit(id)).status]).toEqual([id, 422]);
  });

  test.each([
    [
      'an option of another question',
      { id: 50101, value: 501021 },
      'answers.0.value',
      'The selected answers.0.value is invalid.',
    ],
    [
      'a question of another assessment',
      { id: 50201, value: 502011 },
      'answers.0.id',
      'The selected answers.0.id is invalid.',
    ],
    ['a blank text', { id: 50103, value: '   ' }, 'answers.0.value', 'The answers.0.value field is required.'],
    [
      'a text of 2,001 characters',
      { id: 50103, value: 'a'.repeat(2001) },
      'answers.0.value',
      'The answers.0.value field must not be greater than 2000 characters.',
    ],
    [
      'a file that there is not',
      { id: 50104, value: 1 },
      'answers.0.value',
      'The selected answers.0.value is invalid.',
    ],
    ['somebody else’s file', { id: 50104, value: 903 }, 'answers.0.value', 'The selected answers.0.value is invalid.'],
  ])('C-32, L19: %s is refused under its dotted key', async (_, answer, field, message) => {
    const visitor = await signedIn();
    expect(await visitor.post(`assessments/${EVERY_TYPE}/answers?${query}`, { answers: [answer] })).toMatchObject({
      status: 422,
      body: { errors: { [field]: [message] } },
    });
    expect((await visitor.load(EVERY_TYPE)).attempts).toBe(0);
  });

  test('C-11: a single choice takes one answer', async () => {
    const visitor = await signedIn();
    const both = [
      { id: 50201, value: 502011 },
      { id: 50201, value: 502012 },
    ];
    expect((await visitor.post(`assessments/${CHOICES}/answers?${query}`, { answers: both })).body).toMatchObject({
      errors: { 'answers.1.id': ['The answers.1.id field has a duplicate value.'] },
    });
  });

  test('C-13: a file over the limit of its question is refused though the organisation would take it', async () => {
    const visitor = await house();
    await visitor.demo.as(tomWhitfield.email);
    const file = ((await visitor.upload('log.txt', new Uint8Array(3 * 1024 * 1024))).body as { id: number }).id;
    await visitor.backend.write(async (db) => {
      const taken = db.tables.user_assessments.first(
        (row) => row.user_id === tomWhitfield.id && row.assessment_id === 508,
      );
      await db.tables.user_assessments.update(taken?.user_assessment_id ?? 0, { status: 'pending' });
    });
    const reply = await visitor.post(`assessments/508/answers?${query}`, {
      answers: await answersTo(visitor.backend, 508, { file }),
    });
    expect(reply.body).toMatchObject({
      errors: { 'answers.2.value': ['The answers.2.value field must not be greater than 2048 kilobytes.'] },
    });
  });

  test('twenty submissions at once are decided one after the other: none is lost, none counts twice', async () => {
    const visitor = await signedIn();
    const wrong = [50201, 50202];
    const replies = await Promise.all(Array.from({ length: 20 }, () => visitor.submit(CHOICES, { wrong })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(18);
    expect(await visitor.load(CHOICES)).toMatchObject({ attempts: 2, status: 'locked' });
    const uploads = await Promise.all(Array.from({ length: 20 }, (_, nth) => visitor.upload(`${nth}.txt`, `${nth}`)));
    expect(new Set(uploads.map(({ body }) => (body as { id: number }).id)).size).toBe(20);
  });
});
