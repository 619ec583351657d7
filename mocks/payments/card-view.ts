import type { PaymentMethodRecord } from '#fixtures/records/commerce.record.ts';

/** The brands of the test cards, by the first digits of their numbers. */
const BRANDS: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'visa'],
  [/^5/, 'mastercard'],
  [/^3[47]/, 'amex'],
];

/** What the provider tells of a card: never its number. */
export const cardView = ({ number, exp_month, exp_year }: PaymentMethodRecord) => ({
  brand: BRANDS.find(([pattern]) => pattern.test(number))?.[1] ?? 'unknown',
  last4: number.slice(-4),
  exp_month,
  exp_year,
});
