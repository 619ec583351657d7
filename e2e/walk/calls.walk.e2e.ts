import { test } from '#e2e/lib/fixtures.ts';
import { catalogue } from '#machines/catalogue.ts';
import { modelOf } from './model-of.ts';
import { WITHOUT_WALK } from '#machines/testing/without-walk.ts';
import { walkCalls } from './walk.ts';

test.describe.configure({ mode: 'parallel' });

for (const entry of catalogue.filter(({ area, name }) => !(`${area}/${name}` in WITHOUT_WALK))) walkCalls(entry, await modelOf(entry));
