import { readAddress, type BootLink } from '../state/boot-link.ts';
import { captureToken } from './capture-token.ts';

/**
 * Reads what the address brought. Where the page has no script of its own (the dev server), its token is taken away
 * here. `basename`: without a slash at its end.
 */
export const readArrival = (page: Pick<Window, 'bootAddress' | 'location' | 'history'>, basename: string): BootLink => {
  const { location } = page;
  const address = page.bootAddress ?? captureToken(page) ?? `${location.pathname}${location.search}`;
  delete page.bootAddress;
  const { pathname, search } = new URL(`${location.origin}${address}`);
  return readAddress(pathname.slice(basename.length) || '/', search);
};
