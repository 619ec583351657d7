declare global {
  interface Window {
    /**
     * Path and query as they came, where they carried a token (`capture-token.ts`). The app takes them away when it
     * starts.
     */
    bootAddress?: string;
  }
}

/** A token in a path ends it (A-17). */
const TOKEN_IN_PATH = /(\/reset-password)\/[^/]+\/?$/u;

/**
 * Takes a token out of the address before the page asks for anything, and holds it in memory for the app (A-03, A-17,
 * A-18, A-31). Reads no more of the address than it must: what it means is `boot-link.ts`' business.
 */
export const captureToken = ({ location, history }: Pick<Window, 'location' | 'history'>): string | undefined => {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const shown = pathname.replace(TOKEN_IN_PATH, '$1');
  if (!query.has('token') && shown === pathname) return undefined;
  query.delete('token');
  history.replaceState(history.state, '', `${shown}${query.size === 0 ? '' : `?${query.toString()}`}${hash}`);
  return `${pathname}${search}`;
};
