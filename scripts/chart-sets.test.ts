import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';

const ENDING = '.machine.ts';
/** By area and name, as they lie in the tree. */
const charts = (await readdir('machines', { recursive: true })).filter((file) => file.endsWith(ENDING)).map((file) => file.slice(0, -ENDING.length));

test('every chart is in the catalogue, and no other: what is not listed is neither proven nor walked', () => {
  expect(catalogue.map(({ area, name }) => `${area}/${name}`).toSorted()).toEqual(charts.toSorted());
});

test('every chart has a model of its real view in the list of walks', async () => {
  const listed = [...(await readFile('e2e/walk/models.ts', 'utf8')).matchAll(/^ {2}'([^']+)':/gm)].map((match) => match[1] ?? '');
  expect(listed.toSorted()).toEqual(charts.toSorted());
});
