/** Letters without their marks and case, so that a search for `wojcik` finds Wójcik. */
export const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether every word of a search stands in a text that `plain` made plain. Build it once for each search. */
export const searchOf = (search: string): ((plainText: string) => boolean) => {
  const terms = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return (plainText) => terms.every((word) => plainText.includes(word));
};
