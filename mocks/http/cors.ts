import type { IncomingMessage, ServerResponse } from 'node:http';

/** What an app on another origin may read of a reply besides the safelisted headers. */
const EXPOSED = 'Date, Content-Disposition, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining';

/**
 * L31: an app on another origin that is let in may call with its cookies; a page of any other reads nothing. True where
 * the request was only the question whether it may, and is answered.
 */
export const allowOrigin = (incoming: IncomingMessage, outgoing: ServerResponse, isKnown: boolean): boolean => {
  const { origin } = incoming.headers;
  if (origin === undefined) return false;
  if (!isKnown) {
    if (incoming.method !== 'OPTIONS') return false;
    outgoing.statusCode = 403;
    outgoing.end();
    return true;
  }
  outgoing.setHeader('Access-Control-Allow-Origin', origin);
  outgoing.setHeader('Access-Control-Allow-Credentials', 'true');
  outgoing.setHeader('Access-Control-Expose-Headers', EXPOSED);
  outgoing.setHeader('Vary', 'Origin');
  if (incoming.method !== 'OPTIONS') return false;
  outgoing.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
  outgoing.setHeader('Access-Control-Allow-Headers', incoming.headers['access-control-request-headers'] ?? '');
  outgoing.setHeader('Access-Control-Max-Age', '600');
  outgoing.statusCode = 204;
  outgoing.end();
  return true;
};
