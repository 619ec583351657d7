import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import type { CallOptions, Client } from './client.ts';
import type { ApiFailure, Outcome } from './failure.ts';
import { createUploads, FILE_CHANGED, UPLOAD_FAILED, uploadMessage, type UploadEvent } from './uploads.ts';

const FILE = new File(['12345678'], 'log.pdf');

/** Uploads over a client that answers when it is told to. */
const setUp = () => {
  const calls: { readonly options: CallOptions; readonly answer: (outcome: Outcome<unknown>) => void }[] = [];
  const attempt = (_endpoint: unknown, _request: unknown, options: CallOptions) =>
    new Promise((resolve) => void calls.push({ options, answer: resolve }));
  const told: [number, UploadEvent['type']][] = [];
  const uploads = createUploads(
    { attempt } as unknown as Client,
    'assessment_answer',
    (field, { type }) => void told.push([field, type]),
  );
  /** A file is read before it is sent. */
  const sent = (count: number): Promise<void> => vi.waitFor(() => expect(calls).toHaveLength(count));
  const answer = async (nth: number, outcome: Outcome<unknown>): Promise<void> => {
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(nth));
    calls[nth]?.answer(outcome);
    await Promise.resolve();
  };
  return { uploads, calls, told, sent, answer };
};

const stored: Outcome<unknown> = { ok: true, data: { id: 9 } };
const failure = (over: Partial<ApiFailure>): ApiFailure =>
  ({ treatment: 'own', errors: {}, message: null, ...over }) as ApiFailure;

describe('a file of one field', () => {
  test('K-01: is shown as far as it was sent, never as more than it is, and is gone when the server has it', async () => {
    const { uploads, calls, told, sent, answer } = setUp();
    uploads.pick(7, FILE, null);
    expect(uploads.running()).toEqual({ 7: { kind: 'uploading', name: 'log.pdf', sentBytes: 0, totalBytes: 8 } });
    await sent(1);
    calls[0]?.options.onProgress?.(12, 10);
    expect(uploads.running()[7]).toMatchObject({ sentBytes: 10, totalBytes: 10 });
    await answer(0, stored);
    expect([uploads.running(), told]).toEqual([
      {},
      [
        [7, 'upload.started'],
        [7, 'upload.finished'],
      ],
    ]);
  });

  test('that must not be sent is said so, and nothing leaves', () => {
    const { uploads, calls, told } = setUp();
    uploads.pick(7, FILE, 'Too large.');
    expect([uploads.running(), calls, told]).toEqual([
      { 7: { kind: 'failed', name: 'log.pdf', message: 'Too large.' } },
      [],
      [],
    ]);
    uploads.dismiss(7);
    expect(uploads.running()).toEqual({});
  });

  test('K-03: that was lost stays named, with the reason', async () => {
    const { uploads, told, answer } = setUp();
    uploads.pick(7, FILE, null);
    await answer(0, {
      ok: false,
      failure: failure({ errors: { file: ['The file may not be greater than 10240 kilobytes.'] } }),
    });
    expect(uploads.running()[7]).toEqual({
      kind: 'failed',
      name: 'log.pdf',
      message: 'The file may not be greater than 10240 kilobytes.',
    });
    expect(told.at(-1)).toEqual([7, 'upload.ended']);
  });

  test('K-05: in the place of another stops that one, whose answer tells nothing any more', async () => {
    const { uploads, calls, told, sent, answer } = setUp();
    uploads.pick(7, FILE, null);
    await sent(1);
    uploads.pick(7, new File(['1'], 'second.pdf'), null);
    expect(calls[0]?.options.signal?.aborted).toBe(true);
    await answer(0, stored);
    calls[0]?.options.onProgress?.(8, 8);
    expect(uploads.running()[7]).toMatchObject({ name: 'second.pdf', sentBytes: 0 });
    await answer(1, stored);
    expect(told.map(([, type]) => type)).toEqual(['upload.started', 'upload.started', 'upload.finished']);
  });

  test('K-04: that is cancelled ends once, and cancelling nothing tells nothing', async () => {
    const { uploads, calls, told, sent } = setUp();
    uploads.pick(7, FILE, null);
    await sent(1);
    uploads.cancel(7);
    uploads.cancel(7);
    expect([calls[0]?.options.signal?.aborted, uploads.running(), told.map(([, type]) => type)]).toEqual([
      true,
      {},
      ['upload.started', 'upload.ended'],
    ]);
  });
});

