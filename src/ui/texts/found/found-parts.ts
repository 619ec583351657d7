/** A piece of a text, and whether it was searched for. */
export interface FoundPart {
  readonly text: string;
  readonly isFound: boolean;
  /** Where it begins. */
  readonly at: number;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text in pieces: where the search stands in it as a whole, or else each of its terms from two letters on. */
export const foundParts = (text: string, search: string): readonly FoundPart[] => {
  const phrase = search.trim();
  const whole = [{ text, isFound: false, at: 0 }];
  if (phrase === '') return whole;
  const terms = text.toLowerCase().includes(phrase.toLowerCase())
    ? [phrase]
    : phrase.split(/\s+/).filter(({ length }) => length > 1);
  if (terms.length === 0) return whole;
  let at = 0;
  return text.split(new RegExp(`(${terms.map(escaped).join('|')})`, 'iu')).flatMap((piece, index) => {
    const part = { text: piece, isFound: index % 2 === 1, at };
    at += piece.length;
    return piece === '' ? [] : [part];
  });
};
