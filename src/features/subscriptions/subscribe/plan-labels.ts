import type { PlanOffer } from '#contracts/subscriptions/subscription.schema.ts';
import { intervalText, monthlyPence, nextPaymentDay } from '#machines/subscriptions/plan-price.ts';
import { formatDate } from '#ui/format/dates.ts';
import { formatPence, formatPounds } from '#ui/format/money.ts';

/** T-04: `£54.00`. */
export const priceLabel = ({ price }: PlanOffer): string => formatPounds(price.value_inc_tax);

/** T-04: `every 3 months`; empty where the server names no interval. */
export const intervalLabel = ({ plan }: PlanOffer): string => intervalText(plan) ?? '';

/** `£18.00 a month`, where the price is that of several; null elsewhere. */
export const monthlyLabel = ({ price, plan }: PlanOffer): string | null => {
  const monthly = monthlyPence(price.value_inc_tax, plan);
  return monthly === null ? null : `${monthly.isExact ? '' : 'about '}${formatPence(monthly.pence)} a month`;
};

/** `£54.00 every 3 months`. */
export const priceAndInterval = (offer: PlanOffer): string =>
  [priceLabel(offer), intervalLabel(offer)].filter((text) => text !== '').join(' ');

/** What follows after the first payment: `Then £54.00 every 3 months, next on 2nd Jun '26. Tax is included.` */
export const followingLabel = (offer: PlanOffer, nowUnix: number): string => {
  const next = nextPaymentDay(nowUnix, offer.plan);
  const following =
    intervalLabel(offer) === ''
      ? ''
      : `Then ${priceAndInterval(offer)}${next === null ? '' : `, next on ${formatDate(next)}`}. `;
  return `${following}Tax is included.`;
};
