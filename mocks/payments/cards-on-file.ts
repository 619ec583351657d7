import type { PaymentMethodRecord, SubscriptionRecord } from '#fixtures/records/commerce.record.ts';
import type { Database } from '../db/database.ts';
import { randomHex } from '../rules/random-hex.ts';
import { chargeOutcome, type Decline, outcomeOf } from './test-cards.ts';

/** What came of giving a subscription another card. */
export type Attached =
  | { readonly kind: 'attached'; readonly subscription: SubscriptionRecord }
  /** Its holder is asked; the former one pays until they have said yes. */
  | { readonly kind: 'asks'; readonly subscription: SubscriptionRecord }
  | { readonly kind: 'declined'; readonly decline: Decline };

/** A card was given while a payment is open: it is tried again, and what is paid goes on. */
const payOpenInvoices = async (
  db: Database,
  subscription: SubscriptionRecord,
  number: string,
): Promise<SubscriptionRecord> => {
  if (subscription.status !== 'past_due' || chargeOutcome(outcomeOf(number)).kind === 'declines') return subscription;
  const open = db.tables.invoices.where(
    ({ subscription_id, status }) => subscription_id === subscription.id && status === 'open',
  );
  for (const invoice of open) await db.tables.invoices.update(invoice.number, { status: 'paid' });
  const ends = open.map(({ end }) => end);
  return db.tables.subscriptions.update(subscription.id, {
    status: 'active',
    next_payment_at: ends.length === 0 ? subscription.next_payment_at : Math.max(...ends),
  });
};

/** Lets a card pay a subscription from now on. */
const replaceCard = async (
  db: Database,
  subscription: SubscriptionRecord,
  { id, number }: PaymentMethodRecord,
): Promise<SubscriptionRecord> =>
  payOpenInvoices(
    db,
    await db.tables.subscriptions.update(subscription.id, { payment_method_id: id, setup: null }),
    number,
  );

/** Gives a subscription another card. One that is refused changes nothing. */
export const attachCard = async (
  db: Database,
  subscription: SubscriptionRecord,
  method: PaymentMethodRecord,
): Promise<Attached> => {
  const outcome = outcomeOf(method.number);
  if (outcome.kind === 'declines' && outcome.isAttachable !== true)
    return { kind: 'declined', decline: outcome.decline };
  if (outcome.kind !== 'asks') return { kind: 'attached', subscription: await replaceCard(db, subscription, method) };
  const id = `seti_${randomHex()}`;
  const setup = {
    id,
    client_secret: `${id}_secret_${randomHex()}`,
    status: 'requires_action',
    payment_method_id: method.id,
  };
  return { kind: 'asks', subscription: await db.tables.subscriptions.update(subscription.id, { setup }) };
};

/** A set-up that its holder has answered: only a yes changes what pays. */
export const answerSetup = async (
  db: Database,
  subscription: SubscriptionRecord,
  isHolder: boolean,
): Promise<SubscriptionRecord> => {
  const { setup } = subscription;
  if (setup === null || setup.status !== 'requires_action') return subscription;
  const method = db.tables.payment_methods.require(setup.payment_method_id);
  if (!isHolder)
    return db.tables.subscriptions.update(subscription.id, { setup: { ...setup, status: 'requires_payment_method' } });
  const changed = await replaceCard(db, subscription, method);
  return db.tables.subscriptions.update(changed.id, { setup: { ...setup, status: 'succeeded' } });
};
