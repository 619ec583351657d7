import { test } from '#e2e/lib/fixtures.ts';
import { catalogue } from '#machines/catalogue.ts';
import { modelOf } from './model-of.ts';
import { walkCalls } from './walk.ts';

test.describe.configure({ mode: 'parallel' });

for (const entry of catalogue) walkCalls(entry, await modelOf(entry));
