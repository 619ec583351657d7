/** The first letter as a capital: `The learner`. */
export const capitalise = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** `A`, `A and B`, `A, B and C`. Empty for none. */
export const formatList = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
