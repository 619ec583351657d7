import type { Invoice, Subscription } from '#contracts/subscriptions/subscription.schema.ts';

/**
 * How a subscription stands (T-07, T-09). `cancelled`: it runs to the end of what is paid for. `other`: a status that
 * the app does not know, as the API names it (0320).
 */
export type SubscriptionStanding =
  | { readonly kind: 'active'; readonly nextPaymentAt: number | null }
  | { readonly kind: 'cancelled'; readonly endsAt: number | null }
  | { readonly kind: 'ended'; readonly endedAt: number | null }
  | { readonly kind: 'pastDue' }
  | { readonly kind: 'other'; readonly status: string };

/** Statuses after which nothing is paid any more, in the card provider's spelling and in ours. */
const OVER: ReadonlySet<string> = new Set(['canceled', 'cancelled', 'ended', 'expired', 'incomplete_expired']);
const NOT_PAID: ReadonlySet<string> = new Set(['past_due', 'unpaid']);

/** How a subscription stands now, unix seconds. */
export const standingOf = (
  {
    status,
    next_payment_at,
    cancel_at,
    cancel_at_period_end,
  }: Pick<Subscription, 'status' | 'next_payment_at' | 'cancel_at' | 'cancel_at_period_end'>,
  now: number,
): SubscriptionStanding => {
  const endsAt = cancel_at ?? null;
  if (OVER.has(status) || (endsAt !== null && endsAt <= now)) return { kind: 'ended', endedAt: endsAt };
  if (NOT_PAID.has(status)) return { kind: 'pastDue' };
  if (cancel_at_period_end === true || endsAt !== null) return { kind: 'cancelled', endsAt };
  return status === 'active' ? { kind: 'active', nextPaymentAt: next_payment_at ?? null } : { kind: 'other', status };
};

/** It is paid again, or would be: neither cancelled to the end of its period nor over. */
export const goesOn = ({ kind }: SubscriptionStanding): boolean => kind !== 'cancelled' && kind !== 'ended';

/** T-09: only what is active, and not cancelled yet, can be cancelled. */
export const mayCancel = ({ kind }: SubscriptionStanding): boolean => kind === 'active';

/** T-10: a payment is due once more. */
export const mayChangeCard = ({ kind }: SubscriptionStanding): boolean => kind === 'active' || kind === 'pastDue';

/** T-07: the name of the first product; else its own, else its number. */
export const titleOf = ({ basket, name, id }: Pick<Subscription, 'basket' | 'name' | 'id'>): string => {
  const [product] = basket?.products ?? [];
  return (
    [product?.name, name].find((text) => text !== undefined && text !== null && text.trim() !== '') ??
    `Subscription ${id}`
  );
};

/** What an invoice's state says. `unknown`: shown as the API names it. */
export type InvoiceStanding = 'paid' | 'open' | 'notPaid' | 'void' | 'unknown';

const INVOICES: Readonly<Record<string, InvoiceStanding>> = {
  paid: 'paid',
  open: 'open',
  uncollectible: 'notPaid',
  void: 'void',
};

/** How an invoice stands (T-08). An open one of a subscription whose payment failed is not paid. */
export const invoiceStandingOf = ({ status }: Pick<Invoice, 'status'>, isPastDue: boolean): InvoiceStanding => {
  const known = Object.hasOwn(INVOICES, status) ? (INVOICES[status] ?? 'unknown') : 'unknown';
  return known === 'open' && isPastDue ? 'notPaid' : known;
};

/** The time that is paid for, or due, in unix seconds. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

/** The period in which now lies, as the newest invoice that counts says; null where none does. */
export const periodOf = (invoices: readonly Invoice[], now: number): Period | null => {
  const current = invoices.flatMap(({ start, end, status }) =>
    status !== 'void' && typeof start === 'number' && typeof end === 'number' && start <= now && now < end
      ? [{ start, end }]
      : [],
  );
  return current.toSorted((one, other) => other.start - one.start)[0] ?? null;
};

/** Since when it runs: the beginning of its first invoice; null where no invoice says. */
export const sinceOf = (invoices: readonly Invoice[]): number | null => {
  const starts = invoices.flatMap(({ start, created }) => start ?? created ?? []);
  return starts.length === 0 ? null : Math.min(...starts);
};
