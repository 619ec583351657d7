/** A text with single spaces and none around it: how texts of the server are compared. */
export const plainText = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
