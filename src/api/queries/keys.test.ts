import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isBelow } from './account-keys.ts';
import { keys } from './keys.ts';

const SOURCES = globSync('src/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$|\/testing\//.test(file) && !file.startsWith('src/api/queries/'),
);

/** A key as somebody would spell it: `queryKey: […]`, `queryKey = […]`, or the literal head of a known one. */
const SPELLED = [
  /queryKey\s*[:=]\s*\[/,
  /\[\s*(?:'me'|'releases'|'organisation'|'reviews')\s*[,\]]/,
  /(?:getQueryData|setQueryData|getQueryState)(?:<[^(]*>)?\(\s*\[/,
];

const spelledIn = (text: string): boolean => SPELLED.some((pattern) => pattern.test(text));

test('no query key is spelled outside the factory', async () => {
  const found = await Promise.all(SOURCES.map(async (file) => (spelledIn(await readFile(file, 'utf8')) ? [file] : [])));
  expect(SOURCES.length).toBeGreaterThan(300);
  expect(found.flat()).toEqual([]);
});

test.each([
  "useQuery({ queryKey: ['demo', 'people'] })",
  'const queryKey = [area, id];',
  "refresh(['organisation', id, 'bookings'])",
  "invalidate(['reviews'])",
  "queries.setQueryData<Profile>(['x'], profile)",
])('the test above would find %s', (text) => expect(spelledIn(text)).toBe(true));

test('what belongs to an organisation stands below its key, and reviews below theirs', () => {
  for (const key of [
    keys.assignedAssessments(1),
    keys.assessment(1, 2),
    keys.assignedModules(1, 2),
    keys.module(1, 2),
    keys.band(1, 'a'),
    keys.bookings(1),
    keys.points(1),
    keys.pendingEvidence(1),
  ]) {
    expect([
      isBelow(key, keys.organisations()),
      isBelow(key, keys.organisation(1)),
      isBelow(key, keys.organisation(2)),
      isBelow(key, keys.me()),
    ]).toEqual([true, true, false, false]);
  }
  for (const key of [keys.review('a/1'), keys.evidence('1')])
    expect([isBelow(key, keys.reviews()), isBelow(key, keys.organisations())]).toEqual([true, false]);
});

test('no two queries share a key', () => {
  const all = [
    keys.me(),
    keys.releases(),
    keys.demoPeople(),
    keys.assignedAssessments(1),
    keys.assessment(1, 2),
    keys.assignedModules(1, 2),
    keys.module(1, 2),
    keys.band(1, 2),
    keys.bookings(1),
    keys.points(1),
    keys.pendingEvidence(1),
    keys.review('users/1/2'),
    keys.evidence('1'),
  ];
  expect(new Set(all.map((key) => JSON.stringify(key))).size).toBe(all.length);
});
