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
