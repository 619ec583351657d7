import { expect, test } from '#e2e/lib/fixtures.ts';
import { catalogue } from '#machines/catalogue.ts';
import { models } from './models.ts';
import { walkFlow } from './walk.ts';

// Each walk starts from nothing in a browser of its own, so they share the workers.
test.describe.configure({ mode: 'parallel' });

const nameOf = ({ area, name }: (typeof catalogue)[number]): string => `${area}/${name}`;

test('every flow of the catalogue has a model, and every model a flow', () => {
  expect(Object.keys(models).toSorted()).toEqual(catalogue.map(nameOf).toSorted());
});

for (const entry of catalogue) {
  const model = models[nameOf(entry)];
  if (model !== undefined) walkFlow(entry, model);
}
