import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { AREAS, hasPacts } from './lib/areas.ts';
import { WRONG_RULES } from './lib/wrong-rules.ts';

test('every wrong rule patches code that stands (P1, P6, P9)', async () => {
  const stale = await Promise.all(
    WRONG_RULES.map(async ({ name, file, from }) =>
      (await readFile(file, 'utf8')).includes(from) ? [] : [`${name}: ${file}`],
    ),
  );
  expect(stale.flat()).toEqual([]);
});

/** Of how many wrong rules an area has at least (0363). */
const MOST_AREAS = 12;
/** Areas whose rules decide less: so many, and why. */
const SMALL_AREAS: Readonly<Record<string, readonly [floor: number, reason: string]>> = {
  releases: [5, 'one list, the same for everybody, of which an order and four keys are told'],
};

test('every area with pacts has as many wrong rules as its rules decide (0363)', () => {
  const found = AREAS.filter(hasPacts).map((area) => ({
    area,
    count: WRONG_RULES.filter((rule) => rule.area === area).length,
    floor: SMALL_AREAS[area]?.[0] ?? MOST_AREAS,
  }));
  expect(found.filter(({ count, floor }) => count < floor)).toEqual([]);
});

test('in every area the pacts must see some of them', () => {
  const blind = AREAS.filter(
    (area) => hasPacts(area) && !WRONG_RULES.some((rule) => rule.area === area && rule.unseen === undefined),
  );
  expect(blind).toEqual([]);
});

test('no two wrong rules make the same change', () => {
  const changes = WRONG_RULES.map(({ area, file, from, to }) => JSON.stringify([area, file, from, to]));
  expect(changes.filter((change, index) => changes.indexOf(change) !== index)).toEqual([]);
});

test('no two wrong rules share a name', () => {
  const names = WRONG_RULES.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
