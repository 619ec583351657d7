import type { Address } from '#contracts/addresses/address.schema.ts';
import { LIMITS } from '#contracts/constants.ts';
import type { CustomField } from '#contracts/profile/profile.schema.ts';
import type { AddressFault, AddressForm, AddressFormField, FormEffect } from '#machines/profile/address-form.ts';
import { isAtMaximum, type HistoryEntry, type HistorySum } from '#machines/profile/address-history.ts';
import { lengthOf, monthNumber, totalMonths, type MonthSpan } from '#machines/profile/months.ts';
import {
  formatMonth,
  formatMonthCount,
  formatMonthSpan,
  spellCountFirst,
  spellMonthCount,
  spellMonthCountFirst,
} from '#ui/format/months.ts';
import { formatCount } from '#ui/format/counts.ts';
import { tooLongError } from '#ui/inputs/form/form-rules.ts';
import { REQUIRED } from '#ui/inputs/form/required.ts';
import type { MarkerShape } from '#ui/messages/marker/marker-shapes.tsx';

/** [V] G-29. */
export const MAXIMUM_REACHED =
  "You've reached the maximum number of addresses you can add. Please remove an address before adding a new one.";

/** [V] G-25, where the condition has no message of its own. */
const CONDITIONS_NOT_MET = 'Conditions not met';

/** What stands beside the sum while it is not reached (G-25). */
export const conditionsMessage = ({ message }: Pick<CustomField, 'message'>): string => {
  const own = (message ?? '').trim();
  return own === '' ? CONDITIONS_NOT_MET : own;
};

/** The names of the fields; those of dates stand in their group. */
export const FIELD_LABELS: Readonly<Record<AddressFormField, string>> = {
  building_name: 'Building',
  building_number: 'Number',
  thoroughfare: 'Street',
  town_or_city: 'Town or city',
  postcode: 'Postcode',
  county: 'County',
  from_month: 'First month',
  from_year: 'First year',
  to_month: 'Last month',
  to_year: 'Last year',
};

/** The sentence of a fault; `text` is what was typed. */
export const faultMessage = (fault: AddressFault, text: string): string =>
  ({
    missing: REQUIRED,
    tooLong: tooLongError(LIMITS.organisationFieldCharacters, text.length),
    notAMonth: 'Please choose a month',
    notAYear: 'Please choose a year of the last hundred',
    inTheFuture: 'This month has not begun yet',
    beforeFrom: 'This is before the first month',
  })[fault];

/** An address in one line: `Minster House, 1 Goodramgate, York YO1 7LS`. */
export const formatAddress = (address: Address): string =>
  [
    address.building_name ?? '',
    [address.building_number ?? '', address.thoroughfare].filter((part) => part !== '').join(' '),
    [address.town_or_city, address.postcode].filter((part) => part !== '').join(' '),
  ]
    .filter((part) => part !== '')
    .join(', ');

/** What is said of an entry that is not understood: the texts in it. */
export const describeUnknown = (value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const parts = typeof value === 'object' && value !== null ? Object.values(value) : [];
  const texts = parts.filter((part) => typeof part === 'string' && part !== '');
  return texts.length === 0 ? 'An address in a form that is not known here' : texts.join(', ');
};

const describeDate = (year: number | null | undefined, month: number | null | undefined): string => {
  if (typeof year !== 'number') return '';
  return typeof month === 'number' && month >= 1 && month <= 12 ? formatMonth(monthNumber(year, month)) : String(year);
};

/** The dates of an address as it has them, at `now`: `Jun '23 to now`. */
export const describeDates = (address: Address, now: number): string => {
  const [from, to] = [
    describeDate(address.from_year, address.from_month),
    describeDate(address.to_year, address.to_month),
  ];
  if (from === '') return to === '' ? 'No dates' : `Until ${to}`;
  if (from === to) return from;
  const isToCome = monthNumber(address.from_year ?? 0, address.from_month ?? 1) > now;
  if (to === '' && isToCome) return `From ${from}`;
  return `${from} to ${to === '' ? 'now' : to}`;
};

/** `2 months are missing`; without a condition that lacks them: `2 months without an address`. */
export const gapTitle = (gap: MonthSpan, { isMet }: Pick<HistorySum, 'isMet'>): string => {
  const [months, length] = [lengthOf(gap), formatMonthCount(lengthOf(gap))];
  if (isMet) return `${length} without an address`;
  return `${length} ${months === 1 || months === 12 ? 'is' : 'are'} missing`;
};

/** The months of a gap, and whether the required time begins with it. */
export const gapMonths = (gap: MonthSpan, { window, required }: HistorySum): string =>
  window !== null && required !== null && gap.from === window.from
    ? `${formatMonthSpan(gap)}, the beginning of the ${spellMonthCount(required)}`
    : formatMonthSpan(gap);

