import { globSync, readFileSync } from 'node:fs';
import { catalogue } from '#contracts/catalogue.ts';
import type { Endpoint, Schema } from '#contracts/endpoint.ts';
import { joinPath, nodeOf, unwrapped } from '#contracts/schema-node.ts';
import { WireDate } from '#contracts/wire.schema.ts';
import { callsOf, type RecordedInteraction, type RecordedPact } from './pacts.ts';

/** A schema that holds schemas of its own kind is followed for a while. */
const DEPTH = 8;

/** Kinds of values that decide something by themselves: texts and ids are shown or passed on. */
const DECIDING: ReadonlySet<string> = new Set(['boolean', 'number', 'enum', 'literal']);

/** Keys that Laravel sends beside a page and the app does without (0348); their names mean other things in charts. */
const BESIDE_A_PAGE: ReadonlySet<string> = new Set(['from', 'to', 'per_page']);

/** A moment is compared with the clock of the server, which no pact knows: what it decides stands in a status. */
const isMoment = (schema: Schema): boolean => {
  const { innerType } = nodeOf(schema);
  return schema === WireDate || (innerType !== undefined && isMoment(innerType));
};

const decides = (schema: Schema, key: string): boolean => {
  const { type, options = [] } = nodeOf(unwrapped(schema));
  if (/(^|_)ids?$/.test(key) || BESIDE_A_PAGE.has(key) || isMoment(schema)) return false;
  return (
    DECIDING.has(type) || key === 'status' || options.some((option) => DECIDING.has(nodeOf(unwrapped(option)).type))
  );
};

/** Paths of a reply, without positions in lists, where a value may decide something. */
const decidingPaths = (schema: Schema, path = '', depth = 0): readonly string[] => {
  if (depth > DEPTH) return [];
  const { shape = {}, element, options = [] } = nodeOf(unwrapped(schema));
  return [
    ...(element === undefined ? [] : decidingPaths(element, path, depth + 1)),
    ...options.flatMap((option) => decidingPaths(option, path, depth + 1)),
    ...Object.entries(shape).flatMap(([key, part]) => [
      ...(decides(part, key) ? [joinPath(path, key)] : []),
      ...decidingPaths(part, joinPath(path, key), depth + 1),
    ]),
  ];
};

const SOURCES = [
  'machines/**/*.ts',
  'src/features/**/*.ts',
  'src/cards/**/*.ts',
  'src/current/**/*.ts',
  'src/api/**/*.ts',
];

/** Code that only tests and demonstrations run reads nothing for the product. */
const isProduct = (file: string): boolean => !/(\.test\.ts|\.samples\.ts|\.model\.ts|\/testing\/)/.test(file);

/** Names of properties that charts and selectors read: `one.name`, `one?.name`, `{ name }` or `{ name: other }`. */
export const readNames = (sources: readonly string[]): ReadonlySet<string> =>
  new Set(
    sources.flatMap((source) => [
      ...[...source.matchAll(/\??\.([a-z][a-z0-9_]*)\b(?!\s*\()/g)].map(([, name = '']) => name),
      ...[...source.matchAll(/[{,]\s*([a-z][a-z0-9_]*)\s*(?=[,:}=])/g)].map(([, name = '']) => name),
    ]),
  );

/** The code whose reading decides. */
export const decidingSources = (): readonly string[] =>
  SOURCES.flatMap((pattern) => globSync(pattern))
    .filter(isProduct)
    .map((file) => readFileSync(file, 'utf8'));

/** The keys of replies on which the product decides, by their last names, with the calls and paths where they stand. */
export const decisionKeys = (names: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> => {
  const located = Object.entries(catalogue as Readonly<Record<string, Endpoint>>).flatMap(([name, { reply }]) =>
    [...new Set(decidingPaths(reply))].map((path) => [path.split('.').at(-1) ?? '', `${name} ${path}`] as const),
  );
  const found = new Map<string, string[]>();
  for (const [key, at] of located) if (names.has(key)) found.set(key, [...(found.get(key) ?? []), at]);
  return found;
};

const lastName = (expression: string): string =>
  expression
    .replaceAll(/\[[^\]]*\]/g, '')
    .split('.')
    .at(-1) ?? '';

const provedBy = ({ response, comments }: RecordedInteraction): readonly string[] =>
  response.status >= 300
    ? []
    : [
        ...Object.entries(response.matchingRules?.body ?? {}).flatMap(([expression, { matchers }]) =>
          matchers.some(({ match }) => match === 'equality' || match === 'null') && matchers.length < 3
            ? [lastName(expression)]
            : [],
        ),
        ...Object.keys(comments?.returns ?? {}).map(lastName),
      ];

/** Keys whose value a success of some call proves. */
export const provedKeys = (pacts: readonly RecordedPact[]): ReadonlySet<string> =>
  new Set(pacts.flatMap((pact) => callsOf(pact).flatMap(provedBy)));
