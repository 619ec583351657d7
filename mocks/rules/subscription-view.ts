import type { Catalogue } from '#contracts/catalogue.ts';
import type { WireReplyOf } from '#contracts/endpoint.ts';
import type { InvoiceRecord, PaymentMethodRecord, SubscriptionRecord } from '#fixtures/records/commerce.record.ts';
import type { Database } from '../db/database.ts';
import { cardView } from '../payments/card-view.ts';
import { only } from './pick.ts';

type SubscriptionView = WireReplyOf<Catalogue['getSubscription']>;
type InvoiceView = WireReplyOf<Catalogue['listInvoices']>[number];

const cardOf = (method: PaymentMethodRecord | undefined): Pick<SubscriptionView, 'payment_method' | 'card'> => ({
  payment_method: method?.id ?? null,
  card: method === undefined ? null : cardView(method),
});

/** ES-29. What was cancelled ends when its time has come. */
export const subscriptionView = (db: Database, subscription: SubscriptionRecord, now: number): SubscriptionView => {
  const { plan_id, cancel_at, payment_method_id, setup, status } = subscription;
  const plan = db.tables.plans.require(plan_id);
  const isOver = cancel_at !== null && cancel_at <= now;
  return {
    ...only(subscription, ['id', 'next_payment_at', 'cancel_at_period_end', 'cancel_at']),
    name: plan.name,
    price: { value_inc_tax: plan.price_inc_tax },
    plan: only(plan, ['interval', 'interval_count']),
    status: isOver ? 'canceled' : status,
    basket: { products: [{ name: plan.name }] },
    ...cardOf(payment_method_id === null ? undefined : db.tables.payment_methods.get(payment_method_id)),
    setup_intent: setup?.status === 'requires_action' ? only(setup, ['client_secret', 'status']) : null,
  };
};

/** An invoice as the API tells it: its total in pence (ES-30, T-11). */
export const invoiceView = ({ total_in_pence, ...invoice }: InvoiceRecord): InvoiceView => ({
  ...only(invoice, ['number', 'created', 'start', 'end', 'status']),
  total: total_in_pence,
});
