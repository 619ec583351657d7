import { describe, expect, test } from 'vitest';
import type { CallOptions, Client } from './client.ts';
import type { ApiFailure, Outcome } from './failure.ts';
import { createUploads, uploadMessage, type UploadEvent } from './uploads.ts';

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
  const answer = async (nth: number, outcome: Outcome<unknown>): Promise<void> => {
    calls[nth]?.answer(outcome);
    await Promise.resolve();
  };
  return { uploads, calls, told, answer };
};

const stored: Outcome<unknown> = { ok: true, data: { id: 9 } };
const failure = (over: Partial<ApiFailure>): ApiFailure =>
  ({ treatment: 'own', errors: {}, message: null, ...over }) as ApiFailure;

describe('a file of one field', () => {
  test('K-01: is shown as far as it was sent, never as more than it is, and is gone when the server has it', async () => {
    const { uploads, calls, told, answer } = setUp();
    uploads.pick(7, FILE, null);
    expect(uploads.running()).toEqual({ 7: { kind: 'uploading', name: 'log.pdf', sentBytes: 0, totalBytes: 8 } });
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
    const { uploads, calls, told, answer } = setUp();
    uploads.pick(7, FILE, null);
    uploads.pick(7, new File(['1'], 'second.pdf'), null);
    expect(calls[0]?.options.signal?.aborted).toBe(true);
    await answer(0, stored);
    calls[0]?.options.onProgress?.(8, 8);
    expect(uploads.running()[7]).toMatchObject({ name: 'second.pdf', sentBytes: 0 });
    await answer(1, stored);
    expect(told.map(([, type]) => type)).toEqual(['upload.started', 'upload.started', 'upload.finished']);
  });

  test('K-04: that is cancelled ends once, and cancelling nothing tells nothing', () => {
    const { uploads, calls, told } = setUp();
    uploads.pick(7, FILE, null);
    uploads.cancel(7);
    uploads.cancel(7);
    expect([calls[0]?.options.signal?.aborted, uploads.running(), told.map(([, type]) => type)]).toEqual([
      true,
      {},
      ['upload.started', 'upload.ended'],
    ]);
  });
});

test('fields know nothing of each other; whoever leaves stops them all, and hears nothing afterwards', async () => {
  const { uploads, calls, told, answer } = setUp();
  let changes = 0;
  uploads.subscribe(() => (changes += 1));
  uploads.pick(1, FILE, null);
  uploads.pick(2, FILE, null);
  expect([Object.keys(uploads.running()), changes]).toEqual([['1', '2'], 2]);
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
