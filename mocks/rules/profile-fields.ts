import { LIMITS } from '#contracts/constants.ts';
import type { CustomField } from '#contracts/profile/profile.schema.ts';
import { decideAddresses } from './address-field.ts';
import { countCharacters } from './characters.ts';
import { type FieldDecision, refusedField, spoken, storedField } from './field-decision.ts';
import { isDay } from './london-day.ts';

type Fields = Readonly<Record<string, unknown>>;
type Decide = (field: CustomField, value: unknown, nowUnix: number) => FieldDecision;

/** Whether a field has no value. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const refused = ({ key }: CustomField, message: string): FieldDecision => refusedField(`fields.${key}`, message);

/** A number that the client made of digits (K-10) is the text that was typed. */
const decideText: Decide = (field, value) => {
  if (typeof value !== 'string' && typeof value !== 'number')
    return refused(field, `The ${spoken(field.key)} field must be a string.`);
  const text = String(value);
  return countCharacters(text) > LIMITS.organisationFieldCharacters
    ? refused(
        field,
        `The ${spoken(field.key)} field must not be greater than ${LIMITS.organisationFieldCharacters} characters.`,
      )
    : storedField(text);
};

const decideNumber: Decide = (field, value) => {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number)
    ? storedField(number)
    : refused(field, `The ${spoken(field.key)} field must be a number.`);
};

const decideDate: Decide = (field, value) =>
  typeof value === 'string' && isDay(value)
    ? storedField(value)
    : refused(field, `The ${spoken(field.key)} field must be a valid date.`);

const decideBoolean: Decide = (field, value) =>
  typeof value === 'boolean'
    ? storedField(value)
    : refused(field, `The ${spoken(field.key)} field must be true or false.`);

const isOption = ({ options }: CustomField, id: unknown): boolean => (options ?? []).some((option) => option.id === id);

const decideGroup: Decide = (field, value) =>
  isOption(field, value) ? storedField(value) : refused(field, `The selected ${spoken(field.key)} is invalid.`);

const decideGroups: Decide = (field, value) =>
  Array.isArray(value) && value.every((id) => isOption(field, id))
    ? storedField([...new Set<unknown>(value)])
    : refused(field, `The selected ${spoken(field.key)} is invalid.`);

/** By type (0299). A type that is not here is never changed. */
const KINDS: Readonly<Partial<Record<string, Decide>>> = {
  text: decideText,
  textarea: decideText,
  number: decideNumber,
  date: decideDate,
  boolean: decideBoolean,
  group: decideGroup,
  groups: decideGroups,
  addresses: decideAddresses,
};

const isText = ({ type }: CustomField): boolean => type === 'text' || type === 'textarea';

/** Parts of an address that the day of its saving decides, not the person. */
const DERIVED = new Set(['duration_years', 'duration_months']);

/** One text for all values that mean the same: nulls, the order of keys and what is derived make no difference. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([key, inner]) => !DERIVED.has(key) && inner !== null && inner !== undefined)
            .toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );

/** Whether a field was left as it is. */
const isUnchanged = (field: CustomField, stored: unknown, sent: unknown): boolean => {
  if (isEmpty(stored) || isEmpty(sent)) return isEmpty(stored) && isEmpty(sent);
  return isText(field) ? String(stored) === String(sent) : canonical(stored) === canonical(sent);
};

const decideField = (field: CustomField, stored: unknown, sent: unknown, nowUnix: number): FieldDecision => {
  const decide = KINDS[field.type];
  // What was stored before its rule changed must not keep everything else from being saved.
  if (decide === undefined || isUnchanged(field, stored, sent)) return storedField(stored);
  if (!isEmpty(sent)) return decide(field, sent, nowUnix);
  return field.required === true
    ? refused(field, `The ${spoken(field.key)} field is required.`)
    : storedField(field.type === 'groups' || field.type === 'addresses' ? [] : null);
};

/** A person's fields after a change, or what is wrong with it by dotted field. */
export interface FieldsDecision {
  readonly fields: Fields;
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

/**
 * G-06, 0299: lays what was sent over what is stored, key by key. Only fields of the organisation that a person sees
 * are changed: everything else in the map stays, whatever was sent.
 */
export const decideFields = (
  shown: readonly CustomField[],
  stored: Fields,
  sent: Fields,
  nowUnix: number,
): FieldsDecision => {
  const changed: Record<string, unknown> = {};
  const errors: Record<string, readonly string[]> = {};
  for (const field of shown) {
    if (field.show_user !== true || !Object.hasOwn(sent, field.key)) continue;
    const decision = decideField(field, stored[field.key], sent[field.key], nowUnix);
    if (decision.kind === 'refused') Object.assign(errors, decision.errors);
    else if (decision.value !== undefined) changed[field.key] = decision.value;
  }
  return { fields: { ...stored, ...changed }, errors };
};
