import { formatPoints } from '#ui/format/counts.ts';

const name = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** `Mar` or `March` of `2026-03`. */
export const monthName = (month: string, length: 'short' | 'long'): string => {
  const long = name.format(new Date(`${month}-01T00:00:00Z`));
  return length === 'long' ? long : long.slice(0, 3);
};

/** What the drawing shows, in a sentence: 'Points per month. Most in February 2026, 135 points.' */
export const monthsCaption = (months: readonly { readonly month: string; readonly points: number }[]): string => {
  const [most] = months.toSorted((one, other) => other.points - one.points);
  if (most === undefined || most.points === 0) return 'Points per month. There are none.';
  return `Points per month. Most in ${monthName(most.month, 'long')} ${most.month.slice(0, 4)}, ${formatPoints(most.points)}.`;
};
