import { Address } from '#contracts/addresses/address.schema.ts';
import type { CustomField } from '#contracts/profile/profile.schema.ts';
import {
  coveredMonths,
  missingMonths,
  monthNumber,
  MONTHS_PER_YEAR,
  totalMonths,
  within,
  type MonthSpan,
} from './months.ts';

/** One line of a stored history. What is not understood stays as it came, so that saving loses nothing. */
export type HistoryEntry =
  | { readonly kind: 'address'; readonly address: Address }
  | { readonly kind: 'unknown'; readonly value: unknown };

/** The condition of a field of type `addresses` (G-25, G-29). */
export type AddressConditions = Pick<CustomField, 'years' | 'maximum'>;

const entryOf = (value: unknown): HistoryEntry => {
  const parsed = Address.safeParse(value);
  return parsed.success ? { kind: 'address', address: parsed.data } : { kind: 'unknown', value };
};

/** Reads what a field of type `addresses` has: a list, nothing, or something else, which is one unknown entry. */
export const readHistory = (value: unknown): readonly HistoryEntry[] => {
  if (value === null || value === undefined || value === '') return [];
  // PHP writes an empty map as a list, and a list with holes as a map.
  return Array.isArray(value) ? value.map(entryOf) : [entryOf(value)];
};

/** The history as the field stores it. */
export const writeHistory = (entries: readonly HistoryEntry[]): readonly unknown[] =>
  entries.map((entry) => (entry.kind === 'address' ? entry.address : entry.value));

const isMonth = (month: number): boolean => Number.isInteger(month) && month >= 1 && month <= MONTHS_PER_YEAR;

/** The month of a date, null where it is left out, undefined where it is incomplete or no month. */
const dateMonth = (year: number | null | undefined, month: number | null | undefined): number | null | undefined => {
  if ((year ?? null) === null && (month ?? null) === null) return null;
  if (typeof year !== 'number' || typeof month !== 'number') return undefined;
  return Number.isInteger(year) && isMonth(month) ? monthNumber(year, month) : undefined;
};

/** The dates of an address: both months count. */
export type AddressDates = Pick<Address, 'from_year' | 'from_month' | 'to_year' | 'to_month'>;

/**
 * The months of an address that count at `now` (the number of the running month), G-26: whole months, so the running
 * one does not. Both months that are named count; without an end it goes on until now. Undefined where nothing counts:
 * no dates, incomplete ones, an end before the beginning, or a beginning that is not over.
 */
export const countedMonths = (dates: AddressDates, now: number): MonthSpan | undefined => {
  const from = dateMonth(dates.from_year, dates.from_month);
  const last = dateMonth(dates.to_year, dates.to_month);
  if (from === null || from === undefined || last === undefined) return undefined;
  const to = last === null ? now : last + 1;
  return within({ from, to }, { from, to: now });
};

const spansOf = (entries: readonly HistoryEntry[], now: number): readonly MonthSpan[] =>
  entries.flatMap((entry) => {
    const span = entry.kind === 'address' ? countedMonths(entry.address, now) : undefined;
    return span === undefined ? [] : [span];
  });

/** What a history amounts to. Spans are in order of time. */
export interface HistorySum {
  /** All months that count, each once (G-28). */
  readonly months: number;
  /** Months that the history must have; null without a condition. */
  readonly required: number | null;
  /** G-25: whether the sum reaches what is required. */
  readonly isMet: boolean;
  /** The required time before now; null without a condition. */
  readonly window: MonthSpan | null;
  /** Months of the required time that no address has. None without a condition. */
  readonly gaps: readonly MonthSpan[];
  /** Months that more than one address has: within the required time, or all without a condition. */
  readonly overlaps: readonly MonthSpan[];
}

/** Months that a condition asks for; null where it asks for none. */
export const requiredMonths = ({ years }: AddressConditions): number | null =>
  typeof years === 'number' && years > 0 ? Math.ceil(years * MONTHS_PER_YEAR) : null;

/** Adds up a history at `now`, the number of the running month (G-25, G-26, G-28). */
export const sumHistory = (
  entries: readonly HistoryEntry[],
  conditions: AddressConditions,
  now: number,
): HistorySum => {
  const spans = spansOf(entries, now);
  const required = requiredMonths(conditions);
  const months = totalMonths(coveredMonths(spans));
  const window = required === null ? null : { from: now - required, to: now };
  const overlaps = coveredMonths(spans, 2);
  return {
    months,
    required,
    isMet: required === null || months >= required,
    window,
    gaps: window === null ? [] : missingMonths(spans, window),
    overlaps:
      window === null
        ? overlaps
        : overlaps.flatMap((span) => {
            const part = within(span, window);
            return part === undefined ? [] : [part];
          }),
  };
};

/** G-29: whether no further address can be added. */
export const isAtMaximum = (entries: readonly HistoryEntry[], { maximum }: AddressConditions): boolean =>
  typeof maximum === 'number' && entries.length >= maximum;

/** An address with the years and months that it counts at `now`, as ES-15 has them (G-26). */
export const withDuration = (address: Address, now: number): Address => {
  const span = countedMonths(address, now);
  const months = span === undefined ? 0 : span.to - span.from;
  return {
    ...address,
    duration_years: Math.floor(months / MONTHS_PER_YEAR),
    duration_months: months % MONTHS_PER_YEAR,
  };
};

/** A stop of the list: an address under its position in the history, or months that are missing. */
export type HistoryStop =
  | { readonly kind: 'entry'; readonly at: number; readonly entry: HistoryEntry; readonly span: MonthSpan | undefined }
  | { readonly kind: 'gap'; readonly span: MonthSpan };

const endOf = (stop: HistoryStop): number => stop.span?.to ?? Number.NEGATIVE_INFINITY;
const startOf = (stop: HistoryStop): number => stop.span?.from ?? Number.NEGATIVE_INFINITY;

/**
 * The history from now backwards: addresses by their end and then by their beginning, gaps between them; what counts
 * nothing comes last, in the order in which it was added.
 */
export const historyStops = (
  entries: readonly HistoryEntry[],
  { gaps }: Pick<HistorySum, 'gaps'>,
  now: number,
): readonly HistoryStop[] => {
  const stops: readonly HistoryStop[] = [
    ...entries.map((entry, at) => ({
      kind: 'entry' as const,
      at,
      entry,
      span: entry.kind === 'address' ? countedMonths(entry.address, now) : undefined,
    })),
    ...gaps.map((span) => ({ kind: 'gap' as const, span })),
  ];
  return stops.toSorted((one, other) => {
    const [ends, starts] = [endOf(other) - endOf(one), startOf(other) - startOf(one)];
    return (Number.isNaN(ends) ? 0 : ends) || (Number.isNaN(starts) ? 0 : starts);
  });
};
