import { http, type HttpHandler } from 'msw';
import type { SubscriptionRecord } from '#fixtures/records/commerce.record.ts';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/database.ts';
import { randomHex } from '../rules/random-hex.ts';
import { answerSetup } from './cards-on-file.ts';
import { cardView } from './card-view.ts';
import type { ProviderError, ProviderReply } from './intents.ts';
import { providerAnswers } from './provider-answers.ts';
import { NOT_AUTHENTICATED } from './test-cards.ts';

type Waiting = SubscriptionRecord & { readonly setup: NonNullable<SubscriptionRecord['setup']> };

/** A set-up as the provider tells it. */
export interface SetupView {
  readonly id: string;
  readonly object: 'setup_intent';
  readonly client_secret: string;
  readonly status: string;
  readonly next_action: { readonly type: 'use_stripe_sdk' } | null;
}

const NOT_CONFIRMED: ProviderError = {
  type: 'invalid_request_error',
  code: 'setup_intent_authentication_failure',
  message: NOT_AUTHENTICATED.message,
};

const setupView = ({ setup: { id, client_secret, status } }: Waiting): SetupView => ({
  id,
  object: 'setup_intent',
  client_secret,
  status,
  next_action: status === 'requires_action' ? { type: 'use_stripe_sdk' } : null,
});

const find = (db: Database, id: string, secret: string): Waiting | null => {
  const found = db.tables.subscriptions.first(({ setup }) => setup?.id === id && setup.client_secret === secret);
  return found === undefined ? null : (found as Waiting);
};

const unknown = (id: string): ProviderReply => ({
  status: 404,
  body: {
    error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such setupintent: '${id}'` },
  },
});

/** A card without a payment: what becomes of it is said when it is given to a subscription. */
const createMethod = async (db: Database, form: URLSearchParams): Promise<ProviderReply> => {
  const method = await db.tables.payment_methods.insert({
    id: `pm_${randomHex()}`,
    reason: 'Typed into the provider’s fields.',
    number: form.get('card[number]') ?? '',
    exp_month: Number(form.get('card[exp_month]')),
    exp_year: Number(form.get('card[exp_year]')),
  });
  return { status: 200, body: { id: method.id, object: 'payment_method', type: 'card', card: cardView(method) } };
};

const authenticate = async (db: Database, found: Waiting, isHolder: boolean): Promise<ProviderReply> => {
  const after = setupView((await answerSetup(db, found, isHolder)) as Waiting);
  return after.status === 'requires_payment_method'
    ? { status: 402, body: { error: { ...NOT_CONFIRMED, setup_intent: after } } }
    : { status: 200, body: after };
};

const HIDDEN_BUT_LAST = /\d(?=\d{4})/g;

/** The provider's calls about cards that pay later (0319). `api`: without a slash at the end. */
export const cardsOnFileHandlers = (backend: Backend, api: string): readonly HttpHandler[] => {
  const { answer } = providerAnswers(backend);
  return [
    http.post(`${api}/payment_methods`, async ({ request }) => {
      const form = new URLSearchParams(await request.text());
      const card = (form.get('card[number]') ?? '').replaceAll(HIDDEN_BUT_LAST, '•');
      return answer('createPaymentMethod', request, 'payment_methods', { card }, (db) => createMethod(db, form));
    }),
    http.get(`${api}/setup_intents/:id`, ({ request, params }) => {
      const id = String(params['id']);
      const secret = new URL(request.url).searchParams.get('client_secret') ?? '';
      return answer('retrieveSetup', request, `setup_intents/${id}`, null, (db) => {
        const found = find(db, id, secret);
        return found === null ? unknown(id) : { status: 200, body: setupView(found) };
      });
    }),
    http.post(`${api}/setup_intents/:id/authenticate`, async ({ request, params }) => {
      const id = String(params['id']);
      const form = new URLSearchParams(await request.text());
      const outcome = form.get('outcome');
      return answer('authenticateSetup', request, `setup_intents/${id}/authenticate`, { outcome }, (db) => {
        const found = find(db, id, form.get('client_secret') ?? '');
        return found === null ? unknown(id) : authenticate(db, found, outcome === 'passed');
      });
    }),
  ];
};
