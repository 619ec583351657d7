const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** A reference to a character, `&amp;` or `&#233;`, as the character; one that does not exist stays as it is written. */
const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hexadecimal, name) => {
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hexadecimal), 16);
    if (Number.isFinite(code)) return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    return ENTITIES[String(name).toLowerCase()] ?? whole;
  });

/** How many characters a text has, counted as a reader and the server count: an emoji is one. */
export const lengthOf = (text: string): number => Array.from(text).length;

const MARKUP = /<!--[\s\S]*?-->|<\/?[a-z][^>]*>/gi;

/** P-11: the length of a rich text as the reader sees it: without markup, and without the breaks between its parts. */
export const richTextLength = (html: string): number =>
  lengthOf(decoded(html.replaceAll(MARKUP, '').replaceAll(/[\r\n]+/g, '')));

/** What a rich text says, with a space where its parts meet. */
export const plainText = (html: string): string => decoded(html.replaceAll(MARKUP, ' '));
