import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAssetName } from '#fixtures/files/assets.ts';

const FOLDER = join(import.meta.dirname, '../../fixtures/files');

/** Bytes of a seeded file from the disk; null where its name is none of ours. */
export const assetFromDisk = async (name: string): Promise<Uint8Array<ArrayBuffer> | null> =>
  isAssetName(name) ? new Uint8Array(await readFile(join(FOLDER, name))) : null;
