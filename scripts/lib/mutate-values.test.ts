import { expect, test } from 'vitest';
import {
  isValueMutation,
  orderedLists,
  orderMutationsOf,
  provedPaths,
  returnedPaths,
  valueMutationsOf,
} from './mutate-values.ts';

const equality = { matchers: [{ match: 'equality' }] };
const response = {
  status: 200,
  matchingRules: {
    body: {
      '$.passed': equality,
      '$.data[*].id': equality,
      '$.data[1].name': equality,
      '$.title': { matchers: [{ match: 'type' }] },
    },
  },
};
const reply = {
  status: 200,
  headers: {},
  raw: Buffer.from(''),
  body: {
    passed: true,
    title: 'A',
    data: [
      { id: 1, name: 'a' },
      { id: 2, name: 'b' },
    ],
  },
};

test('what is pinned as it stands is found, in lists too, and nothing else', () => {
  expect(provedPaths({ response })).toEqual([['passed'], ['data', 0, 'id'], ['data', 1, 'name']]);
  expect(provedPaths({ response: { status: 204 } })).toEqual([]);
});

test('each becomes another value of its kind, one at a time', () => {
  const mutations = valueMutationsOf(reply, provedPaths({ response }));
  expect(mutations.map(({ label }) => label)).toEqual([
    'another value of passed',
    'another value of data.0.id',
    'another value of data.1.name',
  ]);
  expect(mutations.map(({ reply: { body } }) => body)).toEqual([
    { ...reply.body, passed: false },
    {
      ...reply.body,
      data: [
        { id: 2, name: 'a' },
        { id: 2, name: 'b' },
      ],
    },
    {
      ...reply.body,
      data: [
        { id: 1, name: 'a' },
        { id: 2, name: 'b, or something else' },
      ],
    },
  ]);
});

test('a list gets one more; null has no other value', () => {
  const changed = valueMutationsOf({ ...reply, body: { failed: [], none: null } }, [['failed'], ['none']]);
  expect(changed.map(({ reply: { body } }) => body)).toEqual([{ failed: [{ key: 'one more' }], none: null }]);
});

test('a list whose elements are pinned each at its place is reversed, shortened and doubled', () => {
  const lists = orderedLists({ response }, reply.body);
  expect(lists).toEqual([['data']]);
  expect(
    orderMutationsOf(reply, lists).map(({ label, reply: { body } }) => [
      label,
      (body as typeof reply.body).data.map(({ id }) => id),
    ]),
  ).toEqual([
    ['another value of data: reversed', [2, 1]],
    ['another value of data: shortened', [1]],
    ['another value of data: doubled', [1, 2, 2]],
  ]);
  expect(orderedLists({ response: { status: 200 } }, reply.body)).toEqual([]);
});

test('what a reply returns of its state is found where it stands first, and its list has an order', () => {
  const body = [{ title: 'none' }, { id: 2 }, { id: 3 }];
  const comments = { returns: { id: 'ids' } };
  expect(returnedPaths({ comments }, body)).toEqual([[1, 'id']]);
  expect(orderedLists({ response: { status: 200 }, comments }, body)).toEqual([[]]);
  expect(
    orderMutationsOf({ ...reply, body }, [[]]).map(({ reply: changed }) => (changed.body as readonly object[]).length),
  ).toEqual([3, 2, 4]);
});

test('is told by its name', () => {
  expect(
    ['login: signs in · another value of two_factor', 'login: signs in · drop two_factor'].map(isValueMutation),
  ).toEqual([true, false]);
});
