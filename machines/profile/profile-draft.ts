import * as z from 'zod/mini';
import type { CustomField, Profile, ProfileChange } from '#contracts/profile/profile.schema.ts';

/** A field of a profile under its name on the wire, as a 422 names it: `last_name`, `fields.gdc_number`. */
export type ProfileField = 'first_name' | 'last_name' | 'email' | 'avatar_id' | `fields.${string}`;

/** One unsaved change; `label` names its field where the profile is not loaded. */
const StoredChange = z.object({ label: z.string(), value: z.unknown() });

/**
 * What a person changed in their profile and did not save, as the device stores it: one draft for each organisation,
 * because its own fields are a part. Only changes, not the values around them: what changed on the server meanwhile
 * stays as the server has it. Never a password.
 */
export const ProfileDraft = z.object({
  changes: z.record(z.string(), StoredChange),
  /** Forms that are open on pages of the profile, by field: what stands in them is no change yet (0309). */
  forms: z.optional(z.record(z.string(), StoredChange)),
});
export type ProfileDraft = z.output<typeof ProfileDraft>;

export const NO_CHANGES: ProfileDraft = { changes: {} };

/** An unsaved change beside what the server has. */
export interface ProfileFieldChange {
  readonly field: ProfileField;
  /** `Last name`. */
  readonly label: string;
  readonly was: unknown;
  readonly is: unknown;
}

const CUSTOM = 'fields.';
const OWN_LABELS = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email address',
  avatar_id: 'Picture',
} as const;

/** The name of an organisation's own field in the draft. */
export const customFieldName = (key: string): ProfileField => `${CUSTOM}${key}`;

const isOwnField = (name: string): name is keyof typeof OWN_LABELS => Object.hasOwn(OWN_LABELS, name);
const isCustomName = (name: string): name is `fields.${string}` => name.startsWith(CUSTOM);

/** A key as one says it: `gdc_number` is "Gdc number". */
const spokenKey = (key: string): string => {
  const text = key.replaceAll(/[_\-.]+/g, ' ').trim();
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};

/** The name of an organisation's own field on the screen; where it has none, its key is spoken. */
export const customFieldLabel = ({ key, label }: Pick<CustomField, 'key' | 'label'>): string => {
  const given = (label ?? '').trim();
  return given === '' ? spokenKey(key) : given;
};

/** The name of any field on the screen. */
export const profileFieldLabel = (field: ProfileField, customFields: readonly CustomField[]): string => {
  if (isOwnField(field)) return OWN_LABELS[field];
  const key = field.slice(CUSTOM.length);
  return customFieldLabel(customFields.find((custom) => custom.key === key) ?? { key });
};

/** What the server has in a field. Null where it has nothing. */
export const savedValue = (profile: Profile, field: ProfileField): unknown =>
  isOwnField(field) ? (profile[field] ?? null) : (profile.fields?.[field.slice(CUSTOM.length)] ?? null);

/**
 * A value as it is compared. Nothing, an empty text, an empty list and a box not ticked are the same, and so are a
 * number and its digits (K-10): a text field shows both alike. The order of what was chosen of a list means nothing.
 */
const comparable = (value: unknown): string => {
  if (value === null || value === undefined || value === false || value === '') return '';
  if (typeof value === 'number' || typeof value === 'string') return `=${value}`;
  if (!Array.isArray(value)) return JSON.stringify(value);
  if (value.length === 0) return '';
  return value.every((one) => typeof one === 'number' || typeof one === 'string')
    ? JSON.stringify(value.map(String).toSorted())
    : JSON.stringify(value);
};

/** Whether two values of a field say the same. */
export const isSameValue = (one: unknown, other: unknown): boolean => comparable(one) === comparable(other);

const ORDER: readonly string[] = Object.keys(OWN_LABELS);
const position = (field: ProfileField, customFields: readonly CustomField[]): number => {
  if (isOwnField(field)) return ORDER.indexOf(field);
  const index = customFields.findIndex(({ key }) => customFieldName(key) === field);
  return ORDER.length + (index === -1 ? customFields.length : index);
};

/**
 * The changes of a draft that the server does not have, in the order of the form. What it has meanwhile, saved from
 * elsewhere, is no change any more.
 */
export const changesOf = (
  draft: ProfileDraft,
  profile: Profile,
  customFields: readonly CustomField[],
): readonly ProfileFieldChange[] =>
  Object.entries(draft.changes)
    .flatMap(([field, { value }]) => {
      if (!isOwnField(field) && !isCustomName(field)) return [];
      const was = savedValue(profile, field);
      return isSameValue(was, value) ? [] : [{ field, label: profileFieldLabel(field, customFields), was, is: value }];
    })
    .toSorted((one, other) => position(one.field, customFields) - position(other.field, customFields));

