/**
 * Which character ends each control that sets a direction: embeddings and overrides with PDF, isolates with PDI (UAX
 * #9).
 */
const END_OF: Readonly<Record<string, string>> = {
  '\u202A': '\u202C',
  '\u202B': '\u202C',
  '\u202D': '\u202C',
  '\u202E': '\u202C',
  '\u2066': '\u2069',
  '\u2067': '\u2069',
  '\u2068': '\u2069',
};

/** Keys of what a person or an organisation is called, or calls something. What somebody answered is never changed. */
const NAMES = /(?:^|_)(?:name|title)$/u;

/** The same text with an end for each direction that it leaves open: it turns itself around and nothing beside it. */
export const closeDirections = (text: string): string => {
  const open: string[] = [];
  for (const character of text) {
    const end = END_OF[character];
    if (end !== undefined) open.push(end);
    else if (character === '\u202C' && open.at(-1) === character) open.pop();
    else if (character === '\u2069' && open.includes(character)) open.length = open.lastIndexOf(character);
  }
  return text + open.toReversed().join('');
};

/** For `JSON.parse`: names and titles end every direction that they begin (T13). */
export const closeNames = (key: string, value: unknown): unknown =>
  typeof value === 'string' && NAMES.test(key) ? closeDirections(value) : value;
