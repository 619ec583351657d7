import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';

/** Files of a folder by area and name, as they lie in the tree. */
const namesIn = async (folder: string, ending: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .toSorted();

const machineNames = await namesIn('machines', '.machine.ts');

test('every chart is in the catalogue, and no other: what is not listed is neither proven nor walked', () => {
  expect(catalogue.map(({ area, name }) => `${area}/${name}`).toSorted()).toEqual(machineNames);
});

test('every chart has a model of its real view in the same area and of the same name, and every model has a chart', async () => {
  expect(await namesIn('e2e', '.model.ts')).toEqual(machineNames);
});
