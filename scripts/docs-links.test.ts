import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const DECISIONS = 'docs/decisions';
/** Where a decision may be named. */
const OWN_FILES = [
  '*.{md,ts,tsx,html}',
  '{contracts,docs,e2e,fixtures,machines,mocks,scripts,src}/**/*.{md,ts,tsx,mjs,css}',
];

const read = (file: string): string => readFileSync(file, 'utf8');
const matchesIn = (file: string, pattern: RegExp): readonly string[] =>
  [...read(file).matchAll(pattern)].map(([, found = '']) => found);

const decisions = globSync(`${DECISIONS}/[0-9]*.md`)
  .map((file) => file.slice(DECISIONS.length + 1))
  .filter((name) => !name.startsWith('0000-'))
  .toSorted();

/** The line of the index that belongs to a decision: its number and title, linked to its file. */
const indexLineOf = (name: string): string =>
  `[${read(`${DECISIONS}/${name}`).split('\n', 1)[0]?.slice(2) ?? ''}](${name})`;

describe('docs/decisions', () => {
  test('the index names every decision once, by number and title', () => {
    const listed = matchesIn(`${DECISIONS}/README.md`, /^- (\[.*\))$/gm);
    expect(listed.toSorted()).toEqual(decisions.map(indexLineOf).toSorted());
  });

  test('every number is used once, and starts the title', () => {
    const numbers = decisions.map((name) => name.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const name of decisions) expect(indexLineOf(name)).toMatch(`[${name.slice(0, 4)}: `);
  });

  test('every reference to a decision in code and documents names an existing one', () => {
    // A reference by number alone is allowed: 'docs/decisions/0026'.
    const known = new Set(decisions.flatMap((name) => [name, name.slice(0, 4)]));
    const references = globSync(OWN_FILES).flatMap((file) =>
      matchesIn(file, /\bdecisions\/(\d{4}(?:-[\w-]+\.md)?)/g).map((name) => ({ file, name })),
    );
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter(({ name }) => !known.has(name))).toEqual([]);
  });
});

test('every relative link and picture of the README and of docs leads to a file', () => {
  // The specification quotes its own links.
  const files = globSync(['README.md', 'docs/*.md', 'docs/{decisions,design}/*.md']);
  const links = files.flatMap((file) =>
    [...matchesIn(file, /\]\(([^)\s#]+)(?:#[^)]*)?\)/g), ...matchesIn(file, /\b(?:src|srcset)="([^"]+)"/g)].map(
      (target) => ({ file, target }),
    ),
  );
  const relative = links.filter(({ target }) => !/^[a-z]+:/.test(target));
  expect(relative.length).toBeGreaterThan(0);
  expect(relative.filter(({ file, target }) => !existsSync(join(dirname(file), target)))).toEqual([]);
});

test('every file and folder that the README, a decision or a page of docs names is there', () => {
  const files = globSync(['README.md', 'docs/*.md', 'docs/decisions/*.md']);
  const named = files.flatMap((file) =>
    matchesIn(file, /`((?:contracts|docs|e2e|fixtures|machines|mocks|scripts|src)\/[\w./-]*)`/g).map((path) => ({
      file,
      path,
    })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});