/** What a field shows: the unsaved change, or what the server has. */
export const shownValue = (draft: ProfileDraft, profile: Profile, field: ProfileField): unknown =>
  Object.hasOwn(draft.changes, field) ? draft.changes[field]?.value : savedValue(profile, field);

/** The draft without the change of a field. */
export const withoutChange = (draft: ProfileDraft, field: ProfileField): ProfileDraft => {
  const { [field]: _, ...changes } = draft.changes;
  return { ...draft, changes };
};

/** The draft with what stands in the open form of a field; null closes it. */
export const withForm = (
  draft: ProfileDraft,
  field: ProfileField,
  form: { readonly label: string; readonly value: unknown } | null,
): ProfileDraft => {
  const { [field]: _, ...others } = draft.forms ?? {};
  return { ...draft, forms: form === null ? others : { ...others, [field]: form } };
};

/** Whether something was typed that is not saved. */
export const hasUnsaved = ({ changes, forms }: ProfileDraft): boolean =>
  Object.keys(changes).length > 0 || Object.keys(forms ?? {}).length > 0;

/** The names of the fields with something unsaved, each once. */
export const unsavedLabels = ({ changes, forms }: ProfileDraft): readonly string[] => [
  ...new Set([...Object.values(changes), ...Object.values(forms ?? {})].map(({ label }) => label)),
];

/** The draft with a new value in a field; none of it remains where the server has the same. */
export const withChange = (
  draft: ProfileDraft,
  profile: Profile,
  field: ProfileField,
  { label, value }: { readonly label: string; readonly value: unknown },
): ProfileDraft =>
  isSameValue(savedValue(profile, field), value)
    ? withoutChange(draft, field)
    : { ...draft, changes: { ...draft.changes, [field]: { label, value } } };

/** What remains of a draft once `sent` is saved: what was changed since, and nothing else. */
export const withoutSaved = (draft: ProfileDraft, sent: ProfileDraft): ProfileDraft => ({
  ...draft,
  changes: Object.fromEntries(
    Object.entries(draft.changes).filter(
      ([field, { value }]) =>
        !Object.hasOwn(sent.changes, field) || JSON.stringify(sent.changes[field]?.value) !== JSON.stringify(value),
    ),
  ),
});

/** What is sent of a field: typed text of the kinds of K-10 passes `toNumber`; everything else goes as it is. */
type ToNumber = (text: string) => string | number;

const NUMERIC_KINDS: readonly string[] = ['text', 'number'];

/**
 * The organisation's fields as they are sent: every value that the server has, known or not, with the changes over it
 * (0299). K-10 holds for what was typed into fields of the kinds `text` and `number`.
 */
export const sentFields = (
  changes: readonly ProfileFieldChange[],
  profile: Profile,
  customFields: readonly CustomField[],
  toNumber: ToNumber,
): Record<string, unknown> => ({
  ...profile.fields,
  ...Object.fromEntries(
    changes.flatMap(({ field, is }) => {
      if (!isCustomName(field)) return [];
      const key = field.slice(CUSTOM.length);
      const type = customFields.find((custom) => custom.key === key)?.type ?? '';
      return [[key, typeof is === 'string' && NUMERIC_KINDS.includes(type) ? toNumber(is) : is]];
    }),
  ),
});

/** A profile as it is sent with the changes over it (G-07). */
export const profileChange = (
  changes: readonly ProfileFieldChange[],
  profile: Profile,
  customFields: readonly CustomField[],
  toNumber: ToNumber,
): ProfileChange => {
  const valueOf = (field: ProfileField): unknown => {
    const change = changes.find((one) => one.field === field);
    return change === undefined ? savedValue(profile, field) : change.is;
  };
  const textOf = (field: ProfileField): string => {
    const value = valueOf(field);
    return typeof value === 'string' ? value : '';
  };
  const avatar = valueOf('avatar_id');
  return {
    first_name: textOf('first_name'),
    last_name: textOf('last_name'),
    email: textOf('email'),
    avatar_id: typeof avatar === 'number' ? avatar : null,
    fields: sentFields(changes, profile, customFields, toNumber),
  };
};

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** Whether the server has what was sent. It trims texts, and may have more fields than were sent (L24). */
export const isSaved = (profile: Profile, sent: ProfileChange): boolean =>
  isSameValue(profile.first_name, trimmed(sent.first_name)) &&
  isSameValue(profile.last_name, trimmed(sent.last_name)) &&
  isSameValue(profile.email, trimmed(sent.email)) &&
  isSameValue(profile.avatar_id, sent.avatar_id) &&
  Object.entries(sent.fields).every(([key, value]) => isSameValue(trimmed(profile.fields?.[key]), trimmed(value)));

/**
 * The profile once the server has answered a save. A reply need not have what `with` asked for: the memberships with
 * their fields stay until they are asked for again.
 */
export const afterSaving = (before: Profile, saved: Profile): Profile => ({
  ...before,
  ...saved,
  organisations: before.organisations,
});
