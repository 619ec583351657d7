import * as z from 'zod/mini';
import { Address, AddressId } from '#contracts/addresses/address.schema.ts';
import { LIMITS, SELECTABLE_YEARS } from '#contracts/constants.ts';
import type { CustomField } from '#contracts/profile/profile.schema.ts';
import { coveredMonths, durationAt, monthNumber, monthOf } from './address-history.ts';
import { countCharacters } from './characters.ts';
import { type FieldDecision, refusedField, spoken } from './field-decision.ts';

/** An address as it is stored. */
const StoredAddress = z.extend(Address, { id: AddressId });

const REQUIRED = ['thoroughfare', 'town_or_city', 'postcode'] as const;
const TEXTS = [...REQUIRED, 'building_name', 'building_number', 'county'] as const;

type Problem = readonly [part: string, message: string];
type Ends = 'from' | 'to';

/** A month of one end that is not complete, not of the calendar, too long ago or still to come; null where it is right. */
const monthProblem = (address: Address, end: Ends, now: number): Problem | null => {
  const [yearKey, monthKey] = [`${end}_year`, `${end}_month`] as const;
  const [year, month] = [address[yearKey] ?? null, address[monthKey] ?? null];
  if (year === null) return [yearKey, `The ${end} year field is required.`];
  if (month === null) return [monthKey, `The ${end} month field is required.`];
  if (!Number.isInteger(month) || month < 1 || month > 12)
    return [monthKey, `The ${end} month field must be between 1 and 12.`];
  const thisYear = Math.floor(now / 12);
  if (!Number.isInteger(year) || year < thisYear - SELECTABLE_YEARS || year > thisYear)
    return [yearKey, `The ${end} year field must be between ${thisYear - SELECTABLE_YEARS} and ${thisYear}.`];
  return monthNumber(year, month) > now ? [monthKey, `The ${end} month field must not be in the future.`] : null;
};

const hasAny = (address: Address, end: Ends): boolean =>
  typeof address[`${end}_year`] === 'number' || typeof address[`${end}_month`] === 'number';

/** G-25, G-27: what is wrong with the dates. They are demanded where the field has a condition. */
const dateProblems = (address: Address, isDemanded: boolean, now: number): readonly Problem[] => {
  const isDated = isDemanded || hasAny(address, 'from') || hasAny(address, 'to');
  if (!isDated) return [];
  const problems = [
    monthProblem(address, 'from', now),
    hasAny(address, 'to') ? monthProblem(address, 'to', now) : null,
  ].filter((problem) => problem !== null);
  if (problems.length > 0 || !hasAny(address, 'to')) return problems;
  const { from_year: fromYear, from_month: fromMonth, to_year: toYear, to_month: toMonth } = address;
  const isBackwards = monthNumber(toYear ?? 0, toMonth ?? 0) < monthNumber(fromYear ?? 0, fromMonth ?? 0);
  return isBackwards
    ? [[toYear === fromYear ? 'to_month' : 'to_year', 'The address must not end before it begins.']]
    : [];
};

/** G-24: what is missing or too long. */
const textProblems = (address: Address): readonly Problem[] => [
  ...REQUIRED.filter((part) => address[part].trim() === '').map((part): Problem => [
    part,
    `The ${spoken(part)} field is required.`,
  ]),
  ...TEXTS.filter((part) => countCharacters(address[part] ?? '') > LIMITS.organisationFieldCharacters).map(
    (part): Problem => [
      part,
      `The ${spoken(part)} field must not be greater than ${LIMITS.organisationFieldCharacters} characters.`,
    ],
  ),
];

/** What is missing of an address, or could not be read; each part once. */
const unreadable = (value: unknown): readonly Problem[] => {
  const issues = StoredAddress.safeParse(value, { reportInput: true }).error?.issues ?? [];
  return [...new Map(issues.map((issue) => [String(issue.path[0] ?? ''), issue.input ?? null])).entries()].map(
    ([part, input]) => [part, `The ${spoken(part)} field is ${input === null ? 'required' : 'invalid'}.`],
  );
};

/**
 * G-23 to G-29: the addresses of a field. Each is stored with how long it lasted until now (unix seconds). Errors stand
 * at the part that they are about, or at the field.
 */
export const decideAddresses = (field: CustomField, value: unknown, nowUnix: number): FieldDecision => {
  const at = `fields.${field.key}`;
  const name = spoken(field.key);
  if (!Array.isArray(value)) return refusedField(at, `The ${name} field must be an array.`);
  const errors = value.flatMap((entry: unknown, position) => {
    const address = StoredAddress.safeParse(entry).data;
    const problems =
      address === undefined
        ? unreadable(entry)
        : [...textProblems(address), ...dateProblems(address, (field.years ?? 0) > 0, monthOf(nowUnix))];
    return problems.map(([part, message]) => [`${at}.${position}${part === '' ? '' : `.${part}`}`, [message]] as const);
  });
  if (errors.length > 0) return { kind: 'refused', errors: Object.fromEntries(errors) };
  const addresses = value.map((entry: unknown) => StoredAddress.parse(entry));
  const { maximum, years, message } = field;
  if (typeof maximum === 'number' && addresses.length > maximum)
    return refusedField(at, `The ${name} field must not have more than ${maximum} items.`);
  if (typeof years === 'number' && coveredMonths(addresses, nowUnix) < years * 12)
    return refusedField(at, message ?? 'Conditions not met');
  return { kind: 'stored', value: addresses.map((address) => ({ ...address, ...durationAt(address, nowUnix) })) };
};
