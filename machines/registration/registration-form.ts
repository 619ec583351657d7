import * as z from 'zod/mini';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import type { RegistrationInfo, SignupField } from '#contracts/registration/registration.schema.ts';
import { asChosen, asText, asTicked } from '../profile/custom-fields.ts';

/** What can be typed or chosen in a field of the organisation. */
const StoredValue = z.union([z.string(), z.boolean(), z.array(z.string())]);
export type TypedValue = z.output<typeof StoredValue>;

/** What is stored of a form that was not sent: never a password, nor what has to be done again (0316). */
export const RegistrationDraft = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** The id of the chosen group as text; empty for none. */
  group: z.string(),
  fields: z.record(z.string(), StoredValue),
  /** Tells a repeated registration from a second one, also after a reload (0083). */
  key: z.string(),
});
export type RegistrationDraft = z.output<typeof RegistrationDraft>;

/** A form that nobody has touched. */
export const emptyDraft = (key: string): RegistrationDraft => ({
  first_name: '',
  last_name: '',
  email: '',
  group: '',
  fields: {},
  key,
});

/** Whether anybody would miss it. */
export const isTyped = ({ first_name, last_name, email, fields }: RegistrationDraft): boolean =>
  [first_name, last_name, email].some((text) => text.trim() !== '') ||
  Object.values(fields).some((value) => (typeof value === 'boolean' ? value : value.length > 0));

/** How a field is asked for (S-06). */
export type SignupKind = 'text' | 'textarea' | 'number' | 'date' | 'boolean' | 'group' | 'groups';

const KINDS: readonly SignupKind[] = ['text', 'textarea', 'number', 'date', 'boolean', 'group', 'groups'];

/** A field that is asked for, with how. */
export interface AskedField {
  readonly field: SignupField;
  readonly kind: SignupKind;
}

/**
 * The fields with `show_signup`, in their order. One of an unknown type is a text where it is required, because
 * nobody could register without it, and is left out where it is not (0313).
 */
export const askedFields = (fields: readonly SignupField[]): readonly AskedField[] =>
  fields.flatMap((field): readonly AskedField[] => {
    if (field.show_signup !== true) return [];
    const kind = KINDS.find((known) => known === field.type);
    if (kind !== undefined) return [{ field, kind }];
    return field.required === true ? [{ field, kind: 'text' }] : [];
  });

/** What a field holds before anybody typed. */
export const emptyValue = (kind: SignupKind): TypedValue => {
  if (kind === 'boolean') return false;
  return kind === 'groups' ? [] : '';
};

/** What is sent of a field; undefined where nothing was typed. Ids are those of the options. */
export const sentValue = ({ field, kind }: AskedField, typed: TypedValue): unknown => {
  const idOf = (chosen: string): number | undefined =>
    (field.options ?? []).find(({ id }) => String(id) === chosen)?.id;
  switch (kind) {
    case 'groups': {
      const ids = asChosen(typed).flatMap((chosen) => idOf(chosen) ?? []);
      return ids.length === 0 ? undefined : ids;
    }
    case 'group':
      return idOf(asText(typed));
    case 'boolean':
      return asTicked(typed);
    case 'text':
    case 'textarea':
    case 'number':
    case 'date': {
      const text = asText(typed).trim();
      return text === '' ? undefined : text;
    }
  }
};

/**
 * S-05: the group that need not be asked for: the only one, or the one of the address (`g`), where it is one of them.
 * Null: the choice is shown.
 */
export const givenGroup = (groups: RegistrationInfo['groups'], intent: string | null): number | null => {
  const [only] = groups;
  if (groups.length === 1 && only !== undefined) return only.id;
  return groups.find(({ id }) => String(id) === intent)?.id ?? null;
};

/** S-12: the organisation among somebody’s own: by its number or, where none is told, by its name. */
export const membershipIn = (
  { organisations }: Pick<Profile, 'organisations'>,
  { organisation_id, name }: Pick<RegistrationInfo, 'organisation_id' | 'name'>,
): Profile['organisations'][number] | undefined =>
  organisations.find((one) =>
    organisation_id === null || organisation_id === undefined
      ? one.name === name
      : one.organisation_id === organisation_id,
  );

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const counted = (count: number, one: string, more: string): string =>
  `${(NUMBERS[count] ?? String(count)).toLowerCase()} ${count === 1 ? one : more}`;

/** What is missing of a form. */
export interface Missing {
  readonly fields: number;
  readonly group: boolean;
  readonly ticks: number;
}

/** What is still to do, counted: "Five fields, a group and two ticks to go." Undefined for nothing. */
export const toGo = ({ fields, group, ticks }: Missing): string | undefined => {
  const parts = [
    ...(fields > 0 ? [counted(fields, 'field', 'fields')] : []),
    ...(group ? ['a group'] : []),
    ...(ticks > 0 ? [counted(ticks, 'tick', 'ticks')] : []),
  ];
  if (parts.length === 0) return undefined;
  const last = parts.at(-1) ?? '';
  const text = parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} to go.`;
};
