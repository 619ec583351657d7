import type { Schema } from '../endpoint.ts';
import { nodeOf } from '../schema-node.ts';

/** One kind of value that a client takes, with the rule by which pact knows it and a value of it. */
export interface Alternative {
  readonly rule: { readonly 'pact:matcher:type': string; readonly regex?: string };
  /** Whether a value is of it, as pact will say. */
  readonly takes: (value: unknown) => boolean;
  readonly sample: string | number | boolean | null;
}

const quote = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

const NULL: Alternative = { rule: { 'pact:matcher:type': 'null' }, takes: (value) => value === null, sample: null };
const NUMBER: Alternative = {
  rule: { 'pact:matcher:type': 'number' },
  takes: (value) => typeof value === 'number',
  sample: 1,
};
/** Pact's own `boolean` takes the text "true", too; the kind of the example does not. */
const BOOLEAN: Alternative = {
  rule: { 'pact:matcher:type': 'type' },
  takes: (value) => typeof value === 'boolean',
  sample: true,
};
const TEXT: Alternative = {
  rule: { 'pact:matcher:type': 'type' },
  takes: (value) => typeof value === 'string',
  sample: 'text',
};

const byRegex = (regex: string, sample: string): Alternative => ({
  rule: { 'pact:matcher:type': 'regex', regex },
  takes: (value) => typeof value === 'string' && new RegExp(regex).test(value),
  sample,
});

/** ES-37: the dates that Laravel writes, with or without time and zone. */
const ISO_DATE = byRegex(
  String.raw`^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])([T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-][01]\d:?[0-5]\d)?)?$`,
  '2026-03-01T09:00:00+00:00',
);

const oneOf = (members: readonly unknown[]): readonly Alternative[] => {
  const texts = members.map(String);
  return [byRegex(`^(${texts.map(quote).join('|')})$`, texts[0] ?? '')];
};

/** What a transformation takes of the texts that its input lets in: all of them, or dates. */
const textsOf = (schema: Schema): readonly Alternative[] => {
  if (schema.safeParse('text').success) return [TEXT];
  if (schema.safeParse(ISO_DATE.sample).success) return [ISO_DATE];
  throw new Error(
    'A schema that takes some texts and not others has no matcher; give it one in contracts/testing/alternatives.ts',
  );
};

/**
 * The kinds of value that a schema of a single value takes, structure apart: each with pact's rule for it. Empty for an
 * object or a list, null or not, and for what may be anything.
 */
export const alternativesOf = (schema: Schema): readonly Alternative[] => {
  const { type, innerType, in: input, options = [], entries, values, getter } = nodeOf(schema);
  if (type === 'pipe' && input !== undefined)
    return alternativesOf(input).flatMap((each) => (each === TEXT ? textsOf(schema) : [each]));
  if (type === 'lazy' && getter !== undefined) return alternativesOf(getter());
  if (type === 'nullable' && innerType !== undefined) {
    const inner = alternativesOf(innerType);
    return inner.length === 0 ? [] : [...inner, NULL];
  }
  if (innerType !== undefined) return alternativesOf(innerType);
  switch (type) {
    case 'union':
      return options.flatMap(alternativesOf);
    case 'enum':
      return oneOf(Object.values(entries ?? {}));
    case 'literal':
      return oneOf(values ?? []);
    case 'string':
      return [TEXT];
    case 'number':
      return [NUMBER];
    case 'boolean':
      return [BOOLEAN];
    case 'null':
      return [NULL];
    default:
      return [];
  }
};
