import * as z from 'zod/mini';
import type { Address } from '#contracts/addresses/address.schema.ts';
import { LIMITS, SELECTABLE_YEARS } from '#contracts/constants.ts';
import {
  requiredMonths,
  sumHistory,
  withDuration,
  type AddressConditions,
  type AddressDates,
  type HistoryEntry,
  type HistorySum,
} from './address-history.ts';
import { lengthOf, monthNumber, monthOfYear, within, yearOf, type MonthSpan } from './months.ts';

/** The parts of an address that are typed. */
export const ADDRESS_PARTS = [
  'building_name',
  'building_number',
  'thoroughfare',
  'town_or_city',
  'postcode',
  'county',
] as const;
export type AddressPart = (typeof ADDRESS_PARTS)[number];

/** The parts of its dates: chosen from lists, empty until then. */
export const DATE_PARTS = ['from_month', 'from_year', 'to_month', 'to_year'] as const;
export type DatePart = (typeof DATE_PARTS)[number];

/** In the order of the form. */
export const ADDRESS_FIELDS = [...ADDRESS_PARTS, ...DATE_PARTS] as const;
export type AddressFormField = (typeof ADDRESS_FIELDS)[number];

/** What an open form is for. Positions are those of the history when it was opened. */
const Purpose = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add') }),
  /** The months of a gap; `to` is the first month after it. */
  z.object({ kind: z.literal('fill'), from: z.number(), to: z.number() }),
  z.object({ kind: z.literal('change'), at: z.number(), id: z.string() }),
]);
export type AddressFormPurpose = Readonly<z.output<typeof Purpose>>;

const Parts = z.record(z.enum(ADDRESS_FIELDS), z.string());

/** The open form of an address, as it is typed and as the device stores it. */
export const AddressForm = z.object({
  purpose: Purpose,
  /** The look-up, or the fields. */
  step: z.enum(['lookup', 'fields']),
  /** What is looked up. */
  search: z.string(),
  /** The id of what stands in the fields; null for one that was typed and not added yet. */
  id: z.nullable(z.string()),
  parts: Parts,
});
export type AddressForm = Readonly<z.output<typeof AddressForm>>;

const asText = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

const EMPTY_PARTS: AddressForm['parts'] = {
  building_name: '',
  building_number: '',
  thoroughfare: '',
  town_or_city: '',
  postcode: '',
  county: '',
  from_month: '',
  from_year: '',
  to_month: '',
  to_year: '',
};

/** The form for an address that is added, with nothing in it. */
export const newAddressForm = (): AddressForm => ({
  purpose: { kind: 'add' },
  step: 'lookup',
  search: '',
  id: null,
  parts: EMPTY_PARTS,
});

/** The form for a gap, with its months. A gap that reaches `now` has no end. */
export const gapForm = ({ from, to }: MonthSpan, now: number): AddressForm => ({
  ...newAddressForm(),
  purpose: { kind: 'fill', from, to },
  parts: {
    ...EMPTY_PARTS,
    from_month: String(monthOfYear(from)),
    from_year: String(yearOf(from)),
    ...(to >= now ? {} : { to_month: String(monthOfYear(to - 1)), to_year: String(yearOf(to - 1)) }),
  },
});

const addressParts = (address: Address): Pick<AddressForm['parts'], AddressPart> => ({
  building_name: asText(address.building_name),
  building_number: asText(address.building_number),
  thoroughfare: address.thoroughfare,
  town_or_city: address.town_or_city,
  postcode: address.postcode,
  county: asText(address.county),
});

/** The form for an address of the history. */
export const changeForm = (address: Address, at: number): AddressForm => ({
  purpose: { kind: 'change', at, id: address.id },
  step: 'fields',
  search: '',
  id: address.id,
  parts: {
    ...addressParts(address),
    from_month: asText(address.from_month),
    from_year: asText(address.from_year),
    to_month: asText(address.to_month),
    to_year: asText(address.to_year),
  },
});

/** The form with an address of the look-up in its fields; the dates stay as they are. */
export const withFoundAddress = (form: AddressForm, address: Address): AddressForm => ({
  ...form,
  step: 'fields',
  id: address.id,
  parts: { ...form.parts, ...addressParts(address) },
});

