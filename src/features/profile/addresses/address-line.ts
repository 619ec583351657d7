import type { HistoryEntry, HistorySum } from '#machines/profile/address-history.ts';
import { countedMonths, type AddressDates } from '#machines/profile/address-history.ts';
import { MONTHS_PER_YEAR, within, type MonthSpan } from '#machines/profile/months.ts';
import type { TimeLineBar, TimeLineProps } from '#ui/drawings/time-line/TimeLine.tsx';
import { formatMonth, formatMonthCount, formatShortYear } from '#ui/format/months.ts';
import { lineLabel } from './address-messages.ts';

/** At most so many ticks between the ends; a longer time has fewer. */
const TICKS_MAX = 12;

const ticksOf = ({ from, to }: MonthSpan): TimeLineProps['ticks'] => {
  const years = (to - from) / MONTHS_PER_YEAR;
  const step = Math.ceil(years / TICKS_MAX) * MONTHS_PER_YEAR;
  const between: { at: number; label: string }[] = [];
  for (let at = from + step; at < to; at += step) between.push({ at, label: formatShortYear(at) });
  return [{ at: from, label: formatMonth(from) }, ...between, { at: to, label: 'Now' }];
};

interface Dwelling {
  readonly span: MonthSpan;
  readonly name: string | undefined;
  readonly isNew: boolean;
}

/** Bars on two lanes: from now backwards each takes the lower one where nothing of it is taken. */
const barsOf = (dwellings: readonly Dwelling[]): readonly TimeLineBar[] => {
  const lower: MonthSpan[] = [];
  const bars = dwellings
    .toSorted((one, other) => other.span.to - one.span.to || other.span.from - one.span.from)
    .map(({ span, name, isNew }) => {
      const isUpper = lower.some((taken) => within(taken, span) !== undefined);
      if (!isUpper) lower.push(span);
      return { ...span, name, isNew, lane: isUpper ? ('upper' as const) : ('lower' as const) };
    });
  const upper = bars.filter(({ lane }) => lane === 'upper');
  return bars
    .map((bar) => {
      const above = bar.lane === 'lower' ? upper.find(({ from, to }) => from <= bar.from && to > bar.from) : undefined;
      if (above === undefined) return bar;
      return above.to >= bar.to ? { ...bar, name: undefined } : { ...bar, nameFrom: above.to };
    })
    .toReversed();
};

/** A past address is known by its town; where somebody lives now, by its street too. */
const nameOf = (entry: HistoryEntry, span: MonthSpan, now: number): string | undefined => {
  if (entry.kind === 'unknown') return undefined;
  const { thoroughfare, town_or_city: town } = entry.address;
  return span.to === now && (entry.address.to_year ?? null) === null ? `${thoroughfare}, ${town}` : town;
};

/**
 * The required time as a line, with what is open in the form (0308): hatched, and counted in `sum`. What was before is
 * cut off. Null without a condition.
 */
export const addressLine = (
  entries: readonly HistoryEntry[],
  sum: HistorySum,
  {
    now,
    typing,
  }: { readonly now: number; readonly typing: { readonly dates: AddressDates; readonly at: number } | null },
): TimeLineProps | null => {
  const { window, required } = sum;
  if (window === null || required === null) return null;
  const seen = (span: MonthSpan | undefined): MonthSpan | undefined =>
    span === undefined ? undefined : within(span, window);
  const dwellings = entries.flatMap((entry, at): readonly Dwelling[] => {
    const span = entry.kind === 'address' && at !== typing?.at ? seen(countedMonths(entry.address, now)) : undefined;
    return span === undefined ? [] : [{ span, name: nameOf(entry, span, now), isNew: false }];
  });
  const typed = typing === null ? undefined : seen(countedMonths(typing.dates, now));
  return {
    label: lineLabel(sum, typing !== null),
    start: window.from,
    end: window.to,
    bars: barsOf([...dwellings, ...(typed === undefined ? [] : [{ span: typed, name: undefined, isNew: true }])]),
    gaps: sum.gaps.map((gap) => ({ ...gap, length: formatMonthCount(gap.to - gap.from) })),
    overlaps: sum.overlaps,
    post: { at: window.from, isReached: sum.isMet },
    ticks: ticksOf(window),
  };
};
