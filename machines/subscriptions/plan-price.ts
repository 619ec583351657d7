import { addDays, dayOf } from '../days.ts';

/** How often something is paid; a server may leave out either part, or send a count that is none. */
export interface Interval {
  readonly interval?: string | null | undefined;
  readonly interval_count?: number | null | undefined;
}

/** A count that is missing, no whole number or less than one counts as one (0320). */
const countOf = ({ interval_count: count }: Interval): number =>
  count !== null && count !== undefined && Number.isInteger(count) && count > 1 ? count : 1;

/** T-04: `p/month`, or `every 3 months`; null where the server names no interval. */
export const intervalText = (plan: Interval | null | undefined): string | null => {
  const interval = plan?.interval?.trim() ?? '';
  if (plan === null || plan === undefined || interval === '') return null;
  const count = countOf(plan);
  return count === 1 ? `p/${interval}` : `every ${count} ${interval}s`;
};

const MONTHS: Readonly<Record<string, number>> = { month: 1, year: 12 };

/**
 * What a plan costs a month, in pence; null where that is its price anyway, or weeks and unknown intervals make no
 * months. Rounded; `isExact` says whether it was not.
 */
export const monthlyPence = (
  priceInPounds: number,
  plan: Interval | null | undefined,
): { readonly pence: number; readonly isExact: boolean } | null => {
  const months = (MONTHS[plan?.interval?.trim() ?? ''] ?? 0) * countOf(plan ?? {});
  if (months < 2) return null;
  const pence = Math.round(priceInPounds * 100);
  return { pence: Math.round(pence / months), isExact: pence % months === 0 };
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The same day some months later; the last one of its month where that has none. */
const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return `${first.getUTCFullYear()}-${twoDigits(first.getUTCMonth() + 1)}-${twoDigits(Math.min(date, last))}`;
};

/** When what is paid now (unix seconds) is due again, as a day in London; null for an interval that is unknown. */
export const nextPaymentDay = (nowUnix: number, plan: Interval | null | undefined): string | null => {
  const today = dayOf(nowUnix);
  const interval = plan?.interval?.trim() ?? '';
  const count = countOf(plan ?? {});
  if (interval === 'day') return addDays(today, count);
  if (interval === 'week') return addDays(today, 7 * count);
  const months = MONTHS[interval];
  return months === undefined ? null : addMonths(today, months * count);
};