/** Whether nothing was typed or chosen since the form was opened. */
export const isUntouched = (form: AddressForm, entries: readonly HistoryEntry[], now: number): boolean => {
  const { purpose } = form;
  const entry = purpose.kind === 'change' ? entries[purpose.at] : undefined;
  const opened =
    purpose.kind === 'fill'
      ? gapForm(purpose, now)
      : entry?.kind === 'address'
        ? changeForm(entry.address, purpose.kind === 'change' ? purpose.at : 0)
        : newAddressForm();
  return form.search === opened.search && ADDRESS_FIELDS.every((field) => form.parts[field] === opened.parts[field]);
};

/** What is wrong with a field. */
export type AddressFault = 'missing' | 'tooLong' | 'notAMonth' | 'notAYear' | 'inTheFuture' | 'beforeFrom';
export type AddressFaults = Readonly<Partial<Record<AddressFormField, AddressFault>>>;

/** G-24: an address without one of these is none. */
const REQUIRED_PARTS: readonly AddressPart[] = ['thoroughfare', 'town_or_city', 'postcode'];

/** G-27: the years that can be chosen, the newest first. */
export const selectableYears = (now: number): readonly number[] =>
  Array.from({ length: SELECTABLE_YEARS + 1 }, (_, back) => yearOf(now) - back);

const partFault = (part: AddressPart, text: string): AddressFault | undefined => {
  if (text.trim() === '') return REQUIRED_PARTS.includes(part) ? 'missing' : undefined;
  return text.length > LIMITS.organisationFieldCharacters ? 'tooLong' : undefined;
};

type DateEnd = 'from' | 'to';

const monthFault = (text: string): AddressFault | undefined =>
  /^([1-9]|1[0-2])$/.test(text) ? undefined : 'notAMonth';

const yearFault = (text: string, now: number): AddressFault | undefined => {
  if (!/^\d{4}$/.test(text) || Number(text) < yearOf(now) - SELECTABLE_YEARS) return 'notAYear';
  return Number(text) > yearOf(now) ? 'inTheFuture' : undefined;
};

/** A date that is required is complete: it is also where a part of it stands. */
const dateFaults = (
  parts: AddressForm['parts'],
  end: DateEnd,
  { isRequired: isDateRequired, now }: { readonly isRequired: boolean; readonly now: number },
): AddressFaults => {
  const [month, year] = [parts[`${end}_month`], parts[`${end}_year`]];
  if (!isDateRequired) return {};
  const faults = {
    [`${end}_month`]: month === '' ? 'missing' : monthFault(month),
    [`${end}_year`]: year === '' ? 'missing' : yearFault(year, now),
  } as const;
  const found = Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
  if (Object.keys(found).length > 0) return found;
  return monthNumber(Number(year), Number(month)) > now ? { [`${end}_month`]: 'inTheFuture' } : {};
};

const typedMonth = (parts: AddressForm['parts'], end: DateEnd): number | null =>
  parts[`${end}_year`] === '' ? null : monthNumber(Number(parts[`${end}_year`]), Number(parts[`${end}_month`]));

const hasEnd = ({ to_month: month, to_year: year }: AddressForm['parts']): boolean => month !== '' || year !== '';

/** G-24, G-25: whether a field must be filled, by what stands in the others. */
export const isRequired = (
  field: AddressFormField,
  parts: AddressForm['parts'],
  conditions: AddressConditions,
): boolean => {
  if (field === 'from_month' || field === 'from_year')
    return requiredMonths(conditions) !== null || hasEnd(parts) || parts.from_month !== '' || parts.from_year !== '';
  if (field === 'to_month' || field === 'to_year') return hasEnd(parts);
  return REQUIRED_PARTS.includes(field);
};

/**
 * What stands in the way of adding the address at `now`, the number of the running month (G-24, G-25, G-27): the
 * beginning is required where years are asked for, an end is complete or left out and not before the beginning, and
 * nothing lies in the future.
 */
