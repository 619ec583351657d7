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

test('every area with pacts has a wrong rule that they must see', () => {
  const missing = AREAS.filter((area) => hasPacts(area) && !WRONG_RULES.some((rule) => rule.area === area));
  expect(missing.map((area) => `mocks/rules/${area}.wrong-rules.ts has no wrong rule`)).toEqual([]);
});

test('no two wrong rules share a name', () => {
  const names = WRONG_RULES.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
