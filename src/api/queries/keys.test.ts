import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isBelow, keys } from './keys.ts';

const SOURCES = globSync('src/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$|\/testing\//.test(file) && !/^src\/api\/queries\/(?:[\w-]+\.)?keys\.ts$/.test(file),
);

/** A key as somebody would spell it: `queryKey: […]`, `queryKey = […]`, or the literal head of a known one. */
const SPELLED = [
  /queryKey\s*[:=]\s*\[/,
  /\[\s*(?:'me'|'releases'|'organisation'|'reviews')\s*[,\]]/,
  /(?:getQueryData|setQueryData|getQueryState)(?:<[^(]*>)?\(\s*\[/,
];

const spelledIn = (text: string): boolean => SPELLED.some((pattern) => pattern.test(text));

test('no query key is spelled outside `keys.ts` and the `<area>.keys.ts`', async () => {
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

type Key = (...values: readonly number[]) => readonly unknown[];

/** What each file of keys exports. */
const files = import.meta.glob<Readonly<Record<string, Readonly<Record<string, Key>>>>>('./*keys.ts', { eager: true });

/** Every key, asked with other values at each place: 1, 2, 3 and so on. */
const all = Object.entries(files).flatMap(([file, exported]) =>
  Object.values(exported).flatMap((factory) =>
    Object.entries(factory).map(([name, key]) => ({
      file: file.replace('./', 'src/api/queries/'),
      name,
      key: key(...Array.from({ length: key.length }, (_, index) => index + 1)),
    })),
  ),
);

const named = (wanted: string) => all.find(({ name }) => name === wanted)?.key ?? [];

/** Their organisation is known only once they have loaded. */
const BEFORE_THEIR_ORGANISATION = ['basket', 'plans', 'review', 'evidence'];

test('what belongs to an organisation stands below its key, and reviews below theirs', () => {
  const inAreas = all.filter(({ file }) => !file.endsWith('/keys.ts'));
  expect(inAreas.length).toBeGreaterThan(30);
  const outside = inAreas.filter(
    ({ name, key }) =>
      !BEFORE_THEIR_ORGANISATION.includes(name) &&
      !(
        isBelow(key, keys.organisations()) &&
        isBelow(key, keys.organisation(1)) &&
        !isBelow(key, keys.organisation(2)) &&
        !isBelow(key, keys.me())
      ),
  );
  expect(outside.map(({ file, name }) => `${file}: ${name} does not stand below its organisation`)).toEqual([]);
  for (const key of ['review', 'evidence'].map(named))
    expect([isBelow(key, keys.reviews()), isBelow(key, keys.organisations())]).toEqual([true, false]);
});

test('no two queries share a key', () => {
  const spelled = all.map(({ file, name, key }) => ({ path: `${file}: ${name}`, key: JSON.stringify(key) }));
  const shared = [...Map.groupBy(spelled, ({ key }) => key).values()].filter((same) => same.length > 1);
  expect(shared.map((same) => same.map(({ path }) => path))).toEqual([]);
});
