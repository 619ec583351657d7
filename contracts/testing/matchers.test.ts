import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { maybe, WireDate } from '../wire.schema.ts';
import { pinned } from './matchers.ts';

const requests = z.object({ data: z.array(z.object({ id: z.number(), state: z.enum(['requested', 'posted']) })) });
const two = {
  data: [
    { id: 1, state: 'requested' },
    { id: 2, state: 'posted' },
  ],
};

/** What a pin says of the list `data`: each element at its place, or one that stands for all. */
const dataOf = (pin: unknown): unknown => (pin as { readonly data: unknown }).data;

describe('a list', () => {
  test('of which nothing is said may be empty; its elements have one shape', () => {
    expect(dataOf(pinned(requests, two))).toMatchObject({
      'pact:matcher:type': 'type',
      min: 0,
      value: [{ id: { value: 1 } }],
    });
  });

  test('of which something is said has an element', () => {
    expect(dataOf(pinned(requests, two, { presentAt: ['data.id'] }))).toMatchObject({ min: 1 });
  });

  test('whose elements differ by an exact value keeps each at its place', () => {
    expect(dataOf(pinned(requests, two, { exactAt: ['data.state'] }))).toMatchObject([
      { id: { value: 1 }, state: { 'pact:matcher:type': 'equality', value: 'requested' } },
      { id: { value: 2 }, state: { 'pact:matcher:type': 'equality', value: 'posted' } },
    ]);
  });

  test('whose elements have the same exact value is pinned by the first', () => {
    const same = {
      data: [
        { id: 1, state: 'posted' },
        { id: 2, state: 'posted' },
      ],
    };
    expect(dataOf(pinned(requests, same, { exactAt: ['data.state'] }))).toMatchObject({
      'pact:matcher:type': 'type',
      min: 1,
    });
  });

  test('of lists that differ by an exact value keeps each at its place', () => {
    const groups = z.object({ data: z.array(z.object({ states: z.array(z.string()) })) });
    const pin = pinned(
      groups,
      { data: [{ states: ['requested'] }, { states: ['posted'] }] },
      { exactAt: ['data.states'] },
    );
    expect(dataOf(pin)).toHaveLength(2);
  });

  test('that is empty cannot be exact: pact would let an element through', () => {
    expect(() => pinned(requests, { data: [] }, { exactAt: ['data'], emptyAt: ['data'] })).toThrow(
      'data: an empty list proves nothing',
    );
  });

  test('that is empty pins nothing, and is refused unless the provider must send it so', () => {
    expect(() => pinned(requests, { data: [] })).toThrow('data: an empty list pins nothing');
    expect(pinned(requests, { data: [] }, { emptyAt: ['data'] })).toEqual({ data: [] });
  });

  test('of several kinds of object pins what they have in common, unless something is said of it', () => {
    const shapes = z.object({
      data: z.array(
        z.union([
          z.object({ title: z.string(), side: z.number() }),
          z.object({ title: z.string(), radius: z.number() }),
        ]),
      ),
    });
    const pair = {
      data: [
        { title: 'Square', side: 1 },
        { title: 'Circle', radius: 1 },
      ],
    };
    expect(dataOf(pinned(shapes, pair))).toMatchObject({ min: 0, value: [{ title: { value: 'Square' } }] });
    expect(JSON.stringify(pinned(shapes, pair))).not.toContain('side');
    expect(dataOf(pinned(shapes, pair, { presentAt: ['data.side'] }))).toHaveLength(2);
  });
});

describe('a key', () => {
  const person = z.object({ id: z.number(), name: maybe(z.string()) });

  test('that a provider may leave out is not pinned', () => {
    expect(Object.keys(pinned(person, { id: 1, name: 'Amara' }) as object)).toEqual(['id']);
  });

  test('that a provider may leave out is pinned where the state speaks of it', () => {
    expect(Object.keys(pinned(person, { id: 1, name: 'Amara' }, { presentAt: ['name'] }) as object)).toEqual([
      'id',
      'name',
    ]);
    expect(pinned(person, { id: 1, name: 'Amara' }, { exactAt: ['name'] })).toMatchObject({
      name: { 'pact:matcher:type': 'equality' },
    });
  });

  test('that the client needs must stand in the example', () => {
    expect(() => pinned(person, { name: 'Amara' })).toThrow('The example leaves out id');
  });

  test('that the contract does not know is refused', () => {
    expect(() => pinned(person, { id: 1, name: 'Amara', age: 40 })).toThrow('The contract does not know age');
  });

  test('at a path that the example does not have is refused', () => {
    expect(() => pinned(person, { id: 1, name: 'Amara' }, { exactAt: ['id', 'email'] })).toThrow(
      'The example has nothing at email',
    );
    expect(() => pinned(person, { id: 1 }, { presentAt: ['name'] })).toThrow('The example has nothing at name');
    expect(() => pinned(requests, two, { exactAt: ['data.state'] })).not.toThrow();
  });
});

describe('a value', () => {
  const rulesOf = (schema: z.ZodMiniType, example: unknown): unknown => {
    const { at } = pinned(z.object({ at: schema }), { at: example }) as { at: { 'pact:matcher:type': unknown } };
    const rules = at['pact:matcher:type'];
    return Array.isArray(rules)
      ? (rules as { 'pact:matcher:type': string }[]).map((rule) => rule['pact:matcher:type'])
      : rules;
  };

  test('may be null where the client takes null, whatever the example is', () => {
    expect(rulesOf(z.nullable(z.number()), 1)).toEqual(['number', 'null']);
    expect(rulesOf(z.nullable(z.string()), null)).toEqual(['type', 'null']);
    expect(pinned(z.object({ at: z.nullable(z.string()) }), { at: null })).toMatchObject({ at: { value: 'text' } });
  });

  test('is a date in both ways that the client reads', () => {
    expect(rulesOf(WireDate, 1_772_409_600)).toEqual(['number', 'regex', 'null']);
  });

  test('of an enumeration is one of its words', () => {
    expect(pinned(z.object({ at: z.enum(['a.b', 'c']) }), { at: 'c' })).toEqual({
      at: { 'pact:matcher:type': 'regex', regex: '^(a\\.b|c)$', value: 'c' },
    });
  });
});
