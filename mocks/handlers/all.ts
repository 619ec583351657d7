import type { EndpointName } from '#contracts/catalogue.ts';
import { http, type HttpHandler, HttpResponse } from 'msw';
import type { Backend } from '../backend.ts';
import { mailboxHandlers } from '../mail/mailbox.handlers.ts';
import { assessmentsHandlers } from './assessments.handlers.ts';
import { awardsHandlers } from './awards.handlers.ts';
import { bookingsHandlers } from './bookings.handlers.ts';
import { type CookiePort, headerCookies } from './cookies.ts';
import { evidenceHandlers } from './evidence.handlers.ts';
import { filesHandlers } from './files.handlers.ts';
import type { BoundHandler } from './handle.ts';
import { libraryHandlers } from './library.handlers.ts';
import { notificationsHandlers } from './notifications.handlers.ts';
import { organisationsHandlers } from './organisations.handlers.ts';
import { profileHandlers } from './profile.handlers.ts';
import { releasesHandlers } from './releases.handlers.ts';
import { sessionHandlers } from './session.handlers.ts';

/** One handler for each call of the catalogue, by area: a missing one does not compile. */
const handlers: { readonly [N in EndpointName]: BoundHandler } = {
  ...sessionHandlers,
  ...profileHandlers,
  ...assessmentsHandlers,
  ...evidenceHandlers,
  ...filesHandlers,
  ...releasesHandlers,
  ...organisationsHandlers,
  ...bookingsHandlers,
  ...awardsHandlers,
  ...libraryHandlers,
  ...notificationsHandlers,
};

/** Names of the calls that the fake backend answers. */
export const handlerNames: readonly string[] = Object.keys(handlers);

/**
 * Every handler behind one base URL (absolute, no slash at the end). What none of them knows below it is a 404 as
 * Laravel's, never a page of the app.
 */
export const makeHandlers = (baseUrl: string, backend: Backend, cookies: CookiePort = headerCookies): readonly HttpHandler[] => [
  ...Object.values(handlers).flatMap((bound) => bound(baseUrl, backend, cookies)),
  ...mailboxHandlers(baseUrl, backend),
  http.all(`${baseUrl}/*`, ({ request }) =>
    HttpResponse.json({ message: `The route ${new URL(request.url).pathname.slice(1)} could not be found.` }, { status: 404 }),
  ),
];
