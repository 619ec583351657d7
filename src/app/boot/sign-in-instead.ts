import { matchRoutes, type RouteObject } from 'react-router';
import { signInAddress, signsInOnPage } from '#machines/session/redirect-guard.ts';
import { RequireSession } from '../guards/RequireSession.tsx';

/**
 * A-06 for whoever is known to be signed out before the first page: the address of sign-in where this one needs a
 * session, `basename` included, or null. The router loads the code of a page before its guard is asked; so it never
 * hears of the page.
 */
export const signInInstead = (
  routes: RouteObject[],
  basename: string,
  location: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string | null => {
  const matched = matchRoutes(routes, location, basename === '' ? '/' : basename) ?? [];
  const pathname = location.pathname.slice(basename.length) || '/';
  if (!matched.some(({ route }) => route.Component === RequireSession) || signsInOnPage(pathname)) return null;
  return `${basename}${signInAddress({ pathname, search: location.search, hash: location.hash })}`;
};
