import { BuilderContent, BuilderNode } from '#contracts/builder/content.schema.ts';

/** A document of the large world has 40 kB. What unpacks to more than this is no document, but an attack on memory. */
const LARGEST_BYTES = 5_000_000;

/**
 * Unpacks LZ-UTF8, as Craft's own example stores a document. Bytes that begin as a character of several bytes, and go
 * on as none does, repeat what stood before: 5 bits of length, then 7 or 15 bits of distance. Plain UTF-8 has none of
 * them and comes out as it was, so the reader need not know which of the two a text is. Null for one that is broken or
 * too large.
 */
const unpacked = (packed: Uint8Array): Uint8Array | null => {
  const out: number[] = [];
  for (let at = 0; at < packed.length; at += 1) {
    const lead = packed[at] ?? 0;
    const second = packed[at + 1] ?? 0;
    const isNear = lead >> 5 === 0b110 && second >> 7 === 0;
    const isFar = lead >> 5 === 0b111 && second >> 7 === 0;
    if (!isNear && !isFar) out.push(lead);
    else {
      const distance = isNear ? second : (second << 8) | (packed[at + 2] ?? 0);
      const from = out.length - distance;
      if (from < 0 || distance === 0) return null;
      for (let index = 0; index < (lead & 0b11111); index += 1) out.push(out[from + index] ?? 0);
      at += isNear ? 1 : 2;
    }
    if (out.length > LARGEST_BYTES) return null;
  }
  return Uint8Array.from(out);
};

/** What the schema says of a value, without the copy that a schema makes: that one would put its keys in another order. */
const isContent = (value: unknown): value is BuilderContent =>
  BuilderContent.safeParse(value).success &&
  // Schemas pass over the key `__proto__`, which JSON may have as any other.
  Object.entries(value as BuilderContent).every(
    ([key, node]) =>
      (key !== '__proto__' || BuilderNode.safeParse(node).success) &&
      Object.values(node.linkedNodes ?? {}).every((linked) => typeof linked === 'string'),
  );

/** A text of one byte for each mark, as bytes. A loop: `Uint8Array.from` takes ten times as long. */
const bytesOf = (marks: string): Uint8Array => {
  const bytes = new Uint8Array(marks.length);
  for (let at = 0; at < marks.length; at += 1) bytes[at] = marks.charCodeAt(at);
  return bytes;
};

/**
 * P-23: the node map that the wire carries as base64 of its JSON, packed or not, with every key as it was written. Null
 * for what is no document.
 */
export const readContent = (content: string): BuilderContent | null => {
  try {
    const bytes = unpacked(bytesOf(atob(content)));
    if (bytes === null) return null;
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isContent(value) ? value : null;
  } catch {
    return null;
  }
};

/** No engine takes as many arguments as a document has bytes. */
const BYTES_AT_ONCE = 8192;

/** P-23: a node map as the wire carries it: base64 of its JSON, never packed, which every reader understands. */
export const writeContent = (nodes: BuilderContent): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(nodes));
  let marks = '';
  for (let at = 0; at < bytes.length; at += BYTES_AT_ONCE)
    marks += String.fromCharCode(...bytes.subarray(at, at + BYTES_AT_ONCE));
  return btoa(marks);
};
