import { MatchersV3 } from '@pact-foundation/pact';
import type { Schema } from '../endpoint.ts';
import { joinPath, nodeOf, unwrapped } from '../schema-node.ts';
import { WireDate } from '../wire.schema.ts';
import { alternativesOf } from './alternatives.ts';

/** A pinned value: pact's matcher, or an object or list of them. */
export type Pinned = unknown;

export interface PinOptions {
  // A path leaves list positions out: `data.state` is the state of each element of `data`.
  /** Paths where an empty list is what the provider must send. */
  readonly emptyAt?: readonly string[];
  /**
   * Paths of keys that a provider may leave out, but must send in this state, because its sentence says what stands
   * there.
   */
  readonly presentAt?: readonly string[];
  /**
   * Paths whose value is pinned and not its kind alone. In a list it also tells elements apart that are otherwise
   * alike.
   */
  readonly exactAt?: readonly string[];
}

/** The schema that really decides about this value: without wrappers, and of a union the first member that takes it. */
const deciding = (schema: Schema, example: unknown): Schema => {
  const inner = unwrapped(schema);
  const taking = nodeOf(inner).options?.find((option) => option.safeParse(example).success);
  return taking === undefined ? inner : deciding(taking, example);
};

/** Whether an interaction says something of what stands at a path or below it. */
const isSpokenOf = (path: string, { emptyAt = [], presentAt = [], exactAt = [] }: PinOptions): boolean =>
  [...emptyAt, ...presentAt, ...exactAt].some((each) => path === '' || each === path || each.startsWith(`${path}.`));

const mayBeAbsent = (schema: Schema): boolean => schema.safeParse(undefined).success;

/** Whether an example has something to pin at a key that may be absent. Pact has no rule for an object or null. */
const hasValueToPin = (schema: Schema, value: unknown, path: string, { exactAt = [] }: PinOptions): boolean =>
  value !== undefined && (value !== null || exactAt.includes(path) || alternativesOf(schema).length > 0);

/** The outline of a pinned value, to see whether the elements of a list are alike: kinds, and what is pinned exactly. */
const outline = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(outline);
  if (value === null || typeof value !== 'object') return typeof value;
  if ('pact:matcher:type' in value) {
    const {
      'pact:matcher:type': matcher,
      regex,
      value: inner,
    } = value as { 'pact:matcher:type': unknown; regex?: string; value?: unknown };
    if (matcher === 'equality') return [matcher, inner];
    return [matcher, regex, matcher === 'type' ? outline(inner) : null];
  }
  return Object.entries(value).map(([key, part]) => [key, outline(part)]);
};

/** Of a union of objects what all have in common: which of them comes is the provider's own. */
const commonShape = (schema: Schema): Readonly<Record<string, Schema>> => {
  const [first = {}, ...others] = (nodeOf(unwrapped(schema)).options ?? []).map(
    (option) => nodeOf(unwrapped(option)).shape ?? {},
  );
  return Object.fromEntries(Object.entries(first).filter(([key]) => others.every((other) => key in other)));
};

const pinObject = (
  shape: Readonly<Record<string, Schema>>,
  example: Readonly<Record<string, unknown>>,
  path: string,
  options: PinOptions,
): Pinned => {
  const unknown = Object.keys(example).filter((key) => !(key in shape));
  if (unknown.length > 0)
    throw new Error(`The contract does not know ${path === '' ? '' : `${path}: `}${unknown.join(', ')}`);
  const keys = Object.keys(shape).filter(
    (key) =>
      !mayBeAbsent(shape[key] as Schema) ||
      (isSpokenOf(joinPath(path, key), options) &&
        hasValueToPin(shape[key] as Schema, example[key], joinPath(path, key), options)),
  );
  const absent = keys.filter((key) => !(key in example));
  if (absent.length > 0)
    throw new Error(`The example leaves out ${path === '' ? '' : `${path}: `}${absent.join(', ')}`);
  return Object.fromEntries(
    keys.map((key) => [key, pin(shape[key] as Schema, example[key], joinPath(path, key), options)]),
  );
};

const pinCommon = (
  shape: Readonly<Record<string, Schema>>,
  example: Readonly<Record<string, unknown>>,
  path: string,
): Pinned => pinObject(shape, Object.fromEntries(Object.entries(example).filter(([key]) => key in shape)), path, {});

/** A list of elements of one shape, of which there are at least so many. Pact's own helper wants one at least. */
const eachLike = (element: Pinned, atLeast: number): Pinned => ({
  'pact:matcher:type': 'type',
  min: atLeast,
  value: [element],
});

