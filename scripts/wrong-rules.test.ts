import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { WRONG_RULES } from './wrong-rules.ts';

test('every wrong rule patches code that stands (P1, P6, P9)', async () => {
  const stale = await Promise.all(
    WRONG_RULES.map(async ({ name, file, from }) =>
      (await readFile(file, 'utf8')).includes(from) ? [] : [`${name}: ${file}`],
    ),
  );
  expect(stale.flat()).toEqual([]);
});
