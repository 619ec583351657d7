import type { IncomingMessage, ServerResponse } from 'node:http';
import { type HttpHandler, getResponse } from 'msw';
import { parseCookies } from '../handlers/cookies.ts';
import { randomHex } from '../rules/random-hex.ts';
import { XSRF_COOKIE } from '../rules/visitor.ts';
import { send, sendJson, toRequest } from './convert.ts';

/** Names the browser, so that a package goes on with the session that its browser has by now. No page can read it. */
const BROWSER_COOKIE = 'waymark_browser';
const VIEW = /^\/api\/modules\/(\d+)\/view$/;
const BELOW_A_LAUNCH = /^\/([0-9a-f]+)\/((?:modules|__scorm)\/(\d+)\/.+)$/;

/** One opening of a package: for whose browser, and of which module. Its address is the only key to it. */
interface Launch {
  readonly browser: string;
  readonly moduleId: string;
  /** The page around, which alone may frame it. */
  readonly portal: string;
}

/**
 * Packages and their player on an origin of their own (0342): a second port under another name of this machine, because
 * cookies do not tell ports apart. The portal's view of a package leads there by an address that nobody can guess; the
 * calls of the player carry no session, the server adds it.
 */
export interface PackageOrigin {
  /** The origin for whoever reached the portal by this name. */
  readonly originFor: (incoming: IncomingMessage) => string;
  /** Notes which session the browser has. */
  readonly note: (incoming: IncomingMessage) => void;
  /** Leads to the package where this reply is a page to view; false for every other reply. */
  readonly redirect: (incoming: IncomingMessage, outgoing: ServerResponse, response: Response) => boolean;
  /** Answers what comes to the second port. */
  readonly answer: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;
}

/** Another name of the same machine: `localhost` and its number are two sites. Every other name has only one. */
const otherName = (host: string): string => ({ localhost: '127.0.0.1', '127.0.0.1': 'localhost' })[host] ?? host;

/** `port`: of the second port, known once it listens. `origin`: at which the handlers answer. */
export const createPackageOrigin = (
  handlers: readonly HttpHandler[],
  origin: string,
  port: () => number,
): PackageOrigin => {
  const launches = new Map<string, Launch>();
  /** The latest cookies of a browser. */
  const cookies = new Map<string, string>();
  const browserOf = ({ headers }: IncomingMessage): string | undefined =>
    parseCookies(headers.cookie ?? '')[BROWSER_COOKIE];
  const originFor = ({ headers }: IncomingMessage): string => {
    const { hostname } = new URL(`http://${headers.host ?? 'localhost'}`);
    return `http://${otherName(hostname)}:${port()}`;
  };

  return {
    originFor,
    note: (incoming) => {
      const browser = browserOf(incoming);
      if (browser !== undefined && cookies.has(browser)) cookies.set(browser, incoming.headers.cookie ?? '');
    },
    redirect: (incoming, outgoing, response) => {
      const { pathname, search } = new URL(incoming.url ?? '/', origin);
      const moduleId = VIEW.exec(pathname)?.[1];
      const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
      if (moduleId === undefined || response.status !== 200 || !isPage) return false;
      const browser = browserOf(incoming) ?? randomHex() + randomHex();
      const launch = randomHex() + randomHex();
      cookies.set(browser, incoming.headers.cookie ?? '');
      launches.set(launch, { browser, moduleId, portal: `http://${incoming.headers.host ?? ''}` });
      outgoing.writeHead(302, {
        Location: `${originFor(incoming)}/${launch}/modules/${moduleId}/view${search}`,
        'Set-Cookie': `${BROWSER_COOKIE}=${browser}; Path=/; HttpOnly; SameSite=Lax`,
        'Cache-Control': 'no-store',
      });
      outgoing.end();
      return true;
    },
    answer: async (incoming, outgoing) => {
      const { pathname, search } = new URL(incoming.url ?? '/', origin);
      const [, key = '', rest, moduleId] = BELOW_A_LAUNCH.exec(pathname) ?? [];
      const launch = launches.get(key);
      if (launch === undefined || launch.moduleId !== moduleId || !['GET', 'POST'].includes(incoming.method ?? ''))
        return sendJson(outgoing, 404, { message: 'Not found.' });
      incoming.url = `/api/${rest}${search}`;
      const cookie = cookies.get(launch.browser) ?? '';
      const request = toRequest(incoming, outgoing, origin);
      request.headers.set('cookie', cookie);
      request.headers.set('x-xsrf-token', parseCookies(cookie)[XSRF_COOKIE] ?? '');
      const response = await getResponse([...handlers], request);
      if (response === undefined) return sendJson(outgoing, 404, { message: 'Not found.' });
      const policy = response.headers.get('content-security-policy') ?? '';
      const headers = new Headers(response.headers);
      headers.delete('set-cookie');
      headers.set('Referrer-Policy', 'no-referrer');
      headers.set(
        'Content-Security-Policy',
        policy.replace("frame-ancestors 'self'", `frame-ancestors 'self' ${launch.portal}`),
      );
      return send(new Response(response.body, { status: response.status, headers }), outgoing);
    },
  };
};
