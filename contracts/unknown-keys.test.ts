import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { unknownKeys } from './unknown-keys.ts';

const Person = z.looseObject({ id: z.number(), name: z.optional(z.nullable(z.string())) });

describe('keys that a schema does not name', () => {
  test.each([
    { what: 'none', schema: Person, value: { id: 1, name: null }, keys: [] },
    { what: 'one at the top', schema: Person, value: { id: 1, password: 'x' }, keys: ['password'] },
    {
      what: 'one in each element of a list, named once',
      schema: z.looseObject({ data: z.array(Person) }),
      value: {
        data: [
          { id: 1, a: 1 },
          { id: 2, a: 2 },
        ],
      },
      keys: ['data.a'],
    },
    {
      what: 'one behind wrappers',
      schema: z.optional(
        z.nullable(
          z.pipe(
            Person,
            z.transform(({ id }) => id),
          ),
        ),
      ),
      value: { id: 1, a: 1 },
      keys: ['a'],
    },
    { what: 'one in a record', schema: z.record(z.string(), Person), value: { 7: { id: 7, a: 1 } }, keys: ['7.a'] },
    {
      what: 'none below what is left open',
      schema: z.looseObject({ any: z.unknown() }),
      value: { any: { a: 1 } },
      keys: [],
    },
    {
      what: 'none where the rest has a schema',
      schema: z.catchall(z.object({ id: z.number() }), z.string()),
      value: { id: 1, colour: 'red' },
      keys: [],
    },
    {
      what: 'what the fitting member of a union leaves',
      schema: z.union([Person, z.looseObject({ id: z.number(), title: z.string() })]),
      value: { id: 1, title: 'a', secret: 's' },
      keys: ['secret'],
    },
    {
      what: 'none where a key holds nothing, which does not travel',
      schema: Person,
      value: { id: 1, gone: undefined },
      keys: [],
    },
    { what: 'none in what is no object', schema: z.string(), value: 'a', keys: [] },
  ])('$what', ({ schema, value, keys }) => expect(unknownKeys(schema, value)).toEqual(keys));

  test('a lazy schema is followed', () => {
    interface Tree {
      readonly children: readonly Tree[];
    }
    const Node: z.ZodMiniType<Tree> = z.looseObject({ children: z.array(z.lazy(() => Node)) });
    expect(unknownKeys(Node, { children: [{ children: [], a: 1 }] })).toEqual(['children.a']);
  });
});
