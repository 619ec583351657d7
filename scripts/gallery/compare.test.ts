import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, expect, test } from 'vitest';
import { compareGalleries, comparePictures } from './compare.ts';
import type { StateRecord } from './records.ts';

type Colour = readonly [number, number, number];
const PAPER: Colour = [250, 250, 250];
const INK: Colour = [20, 40, 90];

/** A picture of one colour, whose first pixels have another. */
const drawn = (width: number, pixels = 0, colour = INK): Buffer => {
  const png = new PNG({ width, height: 20 });
  for (let pixel = 0; pixel < width * 20; pixel += 1)
    png.data.set([...(pixel < pixels ? colour : PAPER), 255], pixel * 4);
  return PNG.sync.write(png);
};

test('pictures of the same pixels are alike', () => {
  expect(comparePictures(drawn(30), drawn(30))).toEqual({ pixels: 0, drawn: null });
});

test('a few pixels, and a colour that nobody tells from the other, are no difference', () => {
  expect(comparePictures(drawn(30), drawn(30, 5)).pixels).toBe(0);
  expect(comparePictures(drawn(30), drawn(30, 600, [249, 250, 250])).pixels).toBe(0);
});

test('what changed is counted and drawn', () => {
  const { pixels, drawn: difference } = comparePictures(drawn(30), drawn(30, 300));
  expect(pixels).toBe(300);
  expect(PNG.sync.read(difference ?? Buffer.alloc(0)).width).toBe(30);
});

test('pictures of different sizes differ in every pixel, and cannot be drawn', () => {
  expect(comparePictures(drawn(30), drawn(40))).toEqual({ pixels: 800, drawn: null });
});

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

const gallery = async (
  pictures: Readonly<Record<string, Buffer>>,
): Promise<{ readonly folder: string; readonly records: readonly StateRecord[] }> => {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-'));
  folders.push(folder);
  const records = await Promise.all(
    Object.entries(pictures).map(async ([id, png]): Promise<StateRecord> => {
      const file = `pictures/session/login/${id}.png`;
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), png);
      return {
        area: 'session',
        flow: 'session/login',
        id,
        description: '',
        items: [],
        hasScreen: true,
        missing: null,
        path: [],
        shortest: [],
        pictures: [{ file, width: 30, height: 20, theme: 'light', findings: [] }],
      };
    }),
  );
  return { folder, records };
};

test('lists changed pictures with the older one beside, new states and vanished ones', async () => {
  const older = await gallery({ same: drawn(30), other: drawn(30), gone: drawn(30) });
  const newer = await gallery({ same: drawn(30), other: drawn(30, 300), fresh: drawn(30) });
  const { changed, added, vanished } = await compareGalleries(newer.folder, newer.records, older.folder, older.records);
  expect(changed.map(({ id, pixels, before, difference }) => ({ id, pixels, before, difference }))).toEqual([
    {
      id: 'other',
      pixels: 300,
      before: 'before/session/login/other.png',
      difference: 'difference/session/login/other.png',
    },
  ]);
  expect(
    changed
      .flatMap(({ before, difference }) => [before, difference ?? ''])
      .every((file) => existsSync(join(newer.folder, file))),
  ).toBe(true);
  expect(added).toEqual(['session/login: fresh']);
  expect(vanished).toEqual(['session/login: gone']);
});
