import * as fc from 'fast-check';
import type { Schema } from '../endpoint.ts';
import { nodeOf } from '../schema-node.ts';
import { alternativesOf } from './alternatives.ts';

/** Keys of a server that the contract does not know: a client that reads with tolerance passes them over. */
const unknownKeys = fc.dictionary(
  fc.string({ minLength: 1, maxLength: 6 }).map((key) => `x_${key}`),
  fc.jsonValue({ maxDepth: 1 }),
  { maxKeys: 1 },
);

const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
const isoDate = fc
  .date({ min: new Date('1971-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

export interface ArbitraryOptions {
  /** Every key, an element in each list, and null nowhere. */
  readonly isComplete?: boolean;
  /** How far down a value that holds values of its own kind may go. */
  readonly depth?: number;
}

const isAnything = (schema: Schema | undefined): boolean => schema !== undefined && nodeOf(schema).type === 'unknown';

const objectOf = (schema: Schema, options: ArbitraryOptions): fc.Arbitrary<unknown> => {
  const shape = nodeOf(schema).shape ?? {};
  const depth = options.depth ?? 3;
  // Deep down only what must be there, or a chain of prerequisites would not end.
  const keys = Object.keys(shape).filter((key) => depth > 0 || shape[key]?.safeParse(undefined).success !== true);
  const model = Object.fromEntries(
    keys.map((key) => [key, arbitraryReply(shape[key] as Schema, { ...options, depth: depth - 1 })]),
  );
  const required = keys.filter(
    (key) => options.isComplete === true || shape[key]?.safeParse(undefined).success !== true,
  );
  const known = fc.record(model, { requiredKeys: required });
  return options.isComplete === true
    ? known
    : fc.tuple(unknownKeys, known).map(([extra, value]) => ({ ...extra, ...value }));
};

const valueOf = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof(
    ...alternativesOf(schema).map(({ rule, sample }) => {
      const { regex } = rule;
      if (sample === null) return fc.constant(null);
      if (typeof sample === 'number') return number;
      if (typeof sample === 'boolean') return fc.boolean();
      if (regex === undefined) return text;
      return schema.safeParse('2026-03-01').success
        ? isoDate
        : fc.constantFrom(
            ...regex
              .slice(2, -2)
              .split('|')
              .map((word) => word.replaceAll('\\', '')),
          );
    }),
  );

/**
 * Replies that a schema takes, as they travel: with and without the keys that may be missing, null where that is taken,
 * dates in both ways, short and empty lists, keys that the contract does not know.
 */
export const arbitraryReply = (schema: Schema, options: ArbitraryOptions = {}): fc.Arbitrary<unknown> => {
  const { type, innerType, in: input, options: members = [], element, valueType, getter } = nodeOf(schema);
  const { isComplete = false } = options;
  if (type === 'lazy' && getter !== undefined) return arbitraryReply(getter(), options);
  // What does not fit counts as the default, so anything may come.
  if (type === 'catch' && innerType !== undefined)
    return isComplete
      ? arbitraryReply(innerType, options)
      : fc.oneof(arbitraryReply(innerType, options), fc.jsonValue({ maxDepth: 1 }));
  if (alternativesOf(schema).length > 0)
    return isComplete
      ? valueOf(schema).filter(
          (value) => value !== null || schema.safeParse('text').success === schema.safeParse(1).success,
        )
      : valueOf(schema);
  if (type === 'nullable' && innerType !== undefined && !isComplete)
    return fc.oneof({ weight: 3, arbitrary: arbitraryReply(innerType, options) }, fc.constant(null));
  if (innerType !== undefined) return arbitraryReply(innerType, options);
  if (type === 'pipe' && input !== undefined) return arbitraryReply(input, options);
  if (type === 'union') return fc.oneof(...members.map((member) => arbitraryReply(member, options)));
  if (type === 'object') return objectOf(schema, options);
  // A list that must be empty, as PHP writes an empty map.
  if (type === 'array' && !schema.safeParse([null]).success && schema.safeParse([]).success && isAnything(element))
    return fc.constant([]);
  if (type === 'array' && element !== undefined)
    return fc.array(arbitraryReply(element, options), { minLength: isComplete ? 1 : 0, maxLength: isComplete ? 1 : 2 });
  if (type === 'record' && valueType !== undefined)
    return fc.dictionary(
      fc.string({ minLength: 1, maxLength: 6 }).map((key) => `x_${key}`),
      arbitraryReply(valueType, options),
      { maxKeys: 2 },
    );
  if (type === 'unknown') return fc.jsonValue({ maxDepth: 1 });
  throw new Error(`No arbitrary for a ${type}`);
};
