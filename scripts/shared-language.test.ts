import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';

/**
 * Functions in modules that client and fake backend both load, and why each is language: a rule of one side that the
 * other borrows is no second opinion (0116). Schemas and constants are no functions and need no line.
 */
const LANGUAGE: Readonly<Record<string, string>> = {
  'contracts/endpoint.ts endpoint': 'keeps the type of a declaration',
  'contracts/endpoint-presets.ts authenticatedGet': 'adds the parts that calls share to a declaration',
  'contracts/endpoint-presets.ts authenticatedPatch': 'adds the parts that calls share to a declaration',
  'contracts/endpoint-presets.ts authenticatedPost': 'adds the parts that calls share to a declaration',
  'contracts/endpoint-presets.ts authenticatedPut': 'adds the parts that calls share to a declaration',
  'contracts/endpoint-presets.ts blob': 'adds the parts that calls share to a declaration',
  'contracts/endpoint-presets.ts download': 'adds the parts that calls share to a declaration',
  'contracts/endpoint-presets.ts publicPost': 'adds the parts that calls share to a declaration',
  'contracts/notifications/realtime-events.schema.ts readEvent':
    'parses a frame with the schema of its event; the client alone calls it (I-15)',
  'contracts/notifications/realtime-events.schema.ts userChannel': 'spells the name of a channel (I-09)',
  'contracts/key-differences.ts collectKeys': 'follows a value along its schema',
  'contracts/schema-node.ts joinPath': 'spells a path',
  'contracts/schema-node.ts nodeOf': 'reads a schema',
  'contracts/schema-node.ts unwrapped': 'reads a schema',
  'contracts/unknown-keys.ts unknownKeys': 'compares a value with its schema (0112)',
  'contracts/wire.schema.ts Paging': 'builds the schema of a paged list (L21)',
  'contracts/wire.schema.ts mapOf': 'builds a schema that takes PHP’s empty list for an empty map (0346)',
  'contracts/wire.schema.ts maybe': 'builds a schema',
  'contracts/wire.schema.ts otherwise': 'builds a schema',
  'contracts/wire.schema.ts setting': 'builds the schema of a setting with its default (ES-18)',
  'contracts/wire.schema.ts settingOrNone': 'builds a schema',
};

/** Schemas that compute: how dates, numbers, lists and messages travel, the same in both directions. */
const COMPUTING = ['contracts/wire.schema.ts'];

const importsOf = (file: string): readonly string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)(?! type\b)[^;]*?\bfrom '((?:#contracts\/|\.{1,2}\/)[^']+)';/gms,
    ),
  ].map(([, from = '']) => (from.startsWith('#') ? from.slice(1) : join(dirname(file), from).replaceAll('\\', '/')));

/** Modules of the contract that these sources load when they run, directly or through each other. Tests do not count. */
const loadedBy = (sources: string): ReadonlySet<string> => {
  const loaded = new Set<string>();
  const waiting = globSync(sources)
    .filter((file) => !/\.test\.tsx?$|[/\\]testing[/\\]/.test(file))
    .flatMap(importsOf);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (!file.startsWith('contracts/') || loaded.has(file)) continue;
    loaded.add(file);
    waiting.push(...importsOf(file));
  }
  return loaded;
};

const byFake = loadedBy('{mocks,fixtures}/**/*.{ts,tsx}');
const shared = [...loadedBy('{src,machines}/**/*.{ts,tsx}')].filter((file) => byFake.has(file)).toSorted();

describe('client and fake backend share a language and no rule (0116)', () => {
  test('both load endpoints, schemas and constants', () => {
    expect(shared).toEqual(
      expect.arrayContaining([
        'contracts/constants.ts',
        'contracts/endpoint.ts',
        'contracts/profile/profile.schema.ts',
        'contracts/session/session.endpoints.ts',
      ]),
    );
  });

  test('a function in a module that both load is language, with a reason; a rule belongs to one side', async () => {
    const functions = await Promise.all(
      shared.map(async (file) => {
        const exported = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
        return Object.entries(exported).flatMap(([name, value]) =>
          typeof value === 'function' ? [`${file} ${name}`] : [],
        );
      }),
    );
    expect(functions.flat().toSorted()).toEqual(Object.keys(LANGUAGE).toSorted());
  });

  test('a schema that both load computes nothing, except how values travel', () => {
    expect(
      shared.filter((file) =>
        /\bz\.(transform|refine|superRefine|overwrite|custom|codec|preprocess)\b/.test(readFileSync(file, 'utf8')),
      ),
    ).toEqual(COMPUTING);
  });
});
