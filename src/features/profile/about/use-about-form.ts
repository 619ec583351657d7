import { LIMITS } from '#contracts/constants.ts';
import type { CustomField, Profile } from '#contracts/profile/profile.schema.ts';
import {
  asChosen,
  asText,
  asTicked,
  customFieldKind,
  emailFault,
  numberFault,
  storedChoice,
  type CustomFieldKind,
} from '#machines/profile/custom-fields.ts';
import { customFieldLabel, customFieldName, savedValue, type ProfileField } from '#machines/profile/profile-draft.ts';
import type { FieldRules, FieldValue } from '#ui/inputs/form/form-rules.ts';
import { REQUIRED } from '#ui/inputs/form/required.ts';
import { useForm, type FormFields, type UseForm } from '#ui/inputs/form/use-form.ts';
import type { ProfileDraftState } from '../draft/use-profile-draft.ts';

/** One of the organisation's own fields, as the form shows it (G-06). */
export interface ShownField {
  readonly custom: CustomField;
  readonly kind: CustomFieldKind;
  readonly name: ProfileField;
  readonly label: string;
}

/** The fields of an organisation that a person sees: those with `show_user`. */
export const shownFields = (customFields: readonly CustomField[], profile: Profile): readonly ShownField[] =>
  customFields
    .filter(({ show_user }) => show_user === true)
    .map((custom) => {
      const name = customFieldName(custom.key);
      return {
        custom,
        kind: customFieldKind(custom, savedValue(profile, name)),
        name,
        label: customFieldLabel(custom),
      };
    });

export type AboutValues = Record<string, FieldValue>;

/** What the server trims away is nothing. */
const notBlank = (value: FieldValue): string | undefined =>
  typeof value === 'string' && value.trim() === '' ? REQUIRED : undefined;

/** The rules of one of the organisation's own fields (G-06, K-06). What is only shown has none. */
const rulesOf = ({ custom, kind, label }: ShownField): FieldRules<FieldValue, AboutValues> => {
  const required = custom.required === true && kind !== 'unknown' && kind !== 'addresses';
  const rules = { initial: '', label, required };
  switch (kind) {
    case 'text':
    case 'textarea':
      return {
        ...rules,
        maxLength: LIMITS.organisationFieldCharacters,
        ...(required ? { check: notBlank } : {}),
      };
    case 'number':
      return {
        ...rules,
        maxLength: LIMITS.organisationFieldCharacters,
        check: (value) => numberFault(asText(value)),
      };
    case 'date':
    case 'boolean':
    case 'group':
    case 'groups':
    case 'addresses':
    case 'unknown':
      return rules;
  }
};

const NAME_RULES = {
  initial: '',
  required: true,
  maxLength: LIMITS.profileNameCharacters,
  check: notBlank,
} as const;

/** What the form shows of a value. */
const typedValue = ({ kind }: ShownField, value: unknown): FieldValue => {
  switch (kind) {
    case 'boolean':
      return asTicked(value);
    case 'groups':
      return asChosen(value);
    case 'group':
      return asChosen(value)[0] ?? '';
    case 'text':
    case 'textarea':
    case 'number':
    case 'date':
      return asText(value);
    case 'addresses':
    case 'unknown':
      return null;
  }
};

/** What the draft takes of what was typed or chosen. Ids stay what they are on the wire. */
const draftValue = ({ kind, custom }: ShownField, saved: unknown, typed: FieldValue): unknown => {
  if (kind === 'groups' && Array.isArray(typed))
    return typed.flatMap((id: string) => storedChoice(custom, saved, id) ?? []);
  if (kind === 'group' && typeof typed === 'string') return typed === '' ? null : storedChoice(custom, saved, typed);
  return typed;
};

const isOwnText = (name: string): name is 'first_name' | 'last_name' | 'email' =>
  ['first_name', 'last_name', 'email'].includes(name);

export interface AboutFormInput {
  readonly profile: Profile;
  readonly shown: readonly ShownField[];
  readonly draft: ProfileDraftState;
  readonly onSubmit: () => void;
}

export interface AboutForm extends UseForm<AboutValues> {
  /** The field shows again what the server has; what was said about it goes. */
  readonly putBack: (field: ProfileField) => void;
}

/** The form of About (G-05, G-06, K-06 to K-09): its values are the draft's. */
export const useAboutForm = ({ profile, shown, draft, onSubmit }: AboutFormInput): AboutForm => {
  const fields: FormFields<AboutValues> = {
    first_name: { ...NAME_RULES, label: 'First name' },
    last_name: { ...NAME_RULES, label: 'Last name' },
    email: {
      ...NAME_RULES,
      label: 'Email address',
      maxLength: LIMITS.profileEmailCharacters,
      check: (value) => notBlank(value) ?? emailFault(asText(value)),
    },
    ...Object.fromEntries(shown.map((field) => [field.name, rulesOf(field)])),
  };
  const byName = new Map<string, ShownField>(shown.map((field) => [field.name, field]));
  const values: AboutValues = {
    first_name: asText(draft.value('first_name')),
    last_name: asText(draft.value('last_name')),
    email: asText(draft.value('email')),
    ...Object.fromEntries(shown.map((field) => [field.name, typedValue(field, draft.value(field.name))])),
  };
  const form = useForm<AboutValues>(fields, onSubmit, {
    values,
    set: (name, value) => {
      const field = byName.get(name);
      if (field !== undefined) draft.set(field.name, draftValue(field, savedValue(profile, field.name), value));
      else if (isOwnText(name)) draft.set(name, value);
    },
  });
  return {
    ...form,
    putBack: (name) => {
      const field = byName.get(name);
      const saved = savedValue(profile, name);
      form.setValue(name, field === undefined ? asText(saved) : typedValue(field, saved));
      draft.putBack(name);
    },
  };
};
