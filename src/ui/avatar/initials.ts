/** The first letters of the first and the last name, in capitals: 'Amara Osei' → 'AO'. Empty for an empty name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last].map((word) => [...word][0] ?? '').join('').toLocaleUpperCase('en-GB');
}
