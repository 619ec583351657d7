import type { FileRecord } from '#fixtures/records/file.record.ts';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/database.ts';
import { type Manifest, readManifest } from './manifest.ts';

/** The bytes of a package; null where they are missing. */
export const packageBytes = async (
  db: Database,
  file: FileRecord,
  backend: Pick<Backend, 'asset'>,
): Promise<Uint8Array<ArrayBuffer> | null> =>
  (await db.readFile(file.id)) ?? (file.asset === null ? null : await backend.asset(file.asset));

/**
 * By the record of the file, whose bytes never change: a page that goes stores its last steps without reading the
 * package again.
 */
const manifests = new WeakMap<FileRecord, Manifest>();

/** The manifest of a package; null where the package is missing or damaged. */
export const manifestOf = async (
  db: Database,
  file: FileRecord,
  backend: Pick<Backend, 'asset'>,
): Promise<Manifest | null> => {
  const known = manifests.get(file);
  if (known !== undefined) return known;
  const zip = await packageBytes(db, file, backend);
  const manifest = zip === null ? null : await readManifest(zip);
  if (manifest !== null) manifests.set(file, manifest);
  return manifest;
};
