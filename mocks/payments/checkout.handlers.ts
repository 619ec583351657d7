import { http, type HttpHandler, HttpResponse } from 'msw';
import type { CheckoutRecord } from '#fixtures/records/commerce.record.ts';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/database.ts';
import type { ProviderReply } from './intents.ts';
import { payCheckout, priceText } from './checkout.ts';
import { checkoutPage } from './checkout-page.ts';
import { providerAnswers } from './provider-answers.ts';

const HIDDEN_BUT_LAST = /\d(?=\d{4})/g;
const NO_CHECKOUT = '<!doctype html><title>Test payment page</title><p>There is no such payment page.</p>';

const checkoutAt = (db: Database, key: string): CheckoutRecord | undefined => db.tables.checkouts.get(key);

/** Below the app, as it lies on this host. */
const onHost = (appPath: string, path: string): string => `${appPath}${path.replace(/^\/+/, '')}`;

/** Nothing of it may be found again by going back. */
const redirectTo = (address: string): Response =>
  new HttpResponse(null, { status: 302, headers: { Location: address, 'Cache-Control': 'no-store' } });

/** The provider's own payment page, to which X-098 leads (0318). `address`: without a slash at the end. */
export const checkoutHandlers = (backend: Backend, address: string): readonly HttpHandler[] => {
  const { decide } = providerAnswers(backend);
  const { appPath } = backend;

  const pay = async (db: Database, key: string, number: string): Promise<ProviderReply> => {
    const found = db.tables.checkouts.require(key);
    const decline = await payCheckout({ db, nowMs: backend.nowMs(), appPath }, found, number);
    if (decline !== null) return { status: 402, body: { error: decline } };
    const { price_inc_tax } = db.tables.plans.require(found.plan_id);
    const isNew = found.subscription_id === null;
    return { status: 200, body: {}, ...(isNew ? { chargedPence: Math.round(price_inc_tax * 100) } : {}) };
  };

  const show = (checkout: CheckoutRecord, problem: string | null): Promise<Response> =>
    backend.read((db) => {
      const plan = db.tables.plans.require(checkout.plan_id);
      return HttpResponse.html(
        checkoutPage({
          organisation: db.tables.organisations.require(plan.organisation_id).name,
          plan: plan.name,
          price: priceText(plan),
          backUrl: onHost(appPath, checkout.back_url),
          problem,
        }),
        { headers: { 'Cache-Control': 'no-store' } },
      );
    });

  return [
    http.get(`${address}/:key`, async ({ request, params }) => {
      const key = String(params['key']);
      const checkout = await backend.read((db) => checkoutAt(db, key));
      if (checkout === undefined) return HttpResponse.html(NO_CHECKOUT, { status: 404 });
      const done = redirectTo(onHost(appPath, checkout.complete_url));
      if (checkout.subscription_id !== null) return done;
      const number = new URL(request.url).searchParams.get('card')?.replaceAll(/\D/g, '') ?? null;
      if (number === null) return show(checkout, null);
      const paid = await decide(
        'payCheckout',
        { method: 'GET', path: `checkout/${key}`, startedMs: backend.realMs() },
        { card: number.replaceAll(HIDDEN_BUT_LAST, '•') },
        (db) => pay(db, key, number),
      );
      const { error } = paid.body as { readonly error?: { readonly message: string } };
      return error === undefined ? done : show(checkout, error.message);
    }),
  ];
};
