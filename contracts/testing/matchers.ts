import { MatchersV3 } from '@pact-foundation/pact';
import type { Schema } from '../endpoint.ts';
import { nodeOf, unwrapped } from '../schema-node.ts';

/** A pinned value: pact's matcher, or an object or list of them. */
export type Pinned = unknown;

export interface PinOptions {
  // A path leaves list positions out: `data.state` is the state of each element of `data`.
  /** Paths where an empty list is what the provider must send. */
  readonly emptyAt?: readonly string[];
  /** Paths that the example leaves out on purpose, because the provider leaves them out in this state. */
  readonly absentAt?: readonly string[];
  /** Paths whose value is pinned and not its kind alone. In a list it also tells elements apart that are otherwise alike. */
  readonly exactAt?: readonly string[];
}

const quote = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** The schema that really decides about this value: without wrappers, and of a union the first member that takes it. */
const deciding = (schema: Schema, example: unknown): Schema => {
  const inner = unwrapped(schema);
  const taking = nodeOf(inner).options?.find((option) => option.safeParse(example).success);
  return taking === undefined ? inner : deciding(taking, example);
};

/** The outline of a pinned value, to see whether the elements of a list are alike: kinds, and what is pinned exactly. */
const outline = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(outline);
  if (value === null || typeof value !== 'object') return typeof value;
  if ('pact:matcher:type' in value) {
    const { 'pact:matcher:type': matcher, regex, value: inner } = value as { 'pact:matcher:type': string; regex?: string; value?: unknown };
    if (matcher === 'equality') return [matcher, inner];
    return [matcher, regex, matcher === 'type' ? outline(inner) : null];
  }
  return Object.entries(value).map(([key, part]) => [key, outline(part)]);
};

const pinObject = (shape: Readonly<Record<string, Schema>>, example: Readonly<Record<string, unknown>>, path: string, options: PinOptions): Pinned => {
  const absent = Object.keys(shape).filter((key) => !(key in example) && options.absentAt?.includes(join(path, key)) !== true);
  if (absent.length > 0) throw new Error(`The example leaves ${path === '' ? '' : `${path}: `}${absent.join(', ')} unpinned`);
  const unknown = Object.keys(example).filter((key) => !(key in shape));
  if (unknown.length > 0) throw new Error(`The contract does not know ${path === '' ? '' : `${path}: `}${unknown.join(', ')}`);
  return Object.fromEntries(Object.entries(example).map(([key, value]) => [key, pin(shape[key] as Schema, value, join(path, key), options)]));
};

const pinList = (element: Schema, example: readonly unknown[], path: string, options: PinOptions): Pinned => {
  const [first, ...rest] = example.map((part) => pin(element, part, path, options));
  if (first === undefined) {
    if (options.emptyAt?.includes(path) !== true) throw new Error(`${path}: an empty list pins nothing; give it an element`);
    return [];
  }
  const alike = rest.every((other) => JSON.stringify(outline(other)) === JSON.stringify(outline(first)));
  // Elements of one shape are pinned each by that shape, however many come: the first stands for all. Different ones stand each at its place.
  return alike ? MatchersV3.eachLike(first, 1) : [first, ...rest];
};

const pin = (schema: Schema, example: unknown, path: string, options: PinOptions): Pinned => {
  if (example === null) return MatchersV3.nullValue();
  if (options.exactAt?.includes(path) === true) {
    // Pact's equality on an empty list lets a list with an element through.
    if (Array.isArray(example) && example.length === 0) throw new Error(`${path}: an empty list proves nothing; say that it must be empty`);
    return MatchersV3.equal(example);
  }
  const definition = nodeOf(deciding(schema, example));
  switch (definition.type) {
    case 'object':
      return pinObject(definition.shape ?? {}, example as Record<string, unknown>, path, options);
    case 'array':
      return pinList(definition.element as Schema, example as unknown[], path, options);
    case 'record': {
      const parts = Object.entries(example as Record<string, unknown>);
      return Object.fromEntries(parts.map(([key, value]) => [key, pin(definition.valueType as Schema, value, join(path, key), options)]));
    }
    case 'enum':
    case 'literal': {
      const members = Object.values(definition.entries ?? {});
      const values = members.length > 0 ? members : (definition.values ?? []).map(String);
      return MatchersV3.regex(`^(${values.map(quote).join('|')})$`, String(example as string | number | boolean));
    }
    case 'string':
      return MatchersV3.string(example as string);
    case 'number':
      return MatchersV3.number(example as number);
    case 'boolean':
      return MatchersV3.boolean(example as boolean);
    case 'unknown':
      return MatchersV3.like(example as string);
    default:
      throw new Error(`${path}: no matcher for a ${definition.type}`);
  }
};

/** Whether a path without list positions leads to something in an example. */
const leadsSomewhere = (example: unknown, [step, ...rest]: readonly string[]): boolean => {
  if (step === undefined) return true;
  if (Array.isArray(example)) return example.some((element) => leadsSomewhere(element, [step, ...rest]));
  return example !== null && typeof example === 'object' && step in example && leadsSomewhere((example as Record<string, unknown>)[step], rest);
};

/**
 * Derives pact matchers from a schema and a complete example: every key of the schema is pinned, every element of a list
 * has its shape pinned, and a list must hold at least one. Throws where the example leaves something unpinned or names
 * something that the contract does not know, or has nothing at a path that is to be exact.
 */
export const pinned = (schema: Schema, example: unknown, options: PinOptions = {}): Pinned => {
  const lost = (options.exactAt ?? []).filter((path) => !leadsSomewhere(example, path.split('.')));
  if (lost.length > 0) throw new Error(`The example has nothing at ${lost.join(', ')}`);
  return pin(schema, example, '', options);
};
