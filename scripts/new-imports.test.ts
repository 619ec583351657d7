import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { flowRecipe } from './new/flow-recipe.ts';
import { listRecipe } from './new/list-recipe.ts';
import { flowNames, listNames } from './new/names.ts';
import type { Recipe } from './new/write.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const { imports } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
  readonly imports: Readonly<Record<string, string>>;
};

/** A folder with nothing but what a recipe asks for, so that it is one of an area that is new. */
const root = `${mkdtempSync(join(tmpdir(), 'new-imports-'))}/`;
mkdirSync(`${root}contracts/lockers`, { recursive: true });
cpSync(`${ROOT}fixtures/tables.ts`, `${root}fixtures/tables.ts`);
afterAll(() => rmSync(root, { recursive: true }));

/** The file that an import of another one names; null for a package. */
const fileOf = (from: string, source: string): string | null => {
  if (source.startsWith('.')) return join(dirname(from), source);
  const alias = Object.keys(imports).find((pattern) => source.startsWith(pattern.slice(0, -1)));
  return alias === undefined
    ? null
    : (imports[alias] ?? '').replace('./', '').replace('*', source.slice(alias.length - 1));
};

const namesOf = (clause: string): readonly string[] =>
  (/\{([^}]*)\}/.exec(clause)?.[1] ?? '').split(',').flatMap(
    (part) =>
      part
        .trim()
        .replace(/^type /, '')
        .split(' as ')[0]
        ?.trim() || [],
  );

const isExported = (text: string, name: string): boolean =>
  new RegExp(
    `^export (?:abstract )?(?:(?:const|function|class|interface|type) ${name}\\b|\\{[^}]*\\b${name}\\b)`,
    'm',
  ).test(text);

/** Imports of the recipe's files that lead nowhere, or to something that is not exported there. */
const brokenImports = ({ files }: Recipe): readonly string[] => {
  const generated = new Map(files.map(({ path, text }) => [path, text]));
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/^import ([^;]*?)from '([^']+)';$/gm)].flatMap(([, clause = '', source = '']) => {
      const file = fileOf(path, source);
      if (file === null) return [];
      const target =
        generated.get(file) ?? (existsSync(`${ROOT}${file}`) ? readFileSync(`${ROOT}${file}`, 'utf8') : null);
      if (target === null) return [`${path}: there is no ${file}`];
      return namesOf(clause)
        .filter((name) => !isExported(target, name))
        .map((name) => `${path}: ${file} exports no ${name}`);
    }),
  );
};

const list = listRecipe(root, listNames(root, 'lockers'));
const flow = flowRecipe(root, flowNames(root, 'lockers/open'));

describe.each([
  { name: 'a list', recipe: list },
  { name: 'a flow', recipe: flow },
])('the templates of $name', ({ recipe }) => {
  test('import what there is', () => expect(brokenImports(recipe)).toEqual([]));

  test('are short', () =>
    expect(recipe.files.filter(({ text }) => text.split('\n').length > 150).map(({ path }) => path)).toEqual([]));

  test('leave out instead of stubbing', () =>
    expect(recipe.files.filter(({ text }) => /TODO|: any\b|as any|<any>/.test(text)).map(({ path }) => path)).toEqual(
      [],
    ));
});

test('an import that leads nowhere is found', () => {
  const text = "import { no } from './nowhere.ts';\nimport { keys, type gone } from '#api/queries/keys.ts';\n";
  expect(brokenImports({ ...list, files: [{ path: 'src/a.ts', text }] })).toEqual([
    'src/a.ts: there is no src/nowhere.ts',
    'src/a.ts: src/api/queries/keys.ts exports no gone',
  ]);
});
