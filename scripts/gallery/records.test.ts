import { expect, test } from 'vitest';
import { modelOf } from '#e2e/walk/model-of.ts';
import { loginEntry } from '#machines/session/login.samples.ts';
import { recordsOf } from './records.ts';

test('a state names the shortest path to it: the one that a chart begins with is reached by no step', async () => {
  const records = await recordsOf('no-such-folder', loginEntry, await modelOf(loginEntry));
  const shortestTo = (id: string) => records.find((record) => record.id === id)?.shortest;
  expect(shortestTo('login.checking')).toHaveLength(1);
  expect(shortestTo('login.signedIn')?.length).toBeGreaterThan(1);
  expect(records.filter(({ hasScreen, shortest }) => hasScreen !== shortest.length > 0)).toEqual([]);
});
