import { expect, test } from 'vitest';
import { amaraOsei, lukeFenwick, priyaNair, tomWhitfield } from '#fixtures/people.ts';
import { house } from '../testing/visit.ts';

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