export const overlapMessage = (span: MonthSpan): string =>
  `${formatMonthSpan(span)} you lived in more than one place. That counts once, and is all right if it is true.`;

/** The sum in words, as marker, figures and what follows from them. */
export interface SumMessage {
  readonly shape: MarkerShape;
  readonly figures: string;
  readonly note: string;
}

const figuresOf = (months: number, required: number): string =>
  `${formatMonthCount(Math.min(months, required))} of ${formatMonthCount(required)}`;

const metNote = (sum: HistorySum, entries: readonly HistoryEntry[], field: CustomField): string => {
  const twice = totalMonths(sum.overlaps);
  if (isAtMaximum(entries, field))
    return `${spellCountFirst(entries.length, 'address', 'addresses')}, as many as can be added.`;
  if (twice > 0)
    return `${spellMonthCountFirst(twice)} ${twice === 1 || twice === 12 ? 'stands twice and counts' : 'stand twice and count'} once.`;
  return sum.gaps.length === 0 ? 'There is no gap.' : 'There is a gap, which need not be filled.';
};

/** G-25: the sum beside what it asks for; null without a condition. `effect` is that of an open form. */
export const sumMessage = (
  sum: HistorySum,
  entries: readonly HistoryEntry[],
  field: CustomField,
  effect: FormEffect | null,
): SumMessage | null => {
  if (sum.required === null) return null;
  const isTyping = effect?.kind === 'counts';
  const shown = isTyping ? effect.sum : sum;
  const figures = figuresOf(shown.months, sum.required);
  if (isTyping)
    return {
      shape: shown.isMet ? 'done' : 'expiring',
      figures: `${figures}, with this one`,
      note: shown.isMet ? '' : conditionsMessage(field),
    };
  if (entries.length === 0)
    return {
      shape: 'todo',
      figures: `Nothing of ${formatMonthCount(sum.required)} yet`,
      note: 'Begin with today, then go back in time.',
    };
  return sum.isMet
    ? { shape: 'done', figures, note: metNote(sum, entries, field) }
    : {
        shape: 'expiring',
        figures: sum.months === 0 ? `Nothing of ${formatMonthCount(sum.required)}` : figures,
        note: conditionsMessage(field),
      };
};

/** The time line in words. */
export const lineLabel = ({ months, required, gaps, overlaps }: HistorySum, isTyping: boolean): string => {
  if (required === null) return '';
  const covered = months === 0 ? 'Nothing is covered yet.' : `Covered: ${figuresOf(months, required)}.`;
  return [
    ...(isTyping ? ['With the address you are typing.'] : []),
    covered,
    ...(gaps.length === 0 ? [] : [`Missing: ${gaps.map(formatMonthSpan).join('; ')}.`]),
    ...(overlaps.length === 0 ? [] : [`Twice, counted once: ${overlaps.map(formatMonthSpan).join('; ')}.`]),
  ].join(' ');
};

/** What the open form does to the sum, under its fields. */
export const effectMessage = (effect: FormEffect): { readonly shape: MarkerShape; readonly text: string } | null => {
  if (effect.kind === 'incomplete') return { shape: 'todo', text: 'The dates are not complete' };
  if (effect.kind === 'faulty') return null;
  const { gained, fillsGap, sum } = effect;
  const missing = totalMonths(sum.gaps);
  const done = sum.isMet
    ? 'Nothing is missing then'
    : `${formatMonthCount(missing)} ${missing === 1 || missing === 12 ? 'is' : 'are'} still missing`;
  if (gained === 0) return { shape: 'todo', text: `Adds no month that is not covered already. ${done}` };
  return { shape: 'done', text: `${fillsGap ? 'Fills this gap' : `Adds ${formatMonthCount(gained)}`}. ${done}` };
};

/** The heading of an open form. */
export const formTitle = ({ purpose }: AddressForm, entries: readonly HistoryEntry[]): string => {
  if (purpose.kind === 'fill') return formatMonthSpan(purpose);
  if (purpose.kind === 'change') return 'Change an address';
  return entries.length === 0 ? 'Where do you live now?' : 'Add an address';
};

/** What the organisation asks for, under the page's heading. */
export const pageLead = (organisationName: string, { required }: HistorySum, hint: string | null | undefined): string =>
  [
    ...(required === null ? [] : [`${organisationName} asks for ${spellMonthCount(required)}.`]),
    ...(hint === null || hint === undefined || hint === '' ? [] : [hint]),
  ].join(' ');

/** How many addresses a search found, for a screen reader. */
export const foundMessage = (count: number): string =>
  count === 1 ? '1 address found' : `${formatCount(count)} addresses found`;
