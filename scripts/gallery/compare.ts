import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Picture, StateRecord } from './records.ts';

/** How far two colours may be apart and count as the same, from 0 to 1: what nobody sees. */
const COLOUR_TOLERANCE = 0.1;
/** Pixels that may differ: the edge of a letter is not drawn alike everywhere. */
const PIXELS_TOLERATED = 20;

/** A picture that changed: the paths below the folder of the gallery, and how many pixels differ. */
export interface ChangedPicture {
  readonly flow: string;
  readonly id: string;
  readonly picture: Picture;
  readonly before: string;
  /** Null where the sizes differ. */
  readonly difference: string | null;
  readonly pixels: number;
}

/** What is other than in an older gallery. */
export interface Comparison {
  readonly changed: readonly ChangedPicture[];
  /** States with pictures that the older gallery has none of, and the other way round: `<flow>: <id>`. */
  readonly added: readonly string[];
  readonly vanished: readonly string[];
}

export interface PixelDifference {
  readonly pixels: number;
  /** A PNG with the pixels that differ; null where there is none, or the sizes differ. */
  readonly drawn: Buffer | null;
}

/** Compares two PNGs. Where their sizes differ, every pixel of the larger one does. */
export const comparePictures = (before: Buffer, after: Buffer): PixelDifference => {
  if (before.equals(after)) return { pixels: 0, drawn: null };
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  if (old.width !== now.width || old.height !== now.height)
    return { pixels: Math.max(old.width * old.height, now.width * now.height), drawn: null };
  const drawn = new PNG({ width: now.width, height: now.height });
  const pixels = pixelmatch(old.data, now.data, drawn.data, now.width, now.height, { threshold: COLOUR_TOLERANCE });
  return pixels > PIXELS_TOLERATED ? { pixels, drawn: PNG.sync.write(drawn) } : { pixels: 0, drawn: null };
};

const nameOf = ({ flow, id }: StateRecord): string => `${flow}: ${id}`;
const hasPictures = ({ pictures }: StateRecord): boolean => pictures.length > 0;
const showsAs = ({ width, theme }: Picture): string => `${width} ${theme}`;

/** States of one gallery that another has no pictures of. */
const without = (records: readonly StateRecord[], others: readonly StateRecord[]): readonly string[] => {
  const known = new Set(others.filter(hasPictures).map(nameOf));
  return records
    .filter(hasPictures)
    .map(nameOf)
    .filter((name) => !known.has(name));
};

/** Compares what both galleries show, and copies what is needed to see it into the folder of the newer one. */
export const compareGalleries = async (
  out: string,
  records: readonly StateRecord[],
  older: string,
  olderRecords: readonly StateRecord[],
): Promise<Comparison> => {
  const changed: ChangedPicture[] = [];
  const compared = new Set<string>();
  for (const record of records) {
    const old = olderRecords.find((each) => nameOf(each) === nameOf(record));
    for (const picture of record.pictures) {
      const earlier = old?.pictures.find((each) => showsAs(each) === showsAs(picture));
      // A state and the states around it share their pictures: they are listed once.
      if (earlier === undefined || compared.has(picture.file)) continue;
      compared.add(picture.file);
      const { pixels, drawn } = comparePictures(
        await readFile(join(older, earlier.file)),
        await readFile(join(out, picture.file)),
      );
      if (pixels === 0) continue;
      const copy = async (folder: string, write: (path: string) => Promise<void>): Promise<string> => {
        const file = picture.file.replace(/^pictures/, folder);
        await mkdir(dirname(join(out, file)), { recursive: true });
        await write(join(out, file));
        return file;
      };
      changed.push({
        flow: record.flow,
        id: record.id,
        picture,
        before: await copy('before', (path) => copyFile(join(older, earlier.file), path)),
        difference: drawn === null ? null : await copy('difference', (path) => writeFile(path, drawn)),
        pixels,
      });
    }
  }
  return { changed, added: without(records, olderRecords), vanished: without(olderRecords, records) };
};