export const addressFaults = (
  { parts }: Pick<AddressForm, 'parts'>,
  conditions: AddressConditions,
  now: number,
): AddressFaults => {
  const texts = ADDRESS_PARTS.flatMap((part) => {
    const fault = partFault(part, parts[part]);
    return fault === undefined ? [] : [[part, fault] as const];
  });
  const from = dateFaults(parts, 'from', { isRequired: isRequired('from_month', parts, conditions), now });
  const to = dateFaults(parts, 'to', { isRequired: isRequired('to_month', parts, conditions), now });
  const datesAreSound = Object.keys(from).length === 0 && Object.keys(to).length === 0;
  const [begins, ends] = [typedMonth(parts, 'from'), typedMonth(parts, 'to')];
  const order: AddressFaults =
    datesAreSound && begins !== null && ends !== null && ends < begins ? { to_month: 'beforeFrom' } : {};
  return { ...Object.fromEntries(texts), ...from, ...to, ...order };
};

const asNumber = (text: string): number | null => (text === '' ? null : Number(text));
const asOptional = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The dates of a form whose dates have no fault. */
export const datesOf = ({ parts }: Pick<AddressForm, 'parts'>): AddressDates => ({
  from_year: asNumber(parts.from_year),
  from_month: asNumber(parts.from_month),
  to_year: asNumber(parts.to_year),
  to_month: asNumber(parts.to_month),
});

/** Where the address of the form stands in the history; -1 where it is added. It may have moved in another tab. */
export const positionOf = (entries: readonly HistoryEntry[], purpose: AddressFormPurpose): number => {
  if (purpose.kind !== 'change') return -1;
  const isIt = (entry: HistoryEntry | undefined): boolean =>
    entry?.kind === 'address' && entry.address.id === purpose.id;
  return isIt(entries[purpose.at]) ? purpose.at : entries.findIndex(isIt);
};

/**
 * The history with the address of the form, which has no fault, added or changed. `newId` is for one that was typed
 * (G-23). Keys of a changed address that the form does not know stay.
 */
export const withFormAddress = (
  entries: readonly HistoryEntry[],
  form: AddressForm,
  { now, newId }: { readonly now: number; readonly newId: string },
): readonly HistoryEntry[] => {
  const at = positionOf(entries, form.purpose);
  const before = entries[at];
  const { parts } = form;
  const address: Address = withDuration(
    {
      ...(before?.kind === 'address' ? before.address : {}),
      id: form.id ?? newId,
      building_name: asOptional(parts.building_name),
      building_number: asOptional(parts.building_number),
      thoroughfare: parts.thoroughfare.trim(),
      town_or_city: parts.town_or_city.trim(),
      county: asOptional(parts.county),
      postcode: parts.postcode.trim(),
      ...datesOf(form),
    },
    now,
  );
  const entry: HistoryEntry = { kind: 'address', address };
  return at === -1 ? [...entries, entry] : entries.with(at, entry);
};

/** What the dates of an open form do to the history. */
export type FormEffect =
  /** Some of the dates are missing. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'faulty' }
  | {
      readonly kind: 'counts';
      /** Months of the condition that are covered with it and not without it. */
      readonly gained: number;
      readonly fillsGap: boolean;
      readonly sum: HistorySum;
    };

const DATES: readonly string[] = DATE_PARTS;

/** What adding the address would change, while it is typed: only its dates count. Null without a condition. */
export const formEffect = (
  entries: readonly HistoryEntry[],
  form: AddressForm,
  conditions: AddressConditions,
  now: number,
): FormEffect | null => {
  if (requiredMonths(conditions) === null) return null;
  const faults = Object.entries(addressFaults(form, conditions, now)).flatMap(([field, fault]) =>
    DATES.includes(field) ? [fault] : [],
  );
  if (faults.length > 0) return { kind: faults.every((fault) => fault === 'missing') ? 'incomplete' : 'faulty' };
  const at = positionOf(entries, form.purpose);
  const without = sumHistory(at === -1 ? entries : entries.toSpliced(at, 1), conditions, now);
  const sum = sumHistory(withFormAddress(entries, form, { now, newId: 'manual_new' }), conditions, now);
  const gap = form.purpose.kind === 'fill' ? form.purpose : null;
  return {
    kind: 'counts',
    gained: sum.months - without.months,
    fillsGap: gap !== null && lengthOf(gap) > 0 && !sum.gaps.some((left) => within(left, gap) !== undefined),
    sum,
  };
};

/** The open form as the device stored it; null for none, and for one that is not understood. */
export const readAddressForm = (stored: unknown): AddressForm | null => {
  const parsed = AddressForm.safeParse(stored);
  return parsed.success ? parsed.data : null;
};
