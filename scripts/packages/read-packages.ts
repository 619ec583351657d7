import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { zip } from '#mocks/testing/zip.ts';

/** A package from a folder: its name there, and the bytes of its zip. */
export interface FoundPackage {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const packed = (folder: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    zip(
      Object.fromEntries(
        filesBelow(folder).map((file) => [relative(folder, file).split(sep).join('/'), readFileSync(file)]),
      ),
    ),
  );

/** The packages of a folder: its zips, and its folders that hold a manifest. */
export const readPackages = (folder: string): readonly FoundPackage[] =>
  readdirSync(folder)
    .toSorted()
    .map((name) => join(folder, name))
    .flatMap((path) => {
      if (path.endsWith('.zip')) return { name: basename(path), bytes: Uint8Array.from(readFileSync(path)) };
      const isPackage = statSync(path).isDirectory() && readdirSync(path).includes('imsmanifest.xml');
      return isPackage ? { name: basename(path), bytes: packed(path) } : [];
    });
