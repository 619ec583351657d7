import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pinned } from './matchers.ts';

const requests = z.object({ data: z.array(z.object({ id: z.number(), state: z.enum(['requested', 'posted']) })) });
const two = { data: [{ id: 1, state: 'requested' }, { id: 2, state: 'posted' }] };

/** What a pin says of the list `data`: each element at its place, or one that stands for all. */
const dataOf = (pin: unknown): unknown => (pin as { readonly data: unknown }).data;

describe('a list', () => {
  test('whose elements have one shape is pinned by the first, however many come', () => {
    expect(dataOf(pinned(requests, two))).toMatchObject({ 'pact:matcher:type': 'type', value: [{ id: { value: 1 } }] });
  });

  test('whose elements differ by an exact value keeps each at its place', () => {
    expect(dataOf(pinned(requests, two, { exactAt: ['data.state'] }))).toMatchObject([
      { id: { value: 1 }, state: { 'pact:matcher:type': 'equality', value: 'requested' } },
      { id: { value: 2 }, state: { 'pact:matcher:type': 'equality', value: 'posted' } },
    ]);
  });

  test('whose elements have the same exact value is pinned by the first', () => {
    const same = { data: [{ id: 1, state: 'posted' }, { id: 2, state: 'posted' }] };
    expect(dataOf(pinned(requests, same, { exactAt: ['data.state'] }))).toMatchObject({ 'pact:matcher:type': 'type' });
  });

  test('of lists that differ by an exact value keeps each at its place', () => {
    const groups = z.object({ data: z.array(z.object({ states: z.array(z.string()) })) });
    const pin = pinned(groups, { data: [{ states: ['requested'] }, { states: ['posted'] }] }, { exactAt: ['data.states'] });
    expect(dataOf(pin)).toHaveLength(2);
  });

  test('that is empty cannot be exact: pact would let an element through', () => {
    expect(() => pinned(requests, { data: [] }, { exactAt: ['data'], emptyAt: ['data'] })).toThrow('data: an empty list proves nothing');
  });

  test('whose elements differ in shape keeps each at its place', () => {
    const notes = z.object({ data: z.array(z.object({ note: z.nullable(z.string()) })) });
    expect(dataOf(pinned(notes, { data: [{ note: 'Wear gloves.' }, { note: null }] }))).toHaveLength(2);
  });

  test('that is empty pins nothing, and is refused unless the provider must send it so', () => {
    expect(() => pinned(requests, { data: [] })).toThrow('data: an empty list pins nothing');
    expect(pinned(requests, { data: [] }, { emptyAt: ['data'] })).toEqual({ data: [] });
  });
});

describe('an example', () => {
  const person = z.object({ id: z.number(), name: z.optional(z.string()) });

  test('that leaves a key out is refused unless it is said', () => {
    expect(() => pinned(person, { id: 1 })).toThrow('The example leaves name unpinned');
    expect(Object.keys(pinned(person, { id: 1 }, { absentAt: ['name'] }) as object)).toEqual(['id']);
  });

  test('that names what the contract does not know is refused', () => {
    expect(() => pinned(person, { id: 1, name: 'Amara', age: 40 })).toThrow('The contract does not know age');
  });

  test('that has nothing at a path that is to be exact is refused', () => {
    expect(() => pinned(person, { id: 1, name: 'Amara' }, { exactAt: ['id', 'email'] })).toThrow('The example has nothing at email');
    expect(() => pinned(requests, two, { exactAt: ['data.state'] })).not.toThrow();
  });
});
