import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import type { Endpoint, Schema } from './endpoint.ts';
import { realtimeEvents } from './notifications/realtime-events.schema.ts';
import { joinPath, nodeOf, unwrapped } from './schema-node.ts';

/** A schema that holds schemas of its own kind is followed for a while. */
const DEPTH = 8;

/** What may come as an empty map: an object without a key that must come, a record, or a union with one of them. */
const mayBeEmpty = (schema: Schema): boolean => {
  const { type, shape = {}, options = [] } = nodeOf(unwrapped(schema));
  return (
    type === 'record' ||
    options.some(mayBeEmpty) ||
    (type === 'object' && Object.values(shape).every((key) => key.safeParse(undefined).success))
  );
};

/** Paths below a reply where an empty map may stand, and PHP's empty list is refused. */
const refusingIn = (schema: Schema, path: string, depth = 0): readonly string[] => {
  if (depth > DEPTH) return [];
  const found = path !== '' && mayBeEmpty(schema) && !schema.safeParse([]).success ? [path] : [];
  const below = (parent: Schema): readonly string[] => {
    const { shape = {}, element, options = [], valueType } = nodeOf(unwrapped(parent));
    return [
      ...(element === undefined ? [] : refusingIn(element, path, depth + 1)),
      // Of a union one member must take it, and that is asked of the union.
      ...options.flatMap(below),
      ...Object.entries(shape).flatMap(([key, part]) => refusingIn(part, joinPath(path, key), depth + 1)),
      ...(valueType === undefined ? [] : refusingIn(valueType, `${path}.*`, depth + 1)),
    ];
  };
  return [...found, ...below(schema)];
};

const replies = [
  ...Object.entries(catalogue as Readonly<Record<string, Endpoint>>).map(([name, { reply }]) => [name, reply] as const),
  ...Object.entries(realtimeEvents).map(([name, { payload }]) => [name, payload as Schema] as const),
];

test.each(replies)('%s: wherever a map may be empty, PHP’s empty list is taken (0346)', (_, reply) => {
  expect([...new Set(refusingIn(reply, ''))]).toEqual([]);
});
