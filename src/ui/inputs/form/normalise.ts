/**
 * K-10: numeric-looking text becomes a number unless it holds a space or starts with zero: '10' is 10; '0', '0.5' and
 * '007' stay text, and so does '1e3' (digits, one dot and a leading minus only). Where a digit would be lost (too long,
 * trailing zeros of a fraction), the text stays too. Never for passwords, codes, answers, comments and messages: the
 * caller does not ask for those.
 */
export function toNumberIfNumeric(text: string): string | number {
  if (!/^(?!0)-?\d+(\.\d+)?$/.test(text)) return text;
  const value = Number(text);
  return String(value) === text ? value : text;
}

/** K-11: tags are lowercased. */
export function lowercaseTags(tags: readonly string[]): string[] {
  return tags.map((tag) => tag.toLowerCase());
}
