import { describe, expect, test } from 'vitest';
import { hannahWojcik } from '#fixtures/colleagues.ts';
import { amaraOsei, lukeFenwick, priyaNair, tomWhitfield } from '#fixtures/people.ts';
import type { UserAssessmentRecord } from '#fixtures/records/assessment.record.ts';
import { house, type House } from '../testing/visit.ts';

const MEGABYTE = 1024 * 1024;

const signedIn = async (email: string) => {
  const visitor = await house();
  await visitor.demo.as(email);
  return visitor;
};

test('K-01: a stored file comes back as it was sent', async () => {
  const visitor = await signedIn(amaraOsei.email);
  const content = new Uint8Array(1000).map((_, index) => index % 256);
  const reply = await visitor.upload('Zoë’s log.TXT', content);
  expect(reply).toMatchObject({
    status: 201,
    body: { name: 'Zoë’s log.TXT', extension: 'txt', mimetype: 'text/plain' },
  });
  const { id } = reply.body as { id: number };
  const response = await visitor.fetch(`files/${id}?download=true`);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(content);
  expect(response.headers.get('content-type')).toBe('text/plain');
  expect(response.headers.get('content-length')).toBe('1000');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="Zo__s log.TXT"; filename*=UTF-8''Zo%C3%AB%E2%80%99s%20log.TXT`,
  );
});

test('K-01: files/ is heard with and without its slash', async () => {
  const visitor = await signedIn(amaraOsei.email);
  const form = new FormData();
  form.append('file', new File(['one'], 'one.txt'));
  form.append('type', 'assessment_answer');
  const response = await visitor.fetch('files', {
    method: 'POST',
    body: form,
    headers: { 'x-xsrf-token': visitor.token() },
  });
  expect(response.status).toBe(201);
});

test('C-14: 9 MB are stored where 10 MB is the limit, 11 MB are not', async () => {
  const visitor = await signedIn(amaraOsei.email);
  expect((await visitor.upload('nine.pdf', new Uint8Array(9 * MEGABYTE))).status).toBe(201);
  expect(await visitor.upload('eleven.pdf', new Uint8Array(11 * MEGABYTE))).toMatchObject({
    status: 422,
    body: { errors: { file: ['The file field must not be greater than 10240 kilobytes.'] } },
  });
});

test('a file of zero bytes, none at all and an unknown kind are refused', async () => {
  const visitor = await signedIn(amaraOsei.email);
  expect(await visitor.upload('empty.txt', '')).toMatchObject({
    status: 422,
    body: { errors: { file: ['The file field must not be empty.'] } },
  });
  expect(await visitor.upload('one.txt', 'one', 'anything')).toMatchObject({
    status: 422,
    body: { errors: { type: ['The selected type is invalid.'] } },
  });
  const form = new FormData();
  form.append('type', 'assessment_answer');
  expect(
    (await visitor.fetch('files/', { method: 'POST', body: form, headers: { 'x-xsrf-token': visitor.token() } }))
      .status,
  ).toBe(422);
});

test('without a session nothing is stored', async () => {
  expect((await (await house()).upload('one.txt', 'one')).status).toBe(401);
});

test.each([
  ['its owner', amaraOsei.email, 200],
  ['a reviewer', priyaNair.email, 200],
  ['another learner', tomWhitfield.email, 403],
  ['somebody of another organisation', lukeFenwick.email, 403],
])('X-041: an answer’s file, read by %s', async (_, email, status) => {
  expect((await (await signedIn(email)).fetch('files/901?download=true')).status).toBe(status);
});

test('C-01: the learner reads the reviewer’s attachment, a PDF that is one', async () => {
  const visitor = await signedIn(amaraOsei.email);
  const response = await visitor.fetch('files/902?download=true');
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect((await response.text()).startsWith('%PDF-')).toBe(true);
});

test.each([
  ['a download', amaraOsei.email, 'files/901?download=true'],
  ['a file in the page', amaraOsei.email, 'files/901/view'],
  ['a picture', amaraOsei.email, `users/${amaraOsei.id}/avatar`],
  ['a thumbnail', amaraOsei.email, 'thumbnails/601/800/500/'],
  ['an answer’s file', priyaNair.email, 'a/review-508-11/file/901?download=true'],
  ['a file of evidence', priyaNair.email, 'e/evidence-tom/file?download=true'],
])('what people send is never taken for another kind: %s', async (_, email, path) => {
  const { status, headers } = await (await signedIn(email)).fetch(path);
  expect([status, headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
});

test('an unknown file is a 404', async () => {
  const visitor = await signedIn(amaraOsei.email);
  expect(await visitor.get('files/424242?download=true')).toMatchObject({
    status: 404,
    body: { message: 'No query results for model [App\\Models\\File] 424242' },
  });
});

describe('C-13: the most that a question allows', () => {
  /** Every organisation allows nothing, and one question of the person's own so much. */
  const allowing = async (megabytes: number, owner: { readonly id: number } = amaraOsei) => {
    const visitor = await signedIn(amaraOsei.email);
    await visitor.backend.write(async (db) => {
      for (const { organisation_id, settings } of db.tables.organisations.all())
        await db.tables.organisations.update(organisation_id, {
          settings: { ...settings, max_size_mb_assessment_answer: 0, max_size_mb_entity_evidence: 0 },
        });
      await db.tables.user_assessments.removeWhere(({ user_id }) => user_id !== owner.id);
      for (const { assessment_id, questions } of db.tables.assessments.all())
        await db.tables.assessments.update(assessment_id, {
          questions: questions.map((question) => ({ ...question, max_size_mb: megabytes })),
        });
    });
    const statusOf = async (bytes: number, type?: string) =>
      (await visitor.upload('work.pdf', new Uint8Array(bytes), type)).status;
    return { visitor, statusOf };
  };

  test('holds for answers, to the byte, and for nothing else', async () => {
    const { statusOf } = await allowing(1);
    expect([await statusOf(MEGABYTE), await statusOf(MEGABYTE + 1), await statusOf(1, 'evidence')]).toEqual([
      201, 422, 422,
    ]);
  });

  test('others’ questions allow nothing', async () =>
    expect(await (await allowing(1, tomWhitfield)).statusOf(1)).toBe(422));

  test('K-01: kinds that no setting limits may have a hundred megabytes', async () =>
    expect(await (await allowing(0)).statusOf(11 * MEGABYTE, 'module')).toBe(201));
});

describe('K-02: who may read a file', () => {
  const FILE = 903;
  const reading = async ({ email }: { readonly email: string }, arrange: Parameters<House['backend']['write']>[0]) => {
    const visitor = await signedIn(email);
    await visitor.backend.write(async (db) => {
      // Nobody looks after it but for what the test arranges.
      await db.tables.user_assessments.removeWhere(({ answers }) => answers.some(({ value }) => value === FILE));
      await arrange(db);
    });
    return (await visitor.fetch(`files/${FILE}?download=true`)).status;
  };
  const change =
    (owner: { readonly id: number }, row: Partial<UserAssessmentRecord>): Parameters<House['backend']['write']>[0] =>
    async (db) => {
      const taken = db.tables.user_assessments.first(({ user_id }) => user_id === owner.id);
      await db.tables.user_assessments.update(taken?.user_assessment_id ?? 0, row);
    };
  const message = { message: 'See what I attached.', user_name: 'Priya Nair', created_at: 1, file_id: FILE };

  test.each([
    ['to whom it was sent with the decision', change(amaraOsei, { last_assessed_file_id: FILE }), 200],
    ['to whom it was sent with a message', change(amaraOsei, { messages: [message] }), 200],
    ['where it was sent to somebody else', change(hannahWojcik, { last_assessed_file_id: FILE }), 403],
    ['where it was sent to nobody', () => undefined, 403],
    ['where it is for everybody', (db) => db.tables.files.update(FILE, { owner_id: null }), 200],
  ] satisfies [string, Parameters<House['backend']['write']>[0], number][])('%s', async (_, arrange, status) =>
    expect(await reading(amaraOsei, arrange)).toBe(status),
  );

  test.each([
    ['of the assessment that it answers', 501, 200],
    ['of another assessment', 502, 403],
  ])('a reviewer %s, who is no member', async (_, assessmentId, status) =>
    expect(
      await reading(lukeFenwick, async (db) => {
        const taken = db.tables.user_assessments.first(
          ({ user_id, assessment_id }) => user_id === amaraOsei.id && assessment_id === 501,
        );
        const answer = (value: number) => ({ question_id: value, value, correct: null });
        await db.tables.user_assessments.update(taken?.user_assessment_id ?? 0, { answers: [answer(1), answer(FILE)] });
        for (const { assessment_id } of db.tables.assessments.all())
          await db.tables.assessments.update(assessment_id, {
            reviewer_ids: assessment_id === assessmentId ? [lukeFenwick.id] : [],
          });
      }),
    ).toBe(status),
  );

  test('a file whose bytes there are not is a 404', async () =>
    expect(await reading(tomWhitfield, (db) => db.tables.files.update(FILE, { asset: null }))).toBe(404));
});

test('X-041, X-042: a download is one, and what is shown in the page is none', async () => {
  const visitor = await signedIn(amaraOsei.email);
  const disposition = async (path: string) => (await visitor.fetch(path)).headers.get('content-disposition');
  expect(await disposition('files/901?download=true')).toMatch(/^attachment; /);
  expect(await disposition('files/901/view')).toMatch(/^inline; /);
});

test('K-01: bytes without a kind are bytes', async () => {
  const visitor = await signedIn(amaraOsei.email);
  const form = new FormData();
  form.append('file', new File(['one'], 'one'));
  form.append('type', 'assessment_answer');
  const response = await visitor.fetch('files/', {
    method: 'POST',
    body: form,
    headers: { 'x-xsrf-token': visitor.token() },
  });
  expect(await response.json()).toMatchObject({ name: 'one', mimetype: 'application/octet-stream' });
});
