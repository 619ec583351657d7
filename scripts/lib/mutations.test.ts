import { expect, test } from 'vitest';
import { mutationsOf } from './mutations.ts';

const reply = {
  status: 200,
  headers: {},
  raw: Buffer.from(''),
  body: { id: 1, none: null, list: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] },
};
const labels = mutationsOf(reply).map((mutation) => mutation.label);

test('every kind of mutation is made, of every field', () => {
  for (const kind of ['drop', 'rename', 'change the type of', 'null']) expect(labels).toContain(`${kind} id`);
  expect(labels).toEqual(
    expect.arrayContaining([
      'status 200 → 202',
      'empty list',
      'change the type of none',
      'drop list.0.name',
      'drop list.2.name',
      'add a key to list.0',
      'add a key to the body',
    ]),
  );
});

test('what is null already is not nulled, and the middle of a list is left to its ends', () => {
  expect(labels).not.toContain('null none');
  expect(labels.filter((name) => name.includes('list.1'))).toEqual([]);
});

test('every mutation differs from the reply, and leaves the reply as it was', () => {
  const before = JSON.stringify(reply.body);
  for (const { reply: changed } of mutationsOf(reply)) {
    expect(JSON.stringify([changed.status, changed.body])).not.toBe(JSON.stringify([200, reply.body]));
  }
  expect(JSON.stringify(reply.body)).toBe(before);
});

test('a 404 is tried with another message, and a 429 without its header; of the others nothing of this is pinned', () => {
  const refusal = (status: number) =>
    mutationsOf({ ...reply, status, headers: { 'retry-after': '30' }, body: { message: 'No.' } }).map(
      ({ label }) => label,
    );
  expect(refusal(404)).toContain('another message');
  expect([401, 403, 419, 422, 429, 503].filter((status) => refusal(status).includes('another message'))).toEqual([]);
  expect(refusal(429)).toContain('drop header retry-after');
  expect(refusal(503)).not.toContain('drop header retry-after');
});
