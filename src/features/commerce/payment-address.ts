import { config } from '#current/config.ts';

/** The whole address of the page that pays a basket: a bank that asks on a page of its own leads back to it (F-07). */
export const paymentAddress = (basketKey: string): string =>
  `${location.origin}${config.basePath}payment/${encodeURIComponent(basketKey)}`;
