import { expect, test, vi } from 'vitest';
import type { FileRecord } from '#fixtures/records/file.record.ts';
import type { Database } from '../db/database.ts';
import { packageOfOne } from '../testing/package-of-one.ts';
import { zip } from '../testing/zip.ts';
import { openPackage } from './package.ts';

const opened = (bytes: Uint8Array<ArrayBuffer> | null) => {
  const readFile = vi.fn<Database['readFile']>(() => Promise.resolve(bytes));
  const asset = vi.fn<(name: string) => Promise<Uint8Array<ArrayBuffer>>>();
  const file = { id: 1, asset: null } as FileRecord;
  return { readFile, open: () => openPackage({ readFile } as unknown as Database, file, { asset }) };
};

test('T21: a package is read once, however many of its files are asked for', async () => {
  const { readFile, open } = opened(Uint8Array.from(zip(packageOfOne())));
  const first = await open();
  expect([first?.manifest.objects[0].launch, (await open()) === first, readFile.mock.calls.length]).toEqual([
    'index.html',
    true,
    1,
  ]);
});

test.each([
  ['is missing', null],
  ['is no zip', new TextEncoder().encode('no zip at all')],
  ['has no manifest', Uint8Array.from(zip({ 'index.html': '' }))],
])('one that %s is null', async (_, bytes) => expect(await opened(bytes).open()).toBeNull());
