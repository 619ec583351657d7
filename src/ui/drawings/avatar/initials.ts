const graphemes = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });

/** The first letter as people see it, in capitals; empty for an empty word. */
export function firstLetter(word: string): string {
  const [first] = graphemes.segment(word.trim());
  return first?.segment.toLocaleUpperCase('en-GB') ?? '';
}

/** The first letters of the first and the last name, in capitals: 'Amara Osei' → 'AO'. Empty for an empty name. */
export function initials(name: string): string {
  const names = name.trim().split(/\s+/);
  return firstLetter(names[0] ?? '') + (names.length > 1 ? firstLetter(names.at(-1) ?? '') : '');
}