describe('a file that changed on the disk since it was chosen (P9)', () => {
  const CHANGED = { kind: 'failed', name: 'log.pdf', message: FILE_CHANGED };
  /** As a browser: it reads no file whose time is not what it was. */
  const changing = () => {
    const file = new File(['12345678'], 'log.pdf');
    let isChanged = false;
    file.slice = (...part) => {
      const read = Blob.prototype.slice.apply(file, part);
      if (isChanged) read.arrayBuffer = () => Promise.reject(new DOMException('changed', 'NotReadableError'));
      return read;
    };
    return { file, change: () => (isChanged = true) };
  };

  test('is not sent: it is to be chosen again, and is no case for trying again', async () => {
    const { uploads, calls, told } = setUp();
    const { file, change } = changing();
    change();
    uploads.pick(7, file, null);
    await vi.waitFor(() => expect(uploads.running()).toEqual({ 7: CHANGED }));
    expect([calls, told.map(([, type]) => type)]).toEqual([[], ['upload.started', 'upload.ended']]);
  });

  test('while it was on its way is told from a broken line, which is a case for trying again', async () => {
    const { uploads, answer } = setUp();
    const { file, change } = changing();
    uploads.pick(7, file, null);
    await answer(0, { ok: false, failure: failure({ treatment: 'tray' }) });
    await vi.waitFor(() => expect(uploads.running()[7]).toMatchObject({ message: UPLOAD_FAILED, canRetry: true }));
    uploads.pick(7, file, null);
    await vi.waitFor(() => expect(uploads.running()[7]?.kind).toBe('uploading'));
    change();
    await answer(1, { ok: false, failure: failure({ treatment: 'tray' }) });
    await vi.waitFor(() => expect(uploads.running()).toEqual({ 7: CHANGED }));
  });

  test('is cancelled while it is read: nothing leaves', async () => {
    const { uploads, calls } = setUp();
    uploads.pick(7, FILE, null);
    uploads.cancel(7);
    await FILE.slice(0, 1).arrayBuffer();
    await Promise.resolve();
    expect([uploads.running(), calls]).toEqual([{}, []]);
  });

  test('is looked for by the one part that sends files', () => {
    const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
    expect(files.filter((file) => /\buploadFile\b/.test(readFileSync(file, 'utf8')))).toEqual(['src/api/uploads.ts']);
  });
});

test('fields know nothing of each other; whoever leaves stops them all, and hears nothing afterwards', async () => {
  const { uploads, calls, told, sent, answer } = setUp();
  let changes = 0;
  uploads.subscribe(() => (changes += 1));
  uploads.pick(1, FILE, null);
  uploads.pick(2, FILE, null);
  expect([Object.keys(uploads.running()), changes]).toEqual([['1', '2'], 2]);
  await sent(2);
  uploads.stop();
  expect(calls.map(({ options }) => options.signal?.aborted)).toEqual([true, true]);
  await answer(0, stored);
  expect([uploads.running(), told.length]).toEqual([{}, 2]);
});

test.each([
  [{ errors: { file: ['Too large.'] }, message: 'The given data was invalid.' }, 'Too large.'],
  [{ errors: { type: ['Unknown.'] }, message: 'The given data was invalid.' }, 'The given data was invalid.'],
  [{ message: 'Server Error' }, 'Sorry, there was a problem uploading this file.'],
  [{ treatment: 'tray', errors: { file: ['Too large.'] } }, 'Sorry, there was a problem uploading this file.'],
] as const)('K-03: a field says of %o: %s', (over, message) => {
  expect(uploadMessage(failure(over as Partial<ApiFailure>))).toBe(message);
});
