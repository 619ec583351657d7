import { catalogue, type Catalogue, type EndpointName } from '#contracts/catalogue.ts';
import { http, type HttpHandler, HttpResponse } from 'msw';
import type { Backend } from '../backend.ts';
import { mailboxHandlers } from '../mail/mailbox.handlers.ts';
import { type CookiePort, headerCookies } from './cookies.ts';
import { type BoundHandler, handle } from './handle.ts';
import { pageHandler } from './respond.ts';
import { rules } from './rules.ts';
import { withoutStacks } from './without-stacks.ts';

/** Names of the calls that the fake backend answers: those of the catalogue. */
export const handlerNames = Object.keys(catalogue) as readonly EndpointName[];

const handlerOf = <N extends EndpointName>(name: N): BoundHandler => handle<Catalogue[N]>(catalogue[name], rules[name]);

const handlers = handlerNames.map((name) => handlerOf(name));

/**
 * Every handler behind one base URL (absolute, no slash at the end). What none of them knows below it is a 404 as
 * Laravel's, never a page of the app.
 */
export const makeHandlers = (
  baseUrl: string,
  backend: Backend,
  cookies: CookiePort = headerCookies,
): readonly HttpHandler[] =>
  withoutStacks(() => [
    ...handlers.flatMap((bound) => bound(baseUrl, backend, cookies)),
    ...mailboxHandlers(baseUrl, backend),
    pageHandler(baseUrl),
    http.all(`${baseUrl}/*`, ({ request }) =>
      HttpResponse.json(
        { message: `The route ${new URL(request.url).pathname.slice(1)} could not be found.` },
        { status: 404 },
      ),
    ),
  ]);
