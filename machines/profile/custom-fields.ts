import type { CustomField } from '#contracts/profile/profile.schema.ts';

/**
 * How an organisation's own field is edited (G-06). `unknown`: its type is of a newer release, or its value does not
 * fit its type; then it is shown and never changed.
 */
export type CustomFieldKind =
  | 'text'
  | 'textarea'
  | 'number'
  | 'date'
  | 'boolean'
  | 'group'
  | 'groups'
  | 'addresses'
  | 'unknown';

type Chosen = string | number;

const isNothing = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === '';
const isChosen = (value: unknown): value is Chosen => typeof value === 'string' || typeof value === 'number';
const isDay = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
/** PHP writes a flag as a number or as its digit, too. */
const isFlag = (value: unknown): boolean => [true, false, 0, 1, '0', '1'].some((flag) => flag === value);

/** Which values each type has, besides none. */
const FITS: Readonly<Record<Exclude<CustomFieldKind, 'unknown'>, (value: unknown) => boolean>> = {
  text: isChosen,
  textarea: isChosen,
  number: isChosen,
  date: isDay,
  boolean: isFlag,
  group: isChosen,
  groups: (value) => Array.isArray(value) && value.every(isChosen),
  addresses: Array.isArray,
};
const isKnownType = (type: string): type is keyof typeof FITS => Object.hasOwn(FITS, type);

/** The kind of a field whose saved value is `saved`. */
export const customFieldKind = ({ type }: Pick<CustomField, 'type'>, saved: unknown): CustomFieldKind => {
  if (!isKnownType(type)) return 'unknown';
  return isNothing(saved) || FITS[type](saved) ? type : 'unknown';
};

/** What a text field shows of a value: K-10 makes numbers of digits. */
export const asText = (value: unknown): string => (isChosen(value) ? String(value) : '');

/** Whether a box is ticked. */
export const asTicked = (value: unknown): boolean => value === true || value === 1 || value === '1';

/** What is chosen of a list, as the ids of options are compared. */
export const asChosen = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => isChosen(one) && one !== '').map(String);

/** One choice of a `group` or `groups` field. */
export interface Choice {
  /** The id as text. */
  readonly value: string;
  /** Null: it was chosen once, and is not offered any more. */
  readonly name: string | null;
}

/** The choices of a field: those that are offered, and after them what is saved or chosen and gone. */
export const choicesOf = ({ options }: Pick<CustomField, 'options'>, ...values: readonly unknown[]): Choice[] => {
  const offered = (options ?? []).map(({ id, name }) => ({ value: String(id), name }));
  const gone = [...new Set(values.flatMap(asChosen))].filter((id) => !offered.some(({ value }) => value === id));
  return [...offered, ...gone.map((value) => ({ value, name: null }))];
};

/** A chosen id as it is stored: that of the option, or what was saved where the option is gone. */
export const storedChoice = (
  { options }: Pick<CustomField, 'options'>,
  saved: unknown,
  chosen: string,
): Chosen | undefined => {
  const all: readonly unknown[] = Array.isArray(saved) ? saved : [saved];
  return (
    (options ?? []).find(({ id }) => String(id) === chosen)?.id ??
    all.filter(isChosen).find((one) => String(one) === chosen)
  );
};

/** What is wrong with the text of a number; undefined for nothing. */
export const numberFault = (text: string): string | undefined =>
  /^-?\d+(\.\d+)?$/.test(text.trim()) ? undefined : 'Please enter a number, like 12 or 12.5.';

/** What is wrong with an address for mail; undefined for nothing. The server decides; this finds what cannot be one. */
export const emailFault = (text: string): string | undefined =>
  /^[^\s@]+@[^\s@]+$/.test(text.trim()) ? undefined : 'Please enter an email address, like name@example.com.';
