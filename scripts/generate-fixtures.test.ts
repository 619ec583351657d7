import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assetUrl, isAssetName } from '#fixtures/files/assets.ts';
import { generateWorld, serialise } from './generate-fixtures.ts';
import { assetIndex } from './generate/asset-index.ts';
import { collectGeneratedFiles } from './files/generated-files.ts';

const committed = readFileSync(new URL('../fixtures/generated/world.json', import.meta.url), 'utf8');

test('Z-07: the generated world is what the committed file holds, byte for byte, and twice the same', () => {
  expect(serialise(generateWorld())).toBe(committed);
  expect(serialise(generateWorld())).toBe(committed);
});

test('Z-07: no date of the generated world stands on the calendar', () => {
  expect(committed).not.toMatch(/\d{4}-\d{2}-\d{2}/);
  const columns = [...committed.matchAll(/"(\w+_(?:at|date))":(-?\d+|"[^"]*")/g)];
  expect(columns.map((match) => match[0])).toEqual([]);
  expect(committed).toContain('"secondsFromNow"');
});

test('no text of the generated world is a placeholder, and no title stands twice in an organisation', () => {
  expect(committed).not.toMatch(/lorem|ipsum|dolor sit|undefined|NaN|\[object/);
  for (const rows of [generateWorld().modules, generateWorld().collections]) {
    const titles = rows.map((row) => `${row.organisation_id} ${row.title}`);
    expect(new Set(titles).size).toBe(titles.length);
  }
});

test.each(Object.entries(await collectGeneratedFiles()))(
  '%s is what the script makes, byte for byte',
  (name, content) => {
    if (!isAssetName(name))
      throw new Error(`${name} is not listed in fixtures/generated/assets.ts: npm run fixtures lists it`);
    expect(readFileSync(assetUrl(name)).equals(Buffer.from(content))).toBe(true);
  },
);

test('every file of fixtures/files is listed with its kind and size, as npm run fixtures does it', () => {
  expect(readFileSync(new URL('../fixtures/generated/assets.ts', import.meta.url), 'utf8')).toBe(assetIndex());
});

test('a file of a kind that is not known is refused by name', () => {
  expect(() => assetIndex(import.meta.dirname)).toThrow(/The media type of .+ is not known/);
});
