import { addDays, dayOf } from '../days.ts';

/** Days as a date field writes them, `2026-03-02`, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** One month, or the part of it within a range, in unix seconds, both included. */
export interface MonthOfRange {
  /** `2026-03`. */
  readonly month: string;
  readonly from: number;
  readonly to: number;
  /** It has not ended, or not begun: its points may still grow. */
  readonly isOpen: boolean;
  /** Nothing can have been given yet. */
  readonly isFuture: boolean;
}

const HOUR = 3600;
/** More bars than these cannot be told apart on a phone. */
const MOST_MONTHS = 24;

/** The first second of a day in London: an hour before Greenwich's midnight in summer. Unix seconds. */
const startOf = (day: string): number => {
  const midnight = Date.parse(`${day}T00:00:00Z`) / 1000;
  return dayOf(midnight - HOUR) === day ? midnight - HOUR : midnight;
};

/** The last second of a day in London. */
const endOf = (day: string): number => startOf(addDays(day, 1)) - 1;

/** E-11: the year of a moment, from its first day to its last. Unix seconds. */
export const yearOf = (nowUnix: number): DayRange => {
  const year = dayOf(nowUnix).slice(0, 4);
  return { from: `${year}-01-01`, to: `${year}-12-31` };
};

const monthAfter = (month: string): string => addDays(`${month}-28`, 4).slice(0, 7);

/** The month of a moment and the eleven before it, from the first day to the last. Unix seconds. */
export const twelveMonthsTo = (nowUnix: number): DayRange => {
  const month = dayOf(nowUnix).slice(0, 7);
  const lastYear = `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;
  return { from: `${monthAfter(lastYear)}-01`, to: addDays(`${monthAfter(month)}-01`, -1) };
};

/** E-11: what the call takes: unix seconds, the last day to its end. Null for what is no range. */
export const secondsOf = ({ from, to }: DayRange): { readonly date_from: number; readonly date_to: number } | null =>
  from === '' || to === '' || from > to ? null : { date_from: startOf(from), date_to: endOf(to) };

/**
 * The months of a range, the first and the last as far as they belong to it; null for what is no range or too long to
 * be drawn.
 */
export const monthsOf = ({ from, to }: DayRange, nowUnix: number): readonly MonthOfRange[] | null => {
  if (secondsOf({ from, to }) === null) return null;
  const months: MonthOfRange[] = [];
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = monthAfter(month)) {
    if (months.length === MOST_MONTHS) return null;
    const first = `${month}-01`;
    const last = addDays(`${monthAfter(month)}-01`, -1);
    const start = startOf(first < from ? from : first);
    const end = endOf(last > to ? to : last);
    months.push({ month, from: start, to: end, isOpen: end >= nowUnix, isFuture: start > nowUnix });
  }
  return months;
};
