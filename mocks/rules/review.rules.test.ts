import { describe, expect, test } from 'vitest';
import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { emilyFrost, joannaReeve, ruthAdeyemi } from '#fixtures/colleagues.ts';
import { amaraOsei, helenCho, marcusBell, priyaNair, sofiaLindqvist } from '#fixtures/people.ts';
import { house } from '../testing/visit.ts';

const KEY = 'review-508-11';
const BY_USER = 'users/11/assessments/508';
const mark = (id: number, type: string, correct: boolean) => ({ id, type, correct });
const marks = (text: boolean, file: boolean, choice = true) => [
  mark(50801, 'select', choice),
  mark(50802, 'textarea', text),
  mark(50803, 'file', file),
];
const decision = (over: object = {}) => ({
  answers: marks(true, true),
  last_assessed_comments: null,
  last_assessed_file_id: null,
  ...over,
});

const as = async (email = priyaNair.email) => {
  const visitor = await house();
  await visitor.demo.as(email);
  return {
    ...visitor,
    load: async () => (await visitor.get(`a/${KEY}?with=answers,messages`)).body as Assessment,
    decide: (over?: object) => visitor.post(`a/${KEY}/review`, decision(over)),
  };
};

describe('who may review', () => {
  test.each([
    [priyaNair.email, 200],
    [ruthAdeyemi.email, 200],
    [sofiaLindqvist.email, 200],
    [joannaReeve.email, 403],
    [marcusBell.email, 403],
    [helenCho.email, 403],
    [amaraOsei.email, 403],
  ])('D-14: %s: an admin account of that organisation, and nobody else: %i', async (email, status) => {
    const visitor = await as(email);
    for (const path of [`a/${KEY}`, BY_USER]) expect((await visitor.get(path)).status).toBe(status);
    expect((await visitor.get(`a/${KEY}/file/none`)).status).toBe(status === 200 ? 404 : 403);
    expect((await visitor.decide()).status).toBe(status);
    // The session stands either way.
    expect((await visitor.get('me')).status).toBe(200);
  });

  test('D-14: an administrator of one organisation may not decide about another’s work', async () => {
    const visitor = await as();
    expect((await visitor.get('a/review-531-32')).status).toBe(403);
    expect((await visitor.get(`users/${emilyFrost.id}/assessments/531`)).status).toBe(403);
  });

  test('A-26: an unknown key, an unknown person and a malformed one', async () => {
    const visitor = await as();
    expect((await visitor.get('a/none')).status).toBe(404);
    expect((await visitor.get('users/11/assessments/999')).status).toBe(404);
    expect((await visitor.get('users/amara/assessments/508')).status).toBe(422);
  });
});

describe('reading', () => {
  test('D-03, D-16: choices carry their mark, what a person marks carries none; which option is right never leaves', async () => {
    const visitor = await as();
    const { answers, key, status, user } = await visitor.load();
    expect({ key, status }).toEqual({ key: KEY, status: 'review' });
    expect(user).toMatchObject({ name: 'Amara Osei' });
    expect(answers?.map(({ correct }) => correct)).toEqual([true, null, null]);
    const text = await (await visitor.fetch(`a/${KEY}`)).text();
    expect(text).not.toContain('right_option_ids');
  });

  test('C-21: the learner is not told the marks while nobody has decided', async () => {
    const visitor = await as(amaraOsei.email);
    const { answers } = (await visitor.get('assessments/508?organisation_id=1')).body as Assessment;
    expect(answers?.map(({ correct }) => correct)).toEqual([null, null, null]);
  });

  test('D-13: the file of an answer comes by both ways, and no other file does', async () => {
    const visitor = await as();
    for (const path of [`a/${KEY}/file/901?download=true`, `${BY_USER}/files/901?download=true`]) {
      const response = await visitor.fetch(path);
      expect([response.status, response.headers.get('content-disposition')]).toEqual([
        200,
        expect.stringContaining('attachment'),
      ]);
    }
    expect((await visitor.fetch(`a/${KEY}/file/901`)).headers.get('content-disposition')).toContain('inline');
    for (const other of ['902', '904', '50802', 'x'])
      expect((await visitor.fetch(`a/${KEY}/file/${other}`)).status).toBe(404);
  });
});

