import { expect, test } from 'vitest';
import { compact } from './compact.ts';

test('data come as they were', () => {
  const text = '{"list":[{"a":null,"b":[]},{"a":{"c":"x"},"b":[1,{"d":false}]}],"__proto__":{"e":{"f":1}},"n":0}';
  const data = compact(JSON.parse(text));
  expect(JSON.stringify(data)).toBe(text);
  expect(Object.getPrototypeOf(data)).toBe(Object.prototype);
});

test('no object is shared with what was parsed, and none is changed', () => {
  const given = Object.freeze({ list: Object.freeze([Object.freeze({ a: 1 })]), at: new Date(0) });
  const data = compact(given) as typeof given;
  expect(data).toEqual(given);
  expect(data.list[0]).not.toBe(given.list[0]);
  expect(data.at).toBe(given.at);
});

test('data may be nested deeper than a call stack goes', () => {
  const levels = 100_000;
  expect(compact(JSON.parse(`${'[{"a":'.repeat(levels)}1${'}]'.repeat(levels)}`))).toHaveLength(1);
});
