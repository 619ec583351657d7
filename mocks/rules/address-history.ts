import type { Address } from '#contracts/addresses/address.schema.ts';
import { londonDay } from './london-day.ts';

/** The dates of an address; a missing `to` means that the person lives there now. */
type Dates = Pick<Address, 'from_year' | 'from_month' | 'to_year' | 'to_month'>;

/** A month of the calendar as a number that goes up by one each month. */
export const monthNumber = (year: number, month: number): number => year * 12 + month - 1;

/** The month of a moment (unix seconds) in London. */
export const monthOf = (nowUnix: number): number => {
  const [year = 0, month = 0] = londonDay(nowUnix).split('-').map(Number);
  return monthNumber(year, month);
};

/**
 * The whole months that somebody lived at an address: the first and the last both count, the month that is not over yet
 * never does (0301). An address without its beginning has none.
 */
const monthsAt = ({ from_year, from_month, to_year, to_month }: Dates, nowUnix: number): readonly number[] => {
  if (typeof from_year !== 'number' || typeof from_month !== 'number') return [];
  const first = monthNumber(from_year, from_month);
  const lastWhole = monthOf(nowUnix) - 1;
  const last =
    typeof to_year === 'number' && typeof to_month === 'number'
      ? Math.min(monthNumber(to_year, to_month), lastWhole)
      : lastWhole;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
};

/** G-28: the months that a history covers; one that two addresses share counts once. */
export const coveredMonths = (addresses: readonly Dates[], nowUnix: number): number =>
  new Set(addresses.flatMap((address) => monthsAt(address, nowUnix))).size;

/** G-26: how long somebody lived at an address, in years and months. */
export const durationAt = (
  address: Dates,
  nowUnix: number,
): { readonly duration_years: number; readonly duration_months: number } => {
  const months = monthsAt(address, nowUnix).length;
  return { duration_years: Math.floor(months / 12), duration_months: months % 12 };
};
