/** Characters of a text as Laravel's limits count them: code points, so that a letter beyond the first plane is one. */
export const countCharacters = (text: string): number => Array.from(text).length;
