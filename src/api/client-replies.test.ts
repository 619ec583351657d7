import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { getAssessment, submitAnswers } from '#contracts/assessments/assessments.endpoints.ts';
import { uploadFile } from '#contracts/files/files.endpoints.ts';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
import type { UploadRequest } from './ports.ts';
import { json, loose, setUpClient, thing } from './testing/client-over-function.ts';

describe('every reply is parsed', () => {
  test.each([
    [
      'an HTML page with 200',
      () => new Response('<!doctype html><title>x</title>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['an empty body', () => new Response('')],
    ['truncated JSON', () => new Response('{"id": 1')],
    ['JSON of another shape', () => json({ id: 'one' })],
    ['a redirect page that was not followed', () => new Response(null, { status: 304 })],
    ['a 204 where a body is due', () => new Response(null, { status: 204 })],
  ])('%s is a failure of shape, shown in the tray (J-05)', async (_, answer) => {
    const { client } = setUpClient(answer);
    const outcome = await client.attempt(thing, { ...loose, body: {} });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'shape', treatment: 'tray' } });
  });

  test('T13: a name cannot turn around what stands beside it', async () => {
    const { client } = setUpClient(() => json({ id: 1, name: '\u202EAmara' }));
    expect(
      await client.attempt({ ...thing, reply: z.looseObject({ id: z.number() }) }, { ...loose, body: {} }),
    ).toMatchObject({ ok: true, data: { name: '\u202EAmara\u202C' } });
  });

  test('L19: a 422 keeps the messages of every field', async () => {
    const { client } = setUpClient(() => json({ message: 'm', errors: { 'answers.0.value': ['wrong'] } }, 422));
    expect(await client.attempt(thing, { ...loose, body: {} })).toMatchObject({
      failure: { status: 422, message: 'm', errors: { 'answers.0.value': ['wrong'] } },
    });
  });

  test('a refusal whose body is a page is still that refusal', async () => {
    const { client } = setUpClient(() => new Response('<html>', { status: 503, headers: { 'retry-after': '120' } }));
    expect(await client.attempt(thing, { ...loose, body: {} })).toMatchObject({
      failure: { kind: 'http', status: 503, message: null, errors: {}, retryAfterSeconds: 120 },
    });
  });

  test('no answer is a failure of the network', async () => {
    const { client } = setUpClient(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await client.attempt(thing, { ...loose, body: {} })).toMatchObject({
      failure: { kind: 'network', status: null, treatment: 'tray' },
    });
  });

  test('an aborted call is nobody’s failure', async () => {
    const controller = new AbortController();
    const { client, sent } = setUpClient(
      () =>
        new Promise((_, reject) =>
          controller.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        ),
    );
    const pending = client.attempt(getMe, {}, { signal: controller.signal });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    controller.abort();
    expect(await pending).toMatchObject({ failure: { kind: 'aborted', treatment: 'silent' } });
  });

  test('fetch throws what attempt returns', async () => {
    const { client } = setUpClient(() => json({}, 404));
    await expect(
      client.fetch(getAssessment, { params: { id: 1 }, query: { organisation_id: 1 } }),
    ).rejects.toMatchObject({
      failure: { status: 404, treatment: 'page' },
    });
  });
});

describe('listeners and clocks', () => {
  test('every failure is heard, with its treatment', async () => {
    const heard = vi.fn<(failure: unknown) => void>();
    const { client } = setUpClient(() => json({}, 500));
    const stop = client.onFailure(heard);
    await client.attempt(getMe, {});
    stop();
    await client.attempt(getMe, {});
    expect(heard).toHaveBeenCalledTimes(1);
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ call: 'getMe', status: 500, treatment: 'tray' });
  });

  test('a caller may override the policy at its call (GET me at boot is own)', async () => {
    const { client } = setUpClient(() => json({}, 401));
    expect(await client.attempt(getMe, {}, { errors: { preset: 'own' } })).toMatchObject({
      failure: { treatment: 'own' },
    });
  });

  test('the server’s Date is told', async () => {
    const onServerDate = vi.fn<(milliseconds: number) => void>();
    const { client } = setUpClient(() => json({}, 500, { date: 'Sat, 21 Nov 2026 12:00:00 GMT' }), { onServerDate });
    await client.attempt(getMe, {});
    expect(onServerDate).toHaveBeenCalledWith(Date.UTC(2026, 10, 21, 12));
  });
});

describe('uploads (K-01)', () => {
  test('go through the upload port with file, type and token, and report their progress', async () => {
    const requests: UploadRequest[] = [];
    const progress = vi.fn<(sent: number, total: number) => void>();
    const { client } = setUpClient(() => json({}), {
      upload: (request) => {
        requests.push(request);
        request.onProgress(5, 10);
        return Promise.resolve({
          status: 201,
          body: '{"id":9,"name":"log.pdf","extension":"pdf"}',
          header: () => null,
        });
      },
    });
    const file = new File(['x'], 'log.pdf');
    const outcome = await client.attempt(
      uploadFile,
      { body: { file, type: 'assessment_answer' } },
      { onProgress: progress },
    );
    expect(outcome).toEqual({ ok: true, data: { id: 9, name: 'log.pdf', extension: 'pdf' } });
    expect(requests[0]?.url).toBe('http://api.test/v1/files/');
    expect(requests[0]?.headers['X-XSRF-TOKEN']).toBe('token-1');
    expect(requests[0]?.form.get('type')).toBe('assessment_answer');
    expect(requests[0]?.form.get('file')).toMatchObject({ name: 'log.pdf' });
    expect(progress).toHaveBeenCalledWith(5, 10);
  });

  test('a refused upload is a failure of its own (K-03)', async () => {
    const { client } = setUpClient(() => json({}), {
      upload: () => Promise.resolve({ status: 413, body: '', header: () => null }),
    });
    expect(await client.attempt(uploadFile, { body: { file: new Blob(), type: 'assessment_answer' } })).toMatchObject({
      failure: { kind: 'http', status: 413, treatment: 'own' },
    });
  });

  test('submitAnswers leaves its failures to the tray', async () => {
    const { client } = setUpClient(() => json({}, 422));
    expect(
      await client.attempt(
        submitAnswers,
        { params: { id: 1 }, query: { organisation_id: 1 }, body: { answers: [] } },
        { confirmedFor: 1 },
      ),
    ).toMatchObject({ failure: { treatment: 'tray' } });
  });
});