const pinList = (element: Schema, example: readonly unknown[], path: string, options: PinOptions): Pinned => {
  if (options.emptyAt?.includes(path) === true && example.length === 0) return [];
  const [first, ...rest] = example.map((part) => pin(element, part, path, options));
  if (first === undefined) throw new Error(`${path}: an empty list pins nothing; give it an element`);
  const spokenOf = isSpokenOf(path, options);
  const alike = rest.every((other) => JSON.stringify(outline(other)) === JSON.stringify(outline(first)));
  // Elements of one shape are pinned each by that shape, however many come: the first stands for all. Different ones
  // stand each at its place.
  return alike || !spokenOf ? eachLike(first, spokenOf ? 1 : 0) : [first, ...rest];
};

/**
 * A single value, by each kind that the client takes. Several rules at one place are alternatives
 * (`pact-alternatives.ts`).
 */
const pinValue = (schema: Schema, example: unknown, path: string): Pinned => {
  const alternatives = alternativesOf(schema);
  if (alternatives.length === 0) throw new Error(`${path}: no matcher for a ${nodeOf(deciding(schema, example)).type}`);
  // A rule by kind compares with the example, so the example must be of that kind.
  const byKind = alternatives.filter(({ rule }) => rule['pact:matcher:type'] === 'type');
  if (byKind.length > 1) throw new Error(`${path}: pact cannot tell two kinds by one example`);
  const fitting = byKind.length === 0 || byKind[0]?.takes(example) === true;
  const value = fitting ? example : (byKind[0]?.sample ?? null);
  const [only, ...others] = alternatives.map(({ rule }) => rule);
  return others.length === 0 ? { ...only, value } : { 'pact:matcher:type': [only, ...others], value };
};

const isDate = (schema: Schema): boolean => {
  const { innerType } = nodeOf(schema);
  return schema === WireDate || (innerType !== undefined && isDate(innerType));
};

/** ES-37: one moment in unix seconds, in each way in which a server may write it: those, or ISO 8601 in UTC. */
const pinMoment = (seconds: number): Pinned => {
  const [date, time] = new Date(seconds * 1000).toISOString().slice(0, 19).split('T');
  const regex = String.raw`^${date}[T ]${time}(\.0+)?(Z|\+00:?00)?$`;
  return {
    'pact:matcher:type': [{ 'pact:matcher:type': 'equality' }, { 'pact:matcher:type': 'regex', regex }],
    value: seconds,
  };
};

const pin = (schema: Schema, example: unknown, path: string, options: PinOptions): Pinned => {
  if (options.exactAt?.includes(path) === true) {
    // Pact's equality on an empty list lets a list with an element through.
    if (Array.isArray(example) && example.length === 0)
      throw new Error(`${path}: an empty list proves nothing; say that it must be empty`);
    if (example === null) return MatchersV3.nullValue();
    return typeof example === 'number' && isDate(schema) ? pinMoment(example) : MatchersV3.equal(example);
  }
  const definition = nodeOf(deciding(schema, example));
  switch (definition.type) {
    case 'object': {
      const isAnyOfSeveral = nodeOf(unwrapped(schema)).type === 'union' && !isSpokenOf(path, options);
      return isAnyOfSeveral
        ? pinCommon(commonShape(schema), example as Record<string, unknown>, path)
        : pinObject(definition.shape ?? {}, example as Record<string, unknown>, path, options);
    }
    case 'array':
      return pinList(definition.element as Schema, example as unknown[], path, options);
    case 'record':
      return {};
    default:
      return pinValue(schema, example, path);
  }
};

/** Whether a path without list positions leads to something in an example. */
const leadsSomewhere = (example: unknown, [step, ...rest]: readonly string[]): boolean => {
  if (step === undefined) return true;
  if (Array.isArray(example)) return example.some((element) => leadsSomewhere(element, [step, ...rest]));
  return (
    example !== null &&
    typeof example === 'object' &&
    step in example &&
    leadsSomewhere((example as Record<string, unknown>)[step], rest)
  );
};

/**
 * Derives pact matchers from a schema and an example (0120): what the client needs and no more. A key that the client
 * does without is pinned only where the options speak of it; a value is pinned by every kind that the client takes; a
 * list may be empty unless the options speak of what is in it. Throws where the example lacks what is pinned or names
 * something that the contract does not know, or has nothing at a path that the options name.
 */
export const pinned = (schema: Schema, example: unknown, options: PinOptions = {}): Pinned => {
  const lost = [...(options.exactAt ?? []), ...(options.presentAt ?? [])].filter(
    (path) => path !== '' && !leadsSomewhere(example, path.split('.')),
  );
  if (lost.length > 0) throw new Error(`The example has nothing at ${lost.join(', ')}`);
  return pin(schema, example, '', options);
};
