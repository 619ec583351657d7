import { http, type HttpHandler, HttpResponse } from 'msw';
import type { Backend } from '../backend.ts';
import { bankPage } from './bank-page.ts';
import {
  authenticateIntent,
  confirmIntent,
  elementsSession,
  type IntentView,
  type ProviderReply,
  retrieveIntent,
  type Till,
} from './intents.ts';
import { cardsOnFileHandlers } from './cards-on-file.handlers.ts';
import { checkoutHandlers } from './checkout.handlers.ts';
import { providerAnswers } from './provider-answers.ts';

/** Where the stand-in of the card provider answers. Absolute, without a slash at the end. */
export interface PaymentAddresses {
  /** Its API: the provider's own address, or one of this host where a page cannot be kept from the network. */
  readonly api: string;
  /** The bank's own page. */
  readonly bank: string;
  /** The provider's own payment page, where somebody subscribes (0318). */
  readonly checkout: string;
  /** The provider's script and its text, where a page loads it from here. */
  readonly script?: { readonly address: string; readonly text: () => string | Promise<string> };
}

const HIDDEN_BUT_LAST = /\d(?=\d{4})/g;

/** What comes back from the bank, without what must not stand in an address of another host. */
const returnAddress = (
  returnUrl: string,
  { id, client_secret, status }: Pick<IntentView, 'id' | 'client_secret' | 'status'>,
): string => {
  const url = new URL(returnUrl, 'http://fake.local');
  url.searchParams.set('payment_intent', id);
  url.searchParams.set('payment_intent_client_secret', client_secret);
  url.searchParams.set('redirect_status', status === 'requires_payment_method' ? 'failed' : 'succeeded');
  return `${url.pathname}${url.search}`;
};

/** The payment in a reply, be it a refusal. */
const intentIn = ({ body }: ProviderReply): IntentView | undefined => {
  const told = body as Partial<IntentView> & { readonly error?: { readonly payment_intent?: IntentView } };
  return told.error === undefined ? (told as IntentView) : told.error.payment_intent;
};

/**
 * The card provider's API, as far as the app's pages use it, over the baskets of the fake backend (F-12). Deterministic
 * by the number of the card.
 */
export const paymentHandlers = (
  backend: Backend,
  { api, bank, checkout, script }: PaymentAddresses,
): readonly HttpHandler[] => {
  const { decide, meet, answer } = providerAnswers(backend);
  const till = (db: Till['db']): Till => ({
    db,
    nowMs: backend.nowMs(),
    bankUrl: (id) => `${new URL(bank).pathname}/${id}`,
  });

  const loadScript = async (request: Request, text: string): Promise<Response> => {
    const { fault, lost } = await meet('loadPayments', request);
    return (
      lost ??
      (fault === null
        ? new HttpResponse(text, {
            headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' },
          })
        : new HttpResponse(null, { status: fault.status ?? 503 }))
    );
  };

  return [
    ...cardsOnFileHandlers(backend, api),
    ...checkoutHandlers(backend, checkout),
    ...(script === undefined
      ? []
      : [http.get(script.address, async ({ request }) => loadScript(request, await script.text()))]),
    http.get(`${api}/elements/sessions`, ({ request }) => {
      const secret = new URL(request.url).searchParams.get('client_secret');
      return answer('findWallet', request, 'elements/sessions', null, (db) => elementsSession({ db }, secret));
    }),
    http.get(`${api}/payment_intents/:id`, ({ request, params }) => {
      const id = String(params['id']);
      const secret = new URL(request.url).searchParams.get('client_secret') ?? '';
      return answer('retrievePayment', request, `payment_intents/${id}`, null, (db) =>
        retrieveIntent(till(db), id, secret),
      );
    }),
    http.post(`${api}/payment_intents/:id/confirm`, async ({ request, params }) => {
      const id = String(params['id']);
      const form = new URLSearchParams(await request.text());
      const number = form.get('payment_method_data[card][number]') ?? '';
      return answer(
        'confirmPayment',
        request,
        `payment_intents/${id}/confirm`,
        { card: number.replaceAll(HIDDEN_BUT_LAST, '•') },
        (db) => confirmIntent(till(db), id, form.get('client_secret') ?? '', number),
      );
    }),
    http.post(`${api}/payment_intents/:id/authenticate`, async ({ request, params }) => {
      const id = String(params['id']);
      const form = new URLSearchParams(await request.text());
      const outcome = form.get('outcome');
      return answer('authenticatePayment', request, `payment_intents/${id}/authenticate`, { outcome }, (db) =>
        authenticateIntent(till(db), id, form.get('client_secret') ?? '', outcome === 'passed'),
      );
    }),
    http.get(`${bank}/:id`, async ({ request, params }) => {
      const id = String(params['id']);
      const query = new URL(request.url).searchParams;
      const [secret, returnUrl, outcome] = [
        query.get('client_secret') ?? '',
        query.get('return_url') ?? '/',
        query.get('outcome'),
      ];
      const asked =
        outcome === null
          ? await backend.read((db) => retrieveIntent(till(db), id, secret))
          : await decide(
              'authenticatePayment',
              { method: 'GET', path: `payment_intents/${id}/authenticate`, startedMs: backend.realMs() },
              { outcome },
              (db) => authenticateIntent(till(db), id, secret, outcome === 'passed'),
            );
      const intent = intentIn(asked);
      if (intent === undefined)
        return HttpResponse.html('<!doctype html><title>Test bank</title><p>There is no such payment.</p>', {
          status: 404,
        });
      if (outcome !== null)
        return new HttpResponse(null, {
          status: 302,
          headers: { Location: returnAddress(returnUrl, intent), 'Cache-Control': 'no-store' },
        });
      query.delete('outcome');
      return HttpResponse.html(
        bankPage({
          address: `${new URL(request.url).pathname}?${query.toString()}`,
          amount: `£${(intent.amount / 100).toFixed(2)}`,
        }),
      );
    }),
  ];
};
