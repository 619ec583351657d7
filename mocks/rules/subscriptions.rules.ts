import type { Catalogue } from '#contracts/catalogue.ts';
import { PAGE_SIZES } from '#contracts/constants.ts';
import type { SubscriptionRecord } from '#fixtures/records/commerce.record.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import type { Database } from '../db/database.ts';
import { attachCard } from '../payments/cards-on-file.ts';
import { membershipOf } from './membership.ts';
import { refusedWhileViewing } from './own-account.ts';
import { forbidden, invalid, notFound, reply, type Refusal } from './reply.ts';
import type { Rule } from './rule.ts';
import { isShop } from './shop.ts';
import { invoiceView, subscriptionView } from './subscription-view.ts';

/** What may have another card: a payment is due once more. */
const PAYING: ReadonlySet<string> = new Set(['active', 'past_due']);

/** T-12: nobody else's, and only where the organisation sells subscriptions and the person belongs to it. */
const mayEnter = (db: Database, user: UserRecord, userId: number, organisationId: number): boolean =>
  user.id === userId &&
  membershipOf(db, user.id, organisationId) !== undefined &&
  isShop(db.tables.organisations.get(organisationId));

/** The person's own subscription; in this organisation where the call names one. */
const ownSubscription = (
  db: Database,
  user: UserRecord,
  { userId, id, organisationId }: { readonly userId: number; readonly id: number; readonly organisationId?: number },
): SubscriptionRecord | Refusal => {
  if (user.id !== userId) return forbidden();
  if (organisationId !== undefined && !mayEnter(db, user, userId, organisationId)) return forbidden();
  const found = db.tables.subscriptions.get(id);
  if (
    found === undefined ||
    found.user_id !== user.id ||
    (organisationId !== undefined && found.organisation_id !== organisationId)
  )
    return notFound('Subscription', id);
  return mayEnter(db, user, userId, found.organisation_id) ? found : forbidden();
};

/** Lists a person's subscriptions in an organisation that sells plans. */
export const listSubscriptions: Rule<Catalogue['listSubscriptions']> = ({ db, user, params, query, now }) => {
  const { organisation_id } = query;
  if (!mayEnter(db, user, params.userId, organisation_id)) return forbidden();
  const own = db.tables.subscriptions.where(
    (each) => each.user_id === user.id && each.organisation_id === organisation_id,
  );
  return reply(200, { data: own.slice(0, PAGE_SIZES.subscriptions).map((each) => subscriptionView(db, each, now)) });
};

/** One subscription of the person's own. */
export const getSubscription: Rule<Catalogue['getSubscription']> = ({ db, user, params, now }) => {
  const found = ownSubscription(db, user, { userId: params.id, id: params.subId });
  return 'kind' in found ? found : reply(200, subscriptionView(db, found, now));
};

/** the newest first. */
export const listInvoices: Rule<Catalogue['listInvoices']> = ({ db, user, params }) => {
  const found = ownSubscription(db, user, { userId: params.id, id: params.subId });
  if ('kind' in found) return found;
  const invoices = db.tables.invoices.where(({ subscription_id }) => subscription_id === found.id);
  return reply(200, invoices.toSorted((one, other) => other.created - one.created).map(invoiceView));
};

/** X-102, T-09: it ends when what is paid for ends, and never twice. */
export const cancelSubscription: Rule<Catalogue['cancelSubscription']> = refusedWhileViewing(
  async ({ db, user, params, query, now }) => {
    const found = ownSubscription(db, user, {
      userId: params.userId,
      id: params.subscriptionId,
      organisationId: query.organisation_id,
    });
    if ('kind' in found) return found;
    if (found.cancel_at_period_end) return invalid({ status: ['This subscription is cancelled already.'] });
    if (found.status !== 'active') return invalid({ status: ['Only an active subscription can be cancelled.'] });
    const cancelled = await db.tables.subscriptions.update(found.id, {
      cancel_at_period_end: true,
      cancel_at: found.next_payment_at,
      next_payment_at: null,
    });
    return reply(200, subscriptionView(db, cancelled, now));
  },
);

/** a card that is refused changes nothing; one whose holder is asked pays once they have said yes (0319). */
export const changePaymentMethod: Rule<Catalogue['changePaymentMethod']> = refusedWhileViewing(
  async ({ db, user, params, query, body, now }) => {
    const found = ownSubscription(db, user, {
      userId: params.id,
      id: params.subId,
      organisationId: query.organisation_id,
    });
    if ('kind' in found) return found;
    if (!PAYING.has(found.status)) return invalid({ status: ['No payment is due for this subscription.'] });
    const method = db.tables.payment_methods.get(body.payment_method);
    if (method === undefined) return invalid({ payment_method: ['The selected payment method is invalid.'] });
    const attached = await attachCard(db, found, method);
    return attached.kind === 'declined'
      ? invalid({ payment_method: [attached.decline.message] })
      : reply(200, subscriptionView(db, attached.subscription, now));
  },
);
