/**
 * Whether a text is the path of a page of the product: never another host's (`//host`, `/\host`), and not that of the
 * instruments, which hold the product.
 */
export const isOwnPath = (text: string): boolean =>
  /^\/(?![/\\])/.test(text) && !/^\/instruments(?:[/?#]|$)/.test(text);
