import { BYTES_PER_MEGABYTE } from '#contracts/constants.ts';
import type { Backend } from '../backend.ts';
import { storeFile } from '../db/store-file.ts';
import { fromBase64 } from './base64.ts';

/** A logo stands at the head of every page. */
const LARGEST_BYTES = BYTES_PER_MEGABYTE;

/** The bytes of a picture. Throws where it is none, or larger than a megabyte. */
export const logoBytes = (name: string, mimetype: string, base64: string): Uint8Array<ArrayBuffer> => {
  const why = `'${name}' is no logo: give a picture of at most 1 MB. Nothing was changed.`;
  if (!mimetype.startsWith('image/')) throw new Error(why);
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = fromBase64(base64);
  } catch {
    throw new Error(why);
  }
  if (bytes.length === 0 || bytes.length > LARGEST_BYTES) throw new Error(why);
  return bytes;
};

/**
 * Stores a picture that everybody signed in may see, as the seeded logos are (B-02). Resolves to its address below the
 * API. Throws, and stores nothing, where it is no picture or larger than a megabyte.
 */
export const storeLogo = async (backend: Backend, name: string, mimetype: string, base64: string): Promise<string> => {
  const bytes = logoBytes(name, mimetype, base64);
  return backend.write(async (db) => {
    const { id } = await storeFile(
      db,
      {
        reason: 'Tried as a logo.',
        name,
        mimetype,
        type: 'logo',
        owner_id: null,
        created_at: Math.floor(backend.nowMs() / 1000),
      },
      bytes,
    );
    return `files/${id}/view`;
  });
};
