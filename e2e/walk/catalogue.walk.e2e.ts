import { test } from '#e2e/lib/fixtures.ts';
import { catalogue } from '#machines/catalogue.ts';
import { modelOf } from './model-of.ts';
import { walkFlow } from './walk.ts';

// Each walk starts from nothing in a browser of its own, so they share the workers.
test.describe.configure({ mode: 'parallel' });

for (const entry of catalogue) walkFlow(entry, await modelOf(entry));
