import { matchRoutes, type RouteObject } from 'react-router';

/** A hand over a link, a finger or a key on it: it will most likely be followed. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Where data are dear nobody fetches what may never be used. Few browsers tell. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** A page's code comes by itself, so that is all that has to be fetched: no data, and nothing that counts as a visit. */
const fetchPage = ({ lazy }: RouteObject): Promise<unknown> =>
  Promise.resolve(typeof lazy === 'object' ? lazy.Component?.() : undefined);

/**
 * Fetches the code of the page that a link leads to as soon as somebody means to follow it, so that a click finds it
 * there. Hears every link of the page, and of those that come later. `basename`: without a slash at its end.
 */
export const fetchCodeAhead = (page: Document, routes: RouteObject[], basename: string): void => {
  const known = new Set<RouteObject>();
  const onIntent = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || link.origin !== location.origin || savesData()) return;
    for (const { route } of matchRoutes(routes, { pathname: link.pathname }, basename === '' ? '/' : basename) ?? []) {
      if (known.has(route)) continue;
      known.add(route);
      // What does not come is asked for again: by the next wish, or by the click, which says so.
      fetchPage(route).catch(() => known.delete(route));
    }
  };
  for (const kind of INTENTS) page.addEventListener(kind, onIntent, { passive: true });
};
