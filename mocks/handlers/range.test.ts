import { expect, test } from 'vitest';
import { amaraOsei } from '#fixtures/people.ts';
import { handoverVideo } from '#fixtures/files.ts';
import { createInProcess } from '../in-process.ts';
import { rangeOf } from './range.ts';

const whole = Uint8Array.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);

test.each([
  ['bytes=0-', 206, 'bytes 0-9/10', 10],
  ['bytes=3-5', 206, 'bytes 3-5/10', 3],
  ['bytes=8-99', 206, 'bytes 8-9/10', 2],
  ['bytes=-4', 206, 'bytes 6-9/10', 4],
  ['bytes=-99', 206, 'bytes 0-9/10', 10],
  ['bytes=9-9', 206, 'bytes 9-9/10', 1],
  ['bytes=10-', 416, 'bytes */10', null],
  ['bytes=-0', 416, 'bytes */10', null],
  ['bytes=5-3', 200, undefined, 10],
  ['bytes=-', 200, undefined, 10],
  ['bytes=0-1,4-5', 200, undefined, 10],
  ['items=0-1', 200, undefined, 10],
  [null, 200, undefined, 10],
])('RFC 9110, 14: %s', (asked, status, contentRange, length) => {
  const { content, headers, ...answer } = rangeOf(whole, asked);
  expect(answer.status).toBe(status);
  expect(headers['Content-Range']).toBe(contentRange);
  expect(headers['Accept-Ranges']).toBe('bytes');
  expect(content?.byteLength ?? null).toBe(length);
});

test('the bytes are those that were asked for', () => {
  expect([...(rangeOf(whole, 'bytes=3-5').content ?? [])]).toEqual([3, 4, 5]);
});

test('N-19: a film is sent in parts', async () => {
  const door = createInProcess();
  await door.demo.as(amaraOsei.email);
  const part = await door.fetch(`files/${handoverVideo.id}/view`, { headers: { range: 'bytes=100-199' } });
  expect([part.status, part.headers.get('content-length'), part.headers.get('accept-ranges')]).toEqual([
    206,
    '100',
    'bytes',
  ]);
  expect(part.headers.get('content-range')).toMatch(/^bytes 100-199\/\d+$/);
  const film = new Uint8Array(await (await door.fetch(`files/${handoverVideo.id}/view`)).arrayBuffer());
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(film.slice(100, 200));
});
