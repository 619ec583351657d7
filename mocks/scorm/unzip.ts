/** A file of a zip, still packed. */
interface Entry {
  readonly isDeflated: boolean;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const END_OF_DIRECTORY = 0x06054b50;
const END_LENGTH = 22;
const ENTRY = 0x02014b50;

const findEnd = (view: DataView): number => {
  for (let at = view.byteLength - END_LENGTH; at >= 0; at -= 1)
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  throw new Error('This is no zip.');
};

const entriesOf = (zip: Uint8Array<ArrayBuffer>): ReadonlyMap<string, Entry> => {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = findEnd(view);
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new Error('The directory of this zip is damaged.');
    const [nameLength, extraLength, commentLength] = [
      view.getUint16(at + 28, true),
      view.getUint16(at + 30, true),
      view.getUint16(at + 32, true),
    ];
    const local = view.getUint32(at + 42, true);
    const data = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength));
    entries.set(name, {
      isDeflated: view.getUint16(at + 10, true) === 8,
      bytes: zip.subarray(data, data + view.getUint32(at + 20, true)),
    });
    at += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
};

const inflate = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> => {
  const packed = new Response(bytes).body;
  if (packed === null) return new Uint8Array();
  return new Uint8Array(await new Response(packed.pipeThrough(new DecompressionStream('deflate-raw'))).arrayBuffer());
};

/** The bytes of one file of a zip; null where it holds none of this name. Throws where it is damaged. */
export const unzipFile = async (
  zip: Uint8Array<ArrayBuffer>,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  const entry = entriesOf(zip).get(name);
  if (entry === undefined) return null;
  return entry.isDeflated ? inflate(entry.bytes) : entry.bytes;
};
