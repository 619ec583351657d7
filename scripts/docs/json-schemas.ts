import * as z from 'zod/mini';
import type { Schema } from '#contracts/endpoint.ts';
import { nodeOf, type SchemaNode } from '#contracts/schema-node.ts';
import { WireList, WireNumber } from '#contracts/wire.schema.ts';
import type { NamedSchema } from './named-schemas.ts';

/** A JSON Schema of draft 2020-12, as far as the document writes one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Where a named schema stands in the document. */
export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** What travels in a path or a query is text by nature: the document names the kind that is meant. */
const MEANT: ReadonlyMap<unknown, JsonSchema> = new Map<unknown, JsonSchema>([
  [WireNumber, { type: 'number' }],
  [WireList, { type: 'array', items: { type: 'string' } }],
]);

const BYTES: JsonSchema = { description: 'The bytes of a file.', contentMediaType: 'application/octet-stream' };

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** The keys that the app cannot do without: it takes a default in the place of others, whatever their type says. */
const neededKeys = ({ shape = {} }: SchemaNode, required: readonly string[]): readonly string[] =>
  required.filter((key) => shape[key]?.safeParse(undefined).success !== true);

/** Called for each schema, which it changes: what the library writes and a reader does not need. */
const simplify = (schema: Schema, json: Record<string, unknown>): void => {
  const meant = MEANT.get(schema);
  if (meant !== undefined) {
    for (const key of Object.keys(json)) delete json[key];
    Object.assign(json, meant);
  }
  // What counts in the place of a wrong value is the app's own business.
  if (nodeOf(schema).type === 'catch') delete json['default'];
  // That more keys may come is how JSON Schema reads an object anyway.
  if (isEmpty(json['additionalProperties'])) delete json['additionalProperties'];
  if (nodeOf(schema).type === 'record') delete json['propertyNames'];
  const needed = neededKeys(nodeOf(schema), (json['required'] ?? []) as readonly string[]);
  if (needed.length > 0) json['required'] = needed;
  else delete json['required'];
};

/** A date may be null by itself: to say it again at each key is noise. */
const withoutSecondNull = (_: string, value: unknown): unknown => {
  const { anyOf, ...rest } = (typeof value === 'object' && value !== null ? value : {}) as {
    readonly anyOf?: readonly JsonSchema[];
  };
  return anyOf?.length === 2 && anyOf[0]?.['$ref'] === refTo('WireDate')['$ref'] && anyOf[1]?.['type'] === 'null'
    ? { ...refTo('WireDate'), ...rest }
    : value;
};

/** Without what marks a schema as a file of its own. */
const asPart = ({ $schema: _schema, $id: _id, ...json }: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(json), withoutSecondNull) as JsonSchema;

/** With what docstrings tell of the schema and of its keys. */
const described = (json: JsonSchema, { description, keys }: NamedSchema): JsonSchema => {
  const properties = json['properties'] as Readonly<Record<string, JsonSchema>> | undefined;
  return {
    ...(description === '' ? {} : { description }),
    ...json,
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([key, property]) => [
              key,
              keys[key] === undefined ? property : { ...property, description: keys[key] },
            ]),
          ),
        }),
  };
};

/** The names that a JSON Schema refers to. */
const namesIn = (json: unknown): readonly string[] =>
  [...JSON.stringify(json).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);

/** `start` and every name that its schemas lead to. */
const reachable = (start: readonly string[], schemas: Readonly<Record<string, JsonSchema>>): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    namesIn(schemas[name]).forEach(visit);
  };
  start.forEach(visit);
  return found;
};

export interface ConvertedSchemas<P extends string> {
  /** Named schemas that a part leads to, by name. */
  readonly components: Readonly<Record<string, JsonSchema>>;
  readonly parts: Readonly<Record<P, JsonSchema>>;
}

/**
 * JSON Schemas of the parts of calls (`login body`, by any name that no schema has), as they travel: before parsing, so
 * a transformation shows what it takes. A named schema becomes a reference to a component, and so does what refers to
 * itself. Throws on a schema that has no counterpart, other than a file.
 */
export const convertSchemas = <P extends string>(
  named: readonly NamedSchema[],
  parts: Readonly<Record<P, Schema>>,
): ConvertedSchemas<P> => {
  const registry = z.registry<{ id: string }>();
  const names = new Map<unknown, string>();
  for (const { name, schema } of named) {
    if (!names.has(schema)) names.set(schema, name);
  }
  const given = Object.entries(parts) as [P, Schema][];
  for (const [schema, name] of names) registry.add(schema as Schema, { id: name });
  // A schema that two calls share is converted once, under the first one's name.
  const partIds = new Map<unknown, string>();
  for (const [id, schema] of given) {
    if (names.has(schema) || partIds.has(schema)) continue;
    partIds.set(schema, id);
    registry.add(schema, { id });
  }
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
    unrepresentable: ({ zodSchema, message }) => {
      if ((zodSchema as unknown as Schema).safeParse(new Blob()).success) return { ...BYTES };
      throw new Error(message);
    },
    override: ({ zodSchema, jsonSchema }) => simplify(zodSchema as unknown as Schema, jsonSchema),
  });
  const converted = Object.fromEntries(Object.entries(schemas).map(([id, json]) => [id, asPart(json as JsonSchema)]));
  const ofPart = (schema: Schema): JsonSchema => {
    const name = names.get(schema);
    return name === undefined ? (converted[partIds.get(schema) ?? ''] ?? {}) : refTo(name);
  };
  const results = Object.fromEntries(given.map(([id, schema]) => [id, ofPart(schema)])) as Record<P, JsonSchema>;
  const needed = reachable(namesIn(results), converted);
  const components = named
    .filter(({ name }) => needed.has(name))
    .map((each) => [each.name, described(converted[each.name] ?? {}, each)] as const);
  return {
    components: Object.fromEntries(components.toSorted(([one], [other]) => one.localeCompare(other, 'en'))),
    parts: results,
  };
};
