import type { FileRecord } from '#fixtures/records/file.record.ts';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/database.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { openZip, type Zip } from './unzip.ts';

/** A package that can be played. */
export interface OpenPackage {
  readonly manifest: Manifest;
  readonly files: Zip;
}

/**
 * By the record of the file, whose bytes never change: neither a page that goes nor a request for one of its files
 * reads the package again.
 */
const packages = new WeakMap<FileRecord, OpenPackage>();

/** A package; null where it is missing or damaged. */
export const openPackage = async (
  db: Database,
  file: FileRecord,
  backend: Pick<Backend, 'asset'>,
): Promise<OpenPackage | null> => {
  const known = packages.get(file);
  if (known !== undefined) return known;
  const bytes = (await db.readFile(file.id)) ?? (file.asset === null ? null : await backend.asset(file.asset));
  if (bytes === null) return null;
  try {
    const files = openZip(bytes);
    const manifest = await readManifest(files);
    if (manifest === null) return null;
    const opened = { manifest, files };
    packages.set(file, opened);
    return opened;
  } catch {
    return null;
  }
};
