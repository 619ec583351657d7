import { expect, test } from 'vitest';
import { amaraOsei } from '#fixtures/people.ts';
import { house } from '../testing/visit.ts';

test('B-02: a logo that is stored is seen by everybody signed in, as what it is, and is part of an export', async () => {
  const visitor = await house();
  const address = await visitor.demo.db.storeLogo('ours.svg', 'image/svg+xml', btoa('<svg/>'));
  await visitor.demo.as(amaraOsei.email);
  const shown = await visitor.fetch(address);
  expect([shown.status, shown.headers.get('content-type'), await shown.text()]).toEqual([
    200,
    'image/svg+xml',
    '<svg/>',
  ]);
  const colleague = await house();
  await colleague.demo.db.import(await visitor.demo.db.export());
  await colleague.demo.as(amaraOsei.email);
  expect(await (await colleague.fetch(address)).text()).toBe('<svg/>');
});

test.each([
  ['no picture', 'application/pdf', btoa('%PDF')],
  ['no base64', 'image/png', '???'],
  ['an empty file', 'image/png', ''],
  ['more than a megabyte', 'image/png', btoa('x'.repeat(1024 * 1024 + 1))],
])('%s is refused in words, and nothing is stored', async (_, mimetype, base64) => {
  const { demo } = await house();
  const before = await demo.db.read(['files']);
  await expect(demo.db.storeLogo('ours', mimetype, base64)).rejects.toThrow(
    "'ours' is no logo: give a picture of at most 1 MB. Nothing was changed.",
  );
  expect(await demo.db.read(['files'])).toEqual(before);
});