describe('deciding', () => {
  test('D-10: enough: completed, with score and date; the learner hears by mail and sees the marks', async () => {
    const visitor = await as();
    const { status, body } = await visitor.decide({ last_assessed_comments: 'Clear.' });
    expect([status, body]).toMatchObject([
      200,
      { status: 'completed', passed: true, score: 100, last_assessed_user: { name: 'Priya Nair' } },
    ]);
    const [mail] = await visitor.demo.mail(amaraOsei.email);
    expect(mail).toMatchObject({
      subject: expect.stringContaining('Assessment reviewed'),
      text: expect.stringContaining('You have passed.'),
    });
    await visitor.demo.as(amaraOsei.email);
    expect((await visitor.get('assessments/508?organisation_id=1')).body).toMatchObject({
      answers: [{ correct: true }, { correct: true }, { correct: true }],
    });
  });

  test('D-10, C-23: not enough: pending again, with the attempt used, the comment and the attachment; the learner may read it', async () => {
    const visitor = await as();
    const stored = (await visitor.upload('guide.txt', 'One page.', 'assessment_review')).body as { id: number };
    const { body } = await visitor.decide({
      answers: marks(true, false),
      last_assessed_comments: 'Sign the ticket.',
      last_assessed_file_id: stored.id,
    });
    expect(body).toMatchObject({
      status: 'pending',
      passed: false,
      score: 67,
      attempts: 1,
      history: [{ attempt: 1, score: 67, passed: false }],
    });
    await visitor.demo.as(amaraOsei.email);
    const { messages } = (await visitor.get('assessments/508?organisation_id=1')).body as Assessment;
    expect(messages?.at(-1)).toMatchObject({
      message: 'Sign the ticket.',
      user_name: 'Priya Nair',
      file_id: stored.id,
    });
    expect(await (await visitor.fetch(`files/${stored.id}`)).text()).toBe('One page.');
  });

  test('Y-09, I-12: the learner and the reviewers hear which work was decided; the page that decided does not', async () => {
    const visitor = await as();
    const heard: unknown[][] = [];
    visitor.backend.onPublished(({ event, payload, userId, exceptSocketId }) =>
      heard.push([event, payload, userId, exceptSocketId]),
    );
    await visitor.post(`a/${KEY}/review`, decision(), { 'x-socket-id': '12.34' });
    const { entity_id, organisation_id, reviewer_ids } = await visitor.backend.read((db) =>
      db.tables.assessments.require(508),
    );
    expect(heard).toEqual(
      [...new Set([amaraOsei.id, ...reviewer_ids, priyaNair.id])].map((id) => [
        'entity.updated',
        { entity_id, organisation_id },
        id,
        '12.34',
      ]),
    );
  });

  test('C-07: not enough at the last attempt locks it', async () => {
    const visitor = await as();
    await visitor.backend.write((db) => db.tables.user_assessments.update(50811, { attempts: 3 }));
    expect((await visitor.decide({ answers: marks(false, false) })).body).toMatchObject({
      status: 'locked',
      passed: false,
      score: 33,
    });
  });

  test('R11: one’s own work is for another reviewer to decide', async () => {
    const visitor = await as();
    await visitor.backend.write((db) => db.tables.user_assessments.update(50811, { user_id: priyaNair.id }));
    expect(await visitor.decide()).toMatchObject({
      status: 422,
      body: { errors: { assessment: ['You cannot review your own work.'] } },
    });
  });

  test('D-11: the second of two is refused and changes nothing', async () => {
    const visitor = await as();
    await visitor.decide();
    const second = await visitor.post(
      `${BY_USER}/review`,
      decision({ answers: marks(false, false), last_assessed_comments: 'Too late.' }),
    );
    expect([second.status, second.body]).toEqual([
      422,
      {
        message: 'This assessment has already been reviewed.',
        errors: { assessment: ['This assessment has already been reviewed.'] },
      },
    ]);
    expect(await visitor.load()).toMatchObject({ status: 'completed', last_assessed_comments: null });
  });

  test('what nobody handed in cannot be decided', async () => {
    const visitor = await as();
    expect((await visitor.post('a/review-501-12/review', decision({ answers: [] }))).body).toMatchObject({
      message: 'This assessment is not waiting for a review.',
    });
  });

  test.each([
    ['an answer without its mark', { answers: marks(true, true).slice(0, 2) }, 'answers'],
    ['another question', { answers: [...marks(true, true), mark(50101, 'select', true)] }, 'answers.3.id'],
    ['the same answer twice', { answers: [...marks(true, true), mark(50802, 'textarea', false)] }, 'answers.3.id'],
    ['another type', { answers: [mark(50802, 'file', true), mark(50803, 'file', true)] }, 'answers.0.type'],
    ['an automatic mark turned round (D-03)', { answers: marks(true, true, false) }, 'answers.0.correct'],
    ['an attachment without a comment (D-07)', { last_assessed_file_id: 'own' }, 'last_assessed_comments'],
    [
      'somebody else’s file',
      { last_assessed_comments: 'See here.', last_assessed_file_id: 901 },
      'last_assessed_file_id',
    ],
    ['no such file', { last_assessed_comments: 'See here.', last_assessed_file_id: 123_456 }, 'last_assessed_file_id'],
  ])('422: %s', async (_, over: Record<string, unknown>, field) => {
    const visitor = await as();
    const stored =
      over['last_assessed_file_id'] === 'own'
        ? ((await visitor.upload('guide.txt', 'One page.', 'assessment_review')).body as { id: number })
        : null;
    const reply = await visitor.decide({ ...over, ...(stored ? { last_assessed_file_id: stored.id } : {}) });
    expect([reply.status, Object.keys((reply.body as { errors: object }).errors)]).toEqual([422, [field]]);
    expect(await visitor.load()).toMatchObject({ status: 'review', messages: [] });
  });

  test('D-06: an attachment over the organisation’s limit is refused when it is sent', async () => {
    const visitor = await as();
    const reply = await visitor.upload('large.bin', new Uint8Array(10 * 1024 * 1024 + 1), 'assessment_review');
    expect(reply.status).toBe(422);
  });

  test('a comment that is script, or 100,000 characters long, is kept to the letter', async () => {
    for (const comment of ['<img src=x onerror=alert(1)><script>alert(2)</script>', 'x'.repeat(100_000)]) {
      const visitor = await as();
      expect((await visitor.decide({ last_assessed_comments: comment })).body).toMatchObject({
        last_assessed_comments: comment,
        messages: [{ message: comment }],
      });
      const [mail] = await visitor.demo.mail(amaraOsei.email);
      expect(mail?.html).not.toContain('<script>');
    }
  });
});

describe('R12: what waits', () => {
  test('the assessments of one organisation, those who wait longest first, page by page; for reviewers there', async () => {
    const visitor = await as();
    const all = (await visitor.get('a?organisation_id=1&page=1&per_page=500')).body as {
      total: number;
      data: { key: string; last_submitted_at: number }[];
    };
    expect(all.data.map(({ key }) => key)).toContain('review-508-11');
    expect(all.data.map(({ last_submitted_at: at }) => at)).toEqual(
      all.data.map(({ last_submitted_at: at }) => at).toSorted((one, other) => one - other),
    );
    await visitor.decide();
    expect((await visitor.get('a?organisation_id=1')).body).toMatchObject({ total: all.total - 1 });
    expect((await visitor.get('a?organisation_id=81')).status).toBe(403);
  });
});
