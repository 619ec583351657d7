/** A file of a zip, still packed. */
interface Entry {
  readonly isDeflated: boolean;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The files of a zip by their names, which are normalised and stay within it (T21). */
export interface Zip {
  /** The name that the zip has for this one: the same, or the same in another case; null where it has none. */
  readonly find: (name: string) => string | null;
  /** The bytes of a file; null where the zip has none of this name. Throws where it is damaged or too large. */
  readonly read: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>;
}

const END_OF_DIRECTORY = 0x06054b50;
const END_LENGTH = 22;
const ENTRY = 0x02014b50;
/** What a package may hold: a file of a film and more, but no bomb. */
const MOST_ENTRIES = 20_000;
const LONGEST_FILE_BYTES = 200 * 1024 * 1024;

const findEnd = (view: DataView): number => {
  for (let at = view.byteLength - END_LENGTH; at >= 0; at -= 1)
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  throw new Error('This is no zip.');
};

/** A name with slashes, without what leads nowhere; null where it leaves its folder or names a disk. */
export const insideName = (name: string): string | null => {
  const path: string[] = [];
  const parts = name.replaceAll('\\', '/').split('/');
  if (name.startsWith('/') || name.startsWith('\\') || /^[a-z]:/i.test(name) || name.includes('\0')) return null;
  for (const part of parts) {
    if (part === '' || part === '.') continue;
    if (part !== '..') path.push(part);
    else if (path.pop() === undefined) return null;
  }
  return path.join('/');
};

/** Names are written in UTF-8, or in whatever the packing machine spoke. */
const nameOf = (bytes: Uint8Array<ArrayBuffer>): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const entriesOf = (zip: Uint8Array<ArrayBuffer>): ReadonlyMap<string, Entry> => {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = findEnd(view);
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  const count = view.getUint16(end + 10, true);
  if (count > MOST_ENTRIES) throw new Error('This zip has too many files.');
  for (let left = count; left > 0; left -= 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new Error('The directory of this zip is damaged.');
    const [nameLength, extraLength, commentLength] = [
      view.getUint16(at + 28, true),
      view.getUint16(at + 30, true),
      view.getUint16(at + 32, true),
    ];
    const local = view.getUint32(at + 42, true);
    const data = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const name = insideName(nameOf(zip.subarray(at + 46, at + 46 + nameLength)));
    if (name !== null)
      entries.set(name, {
        isDeflated: view.getUint16(at + 10, true) === 8,
        bytes: zip.subarray(data, data + view.getUint32(at + 20, true)),
      });
    at += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
};

/** What a zip says of the length of a file need not be true: it is counted. */
const inflate = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> => {
  const packed = new Response(bytes).body;
  if (packed === null) return new Uint8Array();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = packed.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (value === undefined) continue;
    length += value.byteLength;
    if (length > LONGEST_FILE_BYTES) {
      await reader.cancel();
      throw new Error('A file of this zip is too large.');
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
};

/** Opens a zip. Throws where it is none, or its directory is damaged. */
export const openZip = (bytes: Uint8Array<ArrayBuffer>): Zip => {
  const entries = entriesOf(bytes);
  const byLetters = new Map([...entries.keys()].map((name) => [name.toLowerCase(), name]));
  const find = (name: string): string | null => {
    const inside = insideName(name);
    if (inside === null) return null;
    return entries.has(inside) ? inside : (byLetters.get(inside.toLowerCase()) ?? null);
  };
  return {
    find,
    read: async (name) => {
      const entry = entries.get(find(name) ?? '');
      if (entry === undefined) return null;
      return entry.isDeflated ? inflate(entry.bytes) : entry.bytes;
    },
  };
};
