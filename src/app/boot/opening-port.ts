import type { ClientPorts } from '#api/ports.ts';
import type { KeyValueStore } from '#current/client-state.ts';
import { pageOf, readOpeningCalls, saveOpeningCalls } from '../state/opening-calls.ts';
import { rememberedSession } from '../state/remembered.ts';

/** From then on a reply is too old, and what is asked is no part of opening the page. Milliseconds. */
const OPENING_MILLISECONDS = 10_000;

/** More than any page begins with. */
const MOST_CALLS = 24;

/** What tells our calls apart, and what they say of themselves. */
const HEADERS = ['Accept', 'X-App-Code', 'X-App-Version'] as const;

const headersOf = (request: Request): Record<string, string> =>
  Object.fromEntries(
    HEADERS.flatMap((name) => (request.headers.has(name) ? [[name, request.headers.get(name) ?? '']] : [])),
  );

/**
 * Wraps the port of `fetch`: a call takes the reply that the page asked for before the app was there, once; and what
 * the page asks while it opens is kept for the next time (`opening-calls.ts`).
 */
export const openingPort = (
  fetchNow: ClientPorts['fetch'],
  page: Window,
  store: KeyValueStore,
): ClientPorts['fetch'] => {
  const opened = page.location.pathname;
  /** By path: home follows signing in without another load. */
  const asked = new Map<string, Set<string>>();
  let headers: Record<string, string> = {};
  let session: string | null = null;
  let isOpening = true;
  const end = (): void => {
    if (!isOpening) return;
    isOpening = false;
    page.openingReplies?.clear();
    if (rememberedSession(store) !== session) return;
    for (const [path, addresses] of asked) {
      // A page that came after another one asked for less than it would by itself.
      if (path === opened || readOpeningCalls(store)?.pages[pageOf(path)] === undefined)
        saveOpeningCalls(store, path, headers, [...addresses]);
    }
  };
  setTimeout(end, OPENING_MILLISECONDS);
  page.addEventListener('pagehide', end);

  const perform = async (request: Request, init: RequestInit | undefined): Promise<Response> => {
    const pending = page.openingReplies?.get(request.url);
    if (pending === undefined) return fetchNow(request, init);
    page.openingReplies?.delete(request.url);
    // The line was not there yet: it is asked as if it never had been.
    return pending.catch(() => fetchNow(request, init));
  };
  return async (request, init) => {
    // The first call of a session that writes, the real-time channel's among them, ends it: what is asked from then on
    // is no part of opening.
    if (request.method !== 'GET' && rememberedSession(store) !== null) end();
    if (!isOpening || request.method !== 'GET') return fetchNow(request, init);
    const path = page.location.pathname;
    const reply = await perform(request, init);
    const asking = rememberedSession(store);
    // A cookie of the session answers without a word; and what is asked at the form is nobody's.
    if (reply.status !== 200 || asking === null) return reply;
    // H-07: what somebody else asked is theirs.
    if (asking !== session) asked.clear();
    session = asking;
    headers = headersOf(request);
    const addresses = asked.get(path) ?? new Set();
    if (addresses.size < MOST_CALLS) asked.set(path, addresses.add(request.url));
    return reply;
  };
};
