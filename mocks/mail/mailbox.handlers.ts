import { http, type HttpHandler, HttpResponse } from 'msw';
import type { Backend } from '../backend.ts';
import { mailboxPage } from './mailbox-page.ts';

/**
 * The mailbox as pages, for whoever shows the demo: a list, and each mail as its recipient would see it. No call of the
 * product.
 */
export const mailboxHandlers = (baseUrl: string, backend: Backend): readonly HttpHandler[] => [
  http.get(`${baseUrl}/__mailbox`, async () =>
    HttpResponse.html(
      mailboxPage(await backend.read((db) => db.state.mailbox), `${new URL(baseUrl).pathname}/__mailbox`),
    ),
  ),
  http.get(`${baseUrl}/__mailbox/:number`, async ({ params }) => {
    const mail = await backend.read((db) => db.state.mailbox[Number(params['number'])]);
    return mail === undefined
      ? HttpResponse.html('<!doctype html><title>No such mail</title><p>There is no such mail.</p>', { status: 404 })
      : HttpResponse.html(mail.html);
  }),
];
