import { expect, test } from 'vitest';
import { house } from '../testing/visit.ts';

test('U-01, U-02: the newest first, signed out, without what is the fake backend’s own', async () => {
  const visitor = await house();
  const shown = (await visitor.get('releases')).body as readonly Readonly<Record<string, unknown>>[];
  const moments = shown.map(({ released_at }) => Number(released_at));
  expect(moments.length).toBeGreaterThan(1);
  expect(moments).toEqual(moments.toSorted((one, other) => other - one));
  expect(Object.keys(shown[0] ?? {}).toSorted()).toEqual(['description', 'image', 'name', 'released_at', 'tag_name']);
  await visitor.backend.write(async (db) => {
    const [first] = db.tables.releases.all();
    if (first === undefined) throw new Error('There are no releases.');
    await db.tables.releases.insert({ ...first, id: 9999, name: 'The next one', released_at: 9_000_000_000 });
  });
  const after = (await visitor.get('releases')).body as typeof shown;
  expect(after.slice(0, 2).map(({ name }) => name)).toEqual(['The next one', shown[0]?.['name']]);
});
