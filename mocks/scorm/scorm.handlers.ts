import { http, type HttpHandler, HttpResponse } from 'msw';
import type { Backend } from '../backend.ts';
import { type CookiePort, headerCookies } from '../handlers/cookies.ts';
import type { ScormVersion } from './manifest.ts';
import { openPackage } from './package.ts';
import { PACKAGE_POLICY } from './package-policy.ts';
import { listParts } from './part-list.ts';
import { play } from './play.ts';
import { isComplete } from './scorm-state.ts';
import { stateAsLeft } from './state-as-left.ts';
import { playerFor, storePackage } from './store-package.ts';
import { storeStates, type WhyStopped } from './store-states.ts';

/** The text of the runtime of one version, as a module. */
export type ScormRuntimeText = (version: ScormVersion) => Promise<string>;

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  htm: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  xml: 'text/xml',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  woff: 'font/woff',
  woff2: 'font/woff2',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  xhtml: 'application/xhtml+xml',
  txt: 'text/plain',
  pdf: 'application/pdf',
};
const typeOf = (name: string): string => {
  const ending = name.toLowerCase().split('.').at(-1) ?? '';
  return (Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined) ?? 'application/octet-stream';
};
/** The name of a file in the path of a request; null where it is none. */
const nameIn = (pathname: string): string | null => {
  try {
    return decodeURIComponent(pathname.split('/content/').slice(1).join('/content/'));
  } catch {
    return null;
  }
};

const notFound = (): Response => HttpResponse.json({ message: 'Not found.' }, { status: 404 });
const script = (text: string): Response =>
  new HttpResponse(text, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });

const invalid = (name: string): Response => HttpResponse.json({ message: `The ${name} is invalid.` }, { status: 422 });

const REFUSALS: Readonly<Record<WhyStopped, string>> = {
  learner: 'This package was opened for somebody else.',
  replaced: 'This package was opened again since.',
  restarted: 'This module was started again since.',
};

/** The script of the player. `leftCalls`: see `storeStates`. */
const playerScript = (leftCalls: string | null): string =>
  `const config = JSON.parse(document.querySelector('#config').textContent);\nconst runtime = await import('./runtime-' + config.version + '.js');\n(${play.toString()})(runtime, config, { listParts: ${listParts.toString()}, isComplete: ${isComplete.toString()}, stateAsLeft: ${stateAsLeft.toString()}, storeStates: ${storeStates.toString()} }, ${JSON.stringify(leftCalls)});\n`;

/**
 * What the page of a player loads and stores (N-24): its script, the runtime, the files of the package, and what the
 * package says of itself. Like the player, these addresses are the API's own affair and no calls of the product.
 */
export const scormHandlers = (
  baseUrl: string,
  backend: Backend,
  runtime: ScormRuntimeText,
  cookies: CookiePort = headerCookies,
  leftCalls: string | null = null,
): readonly HttpHandler[] => {
  const view = `${baseUrl}/__scorm/:id`;

  return [
    http.get(`${view}/player.js`, () => script(playerScript(leftCalls))),
    http.get(`${view}/runtime-1.2.js`, async () => script(await runtime('1.2'))),
    http.get(`${view}/runtime-2004.js`, async () => script(await runtime('2004'))),
    http.get(`${view}/content/*`, async ({ request, params }) => {
      const sent = await cookies.read(request);
      const name = nameIn(new URL(request.url).pathname);
      if (name === null) return notFound();
      const content = await backend.read(async (db) => {
        const player = playerFor(db, backend.nowMs(), params['id'], sent);
        const opened = player === null ? null : await openPackage(db, player.file, backend);
        // A file that is damaged or too large is none.
        return opened === null ? null : opened.files.read(name).catch(() => null);
      });
      return content === null
        ? notFound()
        : new HttpResponse(content, {
            headers: {
              'Content-Type': typeOf(name),
              'X-Content-Type-Options': 'nosniff',
              'Content-Security-Policy': PACKAGE_POLICY,
            },
          });
    }),
    http.post(`${view}/state`, async ({ request, params }) => {
      const sent = await cookies.read(request);
      const answer = await storePackage(backend, {
        cookies: sent,
        token: request.headers.get('x-xsrf-token'),
        moduleId: params['id'],
        body: await request.json().catch(() => null),
      });
      const { status, field, reason } = answer;
      if (field !== undefined) return invalid(field);
      if (reason !== undefined) return HttpResponse.json({ message: REFUSALS[reason], reason }, { status });
      return status === 404 ? notFound() : new HttpResponse(null, { status });
    }),
  ];
};
