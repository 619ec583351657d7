import type { CheckoutRecord, PlanRecord } from '#fixtures/records/commerce.record.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import { learner } from '#fixtures/roles.ts';
import { sendMail, type Sender } from '../mail/send-mail.ts';
import { periodEnd } from '../rules/billing-period.ts';
import { issueToken } from '../rules/link-tokens.ts';
import { membershipOf } from '../rules/membership.ts';
import { createAccount, joinOrganisation } from '../rules/new-account.ts';
import { randomHex } from '../rules/random-hex.ts';
import { chargeOutcome, type Decline, outcomeOf } from './test-cards.ts';

/** The month of the year in which every card given at a payment page expires; the stand-in asks for a number alone. */
const EXPIRY_MONTH = 12;
const YEARS_VALID = 4;

/** An amount with its currency and its interval. */
export const priceText = ({ price_inc_tax, interval, interval_count }: PlanRecord): string =>
  `£${price_inc_tax.toFixed(2)} ${interval_count === 1 ? `a ${interval}` : `every ${interval_count} ${interval}s`}`;

/** Somebody new: they learn in the organisation once they have chosen a password (A-18). */
const invite = async ({ db, nowMs, appPath }: Sender, { customer }: CheckoutRecord): Promise<UserRecord> => {
  const user = await createAccount(db, {
    ...customer,
    reason: 'Has subscribed without an account.',
    password: `${randomHex()}${randomHex()}`,
  });
  const token = issueToken(db, 'reset', user.email, nowMs);
  sendMail({ db, nowMs, appPath }, user, 'completeRegistration', { email: user.email, token });
  return user;
};

/**
 * 0318: whose address it is, so that a page names its person whoever the cookie belongs to by now; else whoever was
 * signed in; else somebody new.
 */
const ownerOf = async (sender: Sender, checkout: CheckoutRecord): Promise<UserRecord> => {
  const { users } = sender.db.tables;
  const { email } = checkout.customer;
  return (
    users.first((user) => user.email.toLowerCase() === email.toLowerCase()) ??
    (checkout.user_id === null ? undefined : users.get(checkout.user_id)) ??
    (await invite(sender, checkout))
  );
};

const join = async ({ db }: Sender, user: UserRecord, organisationId: number): Promise<void> => {
  if (membershipOf(db, user.id, organisationId) !== undefined) return;
  await joinOrganisation(db, { userId: user.id, organisationId, roleKeys: [learner.key], reason: 'Subscribed.' });
};

/** Begins what was paid: the subscription, its card and its first invoice. */
const begin = async (sender: Sender, checkout: CheckoutRecord, plan: PlanRecord, number: string): Promise<number> => {
  const { db, nowMs } = sender;
  const now = Math.floor(nowMs / 1000);
  const user = await ownerOf(sender, checkout);
  const { organisation_id } = plan;
  await join(sender, user, organisation_id);
  const method = await db.tables.payment_methods.insert({
    id: `pm_${randomHex()}`,
    reason: 'Given at a payment page.',
    number,
    exp_month: EXPIRY_MONTH,
    exp_year: new Date(nowMs).getUTCFullYear() + YEARS_VALID,
  });
  const end = periodEnd(now, plan);
  const { id } = await db.tables.subscriptions.insert({
    id: db.nextId(),
    reason: 'Begun at a payment page.',
    user_id: user.id,
    organisation_id,
    plan_id: plan.id,
    status: 'active',
    next_payment_at: end,
    cancel_at_period_end: false,
    cancel_at: null,
    payment_method_id: method.id,
    setup: null,
  });
  await db.tables.invoices.insert({
    number: `INV-${db.nextId()}`,
    reason: 'Paid at a payment page.',
    subscription_id: id,
    total_in_pence: Math.round(plan.price_inc_tax * 100),
    created: now,
    start: now,
    end,
    status: 'paid',
  });
  sendMail(sender, user, 'subscribed', {
    plan: plan.name,
    price: priceText(plan),
    subscriptionId: id,
    organisationId: organisation_id,
  });
  return id;
};

/**
 * Pays a checkout with a card. One that is paid already takes nothing more, whatever the card: it is the one
 * subscription that it ever makes (0318). Null where it is paid, else why nothing was taken.
 */
export const payCheckout = async (
  sender: Sender,
  checkout: CheckoutRecord,
  number: string,
): Promise<Decline | null> => {
  if (checkout.subscription_id !== null) return null;
  const { checkouts, plans } = sender.db.tables;
  const plan = plans.require(checkout.plan_id);
  const outcome = chargeOutcome(outcomeOf(number));
  if (outcome.kind === 'declines') return outcome.decline;
  await checkouts.update(checkout.key, { subscription_id: await begin(sender, checkout, plan, number) });
  return null;
};
