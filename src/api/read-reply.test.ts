import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { submitBookings } from '#contracts/bookings/bookings.endpoints.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
import { readReply } from './read-reply.ts';

const refused = (body: unknown) => {
  const text = JSON.stringify(body);
  return readReply(getMe, getMe.errors, {
    status: 422,
    text: () => Promise.resolve(text),
    blob: () => Promise.resolve(new Blob([text])),
    header: () => null,
    isRedirected: false,
  });
};

describe('J-03: nothing that a 422 says is lost', () => {
  test.each([
    [
      'a single message for a field',
      { message: 'M', errors: { 'answers.0.value': 'Please choose.' } },
      { message: 'M', errors: { 'answers.0.value': ['Please choose.'] } },
    ],
    ['an empty map as PHP writes it', { message: 'M', errors: [] }, { message: 'M', errors: {} }],
    ['no errors', { message: 'M' }, { message: 'M', errors: {} }],
    [
      'a message of another shape',
      { message: ['M'], errors: { a: ['One.'] } },
      { message: null, errors: { a: ['One.'] } },
    ],
  ])('%s', async (_, body, said) => {
    expect(await refused(body)).toMatchObject({ ok: false, failure: { kind: 'http', status: 422, ...said } });
  });
});

test('a long reply comes as it was sent', async () => {
  const items = Array.from({ length: 3000 }, (_, id) => ({ id, title: `Module ${id}`, parents: [{ id: id + 1 }] }));
  const text = JSON.stringify(items);
  const reply = await readReply(endpoint({ ...getMe, reply: z.unknown() }), getMe.errors, {
    status: 200,
    text: () => Promise.resolve(text),
    blob: () => Promise.resolve(new Blob([text])),
    header: () => null,
    isRedirected: false,
  });
  expect(reply).toEqual({ ok: true, data: items });
});

test('a body that the contract has no use for is read to its end before the call counts', async () => {
  let end: (text: string) => void = () => undefined;
  const text = vi.fn<() => Promise<string>>(() => new Promise((resolve) => (end = resolve)));
  const settled = vi.fn<(outcome: unknown) => void>();
  const reading = readReply(submitBookings, submitBookings.errors, {
    status: 202,
    text,
    blob: () => Promise.resolve(new Blob()),
    header: () => null,
    isRedirected: false,
  }).then(settled);
  await Promise.resolve();
  expect([text.mock.calls.length, settled.mock.calls.length]).toEqual([1, 0]);
  end('""');
  await reading;
  expect(settled).toHaveBeenCalledWith({ ok: true, data: undefined });
});
