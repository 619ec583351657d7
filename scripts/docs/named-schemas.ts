import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Schema } from '#contracts/endpoint.ts';
import { WireList, WireNumber, Anything } from '#contracts/wire.schema.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A schema that the contract exports, with what its docstring tells of it and of its keys. */
export interface NamedSchema {
  readonly name: string;
  readonly schema: Schema;
  readonly description: string;
  readonly keys: Readonly<Record<string, string>>;
}

/** What a path, a query or a reply spells out where it stands: a name would say less than the type. */
const UNNAMED: readonly unknown[] = [WireNumber, WireList, Anything];

const DOCSTRING = String.raw`\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*`;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value;

/** The text of a docstring, without the stars of its lines. */
const textOf = (docstring: string): string =>
  docstring
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .filter((line) => line !== '')
    .join(' ');

/** Names that a docstring stands before, with its text. */
const documented = (source: string, declaration: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...source.matchAll(new RegExp(`${DOCSTRING}${declaration}`, 'g'))].map(([, text = '', name = '']) => [
      name,
      textOf(text),
    ]),
  );

/** The source of an exported constant, to the line that ends it. */
const bodyOf = (source: string, name: string): string =>
  new RegExp(String.raw`export const ${name}\b[^\n]*\n(?:[ \t][^\n]*\n|\n)*`).exec(source)?.[0] ?? '';

const schemasOf = async (file: string): Promise<readonly NamedSchema[]> => {
  const source = readFileSync(`${ROOT}${file}`, 'utf8');
  const descriptions = documented(source, String.raw`export (?:const|interface) (\w+)`);
  const exported = (await import(/* @vite-ignore */ pathToFileURL(`${ROOT}${file}`).href)) as Readonly<
    Record<string, unknown>
  >;
  return Object.entries(exported).flatMap(([name, schema]) =>
    isSchema(schema) && !UNNAMED.includes(schema)
      ? [
          {
            name,
            schema,
            description: descriptions[name] ?? '',
            keys: documented(bodyOf(source, name), String.raw`(\w+):`),
          },
        ]
      : [],
  );
};

/**
 * Every schema that a `*.schema.ts` of the contract exports, in the order of file and name. Throws where two files give
 * one name to different schemas: in the document it is the name that a reference leads to.
 */
export const namedSchemas = async (): Promise<readonly NamedSchema[]> => {
  const files = globSync('contracts/**/*.schema.ts', { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  const found = (await Promise.all(files.map(schemasOf))).flat();
  const twice = found.find(({ name }, at) => found.findIndex((other) => other.name === name) !== at);
  if (twice !== undefined)
    throw new Error(`Two schemas of the contract are called ${twice.name}: the document needs one name for each.`);
  return found;
};
