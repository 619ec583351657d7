import { capitalise, formatList } from './text.ts';
import { plural } from './counts.ts';

/** Months in a row: the first one, and the first one after the last. A month is 12 × year + 0 to 11. */
interface MonthSpan {
  readonly from: number;
  readonly to: number;
}

const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const yearOf = (month: number): number => Math.floor(month / 12);

/** The months of a year, for a list to choose from; 1 to 12. */
export const MONTH_CHOICES: readonly { readonly value: string; readonly label: string }[] = NAMES.map(
  (label, index) => ({ value: String(index + 1), label }),
);

/** `'23`, of a month. */
export const formatShortYear = (month: number): string => `'${String(yearOf(month) % 100).padStart(2, '0')}`;

/** `Jun '23`; the two are never broken apart. */
export const formatMonth = (month: number): string =>
  `${NAMES[month - 12 * yearOf(month)] ?? ''}\u00A0${formatShortYear(month)}`;

/** `Jun '23`, `Apr '23 and May '23`, `Mar '21 to Aug '21`. */
export const formatMonthSpan = ({ from, to }: MonthSpan): string => {
  const months = to - from;
  if (months <= 1) return formatMonth(from);
  return `${formatMonth(from)} ${months === 2 ? 'and' : 'to'} ${formatMonth(to - 1)}`;
};

/** A length in months: `2 years 9 months`, `1 year`, `8 months`; `Less than a month` for none. */
export const formatMonthCount = (months: number): string => {
  if (months <= 0) return 'Less than a month';
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [...(years > 0 ? [plural(years, 'year')] : []), ...(rest > 0 ? [plural(rest, 'month')] : [])].join(' ');
};

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

const spelled = (count: number, noun: string): string => `${SMALL[count] ?? count} ${noun}${count === 1 ? '' : 's'}`;

/** A length in a sentence: `five years`, `two years and six months`. */
export const spellMonthCount = (months: number): string => {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [...(years > 0 ? [spelled(years, 'year')] : []), ...(rest > 0 ? [spelled(rest, 'month')] : [])];
  return parts.length === 0 ? 'nothing' : formatList(parts);
};

/** The same at the beginning of a sentence. */
export const spellMonthCountFirst = (months: number): string => capitalise(spellMonthCount(months));

/** A count of things in a sentence: `Five addresses`. */
export const spellCountFirst = (count: number, one: string, many: string): string =>
  capitalise(`${SMALL[count] ?? count} ${count === 1 ? one : many}`);
