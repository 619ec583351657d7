import type { Card } from '#contracts/subscriptions/subscription.schema.ts';

/** Brands as their owners write them, by the provider's names. */
const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** `Visa ending 4242`. */
export const cardText = ({ brand, last4 }: Pick<Card, 'brand' | 'last4'>): string =>
  `${Object.hasOwn(BRANDS, brand ?? '') ? BRANDS[brand ?? ''] : 'Card'} ending ${last4}`;

/** `Expires 11 / 27`, or that it has; null where the API does not say. A card is good to the end of its month. */
export const expiryText = (
  { exp_month, exp_year }: Pick<Card, 'exp_month' | 'exp_year'>,
  now: number,
): string | null => {
  if (typeof exp_month !== 'number' || typeof exp_year !== 'number') return null;
  const hasExpired = Date.UTC(exp_year, exp_month, 1) / 1000 <= now;
  const [month, year] = [exp_month, exp_year % 100].map((part) => String(part).padStart(2, '0'));
  return `${hasExpired ? 'Expired' : 'Expires'} ${month} / ${year}`;
};
