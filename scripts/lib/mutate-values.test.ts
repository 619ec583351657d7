import { expect, test } from 'vitest';
import { isValueMutation, provedPaths, valueMutationsOf } from './mutate-values.ts';

const equality = { matchers: [{ match: 'equality' }] };
const response = { status: 200, matchingRules: { body: { '$.passed': equality, '$.data[*].id': equality, '$.data[1].name': equality, '$.title': { matchers: [{ match: 'type' }] } } } };
const reply = { status: 200, headers: {}, raw: Buffer.from(''), body: { passed: true, title: 'A', data: [{ id: 1, name: 'a' }, { id: 2, name: 'b' }] } };

test('what is pinned as it stands is found, in lists too, and nothing else', () => {
  expect(provedPaths({ response })).toEqual([['passed'], ['data', 0, 'id'], ['data', 1, 'name']]);
  expect(provedPaths({ response: { status: 204 } })).toEqual([]);
});

test('each becomes another value of its kind, one at a time', () => {
  const mutations = valueMutationsOf(reply, provedPaths({ response }));
  expect(mutations.map(({ label }) => label)).toEqual(['another value of passed', 'another value of data.0.id', 'another value of data.1.name']);
  expect(mutations.map(({ reply: { body } }) => body)).toEqual([
    { ...reply.body, passed: false },
    { ...reply.body, data: [{ id: 2, name: 'a' }, { id: 2, name: 'b' }] },
    { ...reply.body, data: [{ id: 1, name: 'a' }, { id: 2, name: 'b, or something else' }] },
  ]);
});

test('a list gets one more; null has no other value', () => {
  const changed = valueMutationsOf({ ...reply, body: { failed: [], none: null } }, [['failed'], ['none']]);
  expect(changed.map(({ reply: { body } }) => body)).toEqual([{ failed: [{ key: 'one more' }], none: null }]);
});

test('is told by its name', () => {
  expect(['login: signs in · another value of two_factor', 'login: signs in · drop two_factor'].map(isValueMutation)).toEqual([true, false]);
});
