const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const LARGEST_CODE_POINT = 0x10ffff;

const character = (entity: string, name: string): string => {
  if (!name.startsWith('#')) return ENTITIES[name] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code <= LARGEST_CODE_POINT ? String.fromCodePoint(code) : entity;
};

/** A text of an XML file without its entities. */
export const unescaped = (text: string): string => text.replaceAll(/&(#\d+|#x[\da-f]+|\w+);/gi, character);

/** An attribute of a tag of an XML file; undefined where the tag has none of this name. */
export const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return found === null ? undefined : unescaped(found[1] ?? found[2] ?? '');
};

/** The name of the code page of an XML file: by its mark, by its first bytes, or as it says. UTF-8 without any. */
const encodingOf = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200));
  return /^[^<]*<\?xml[^>]*\sencoding\s*=\s*["']([^"']+)["']/.exec(head)?.[1] ?? 'utf-8';
};

const decoded = (bytes: Uint8Array<ArrayBuffer>): string => {
  try {
    return new TextDecoder(encodingOf(bytes)).decode(bytes);
  } catch {
    // A code page that no browser knows.
    return new TextDecoder().decode(bytes);
  }
};

/**
 * The text of a manifest in whatever code page, without comments, which may hold examples of the tags that are looked
 * for, and without the prefix of the namespace that its own tags may have.
 */
export const manifestText = (bytes: Uint8Array<ArrayBuffer>): string => {
  const text = decoded(bytes).replaceAll(/<!--[^]*?-->/g, '');
  const prefix = /<([\w.-]+):manifest\b/.exec(text)?.[1];
  return prefix === undefined
    ? text
    : text.replaceAll(new RegExp(`<(/?)${prefix.replaceAll('.', '\\.')}:`, 'g'), '<$1');
};
