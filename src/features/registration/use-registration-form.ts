import { useState } from 'react';
import { LIMITS } from '#contracts/constants.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import type { RegistrationInfo } from '#contracts/registration/registration.schema.ts';
import { asText, emailFault, numberFault } from '#machines/profile/custom-fields.ts';
import { customFieldLabel, customFieldName } from '#machines/profile/profile-draft.ts';
import {
  askedFields,
  type AskedField,
  emptyValue,
  givenGroup,
  sentValue,
  toGo,
  type RegistrationDraft,
} from '#machines/registration/registration-form.ts';
import type { SentRegistration } from '#machines/registration/registration.setup.ts';
import { isEmpty, type FieldRules, type FieldValue } from '#ui/inputs/form/form-rules.ts';
import { REQUIRED } from '#ui/inputs/form/required.ts';
import { useForm, type FieldBinding, type FormFields, type UseForm } from '#ui/inputs/form/use-form.ts';
import type { HumanCheckState } from './human-check/human-check.ts';

type Values = Record<string, FieldValue>;

/** A field of the organisation with its names: in the form, and on the screen. */
export interface NamedField extends AskedField {
  readonly name: string;
  readonly label: string;
}

export interface RegistrationFormInput {
  readonly info: RegistrationInfo;
  readonly profile: Profile | null;
  /** `g` of the address. */
  readonly groupIntent: string | null;
  readonly draft: RegistrationDraft;
  readonly onDraft: (draft: RegistrationDraft) => void;
  readonly password: string;
  readonly onPassword: (password: string) => void;
  readonly onSubmit: (registration: SentRegistration) => void;
}

export interface RegistrationForm extends UseForm<Values> {
  readonly fields: readonly NamedField[];
  /** S-05: null where it is asked for. */
  readonly group: number | null;
  readonly human: HumanCheckState;
  readonly setHuman: (state: HumanCheckState) => void;
  /** A text field with its text. */
  readonly text: (name: string) => FieldBinding<string>;
  /** What is still to do, counted; undefined for nothing. */
  readonly missing: string | undefined;
  /** How a part of the form stands, by the names of its fields. */
  readonly standing: (...names: readonly string[]) => 'wrong' | 'done' | 'open';
}

const YOU = ['first_name', 'last_name', 'email'] as const;
const isOfDraft = (name: string): name is (typeof YOU)[number] => YOU.some((known) => known === name);

const notBlank = (value: FieldValue): string | undefined =>
  typeof value === 'string' && value.trim() === '' ? REQUIRED : undefined;

const rulesOfField = ({ kind, field, label }: NamedField): FieldRules<FieldValue, Values> => {
  const rules = { initial: emptyValue(kind), label, required: field.required === true };
  if (kind === 'text' || kind === 'textarea')
    return {
      ...rules,
      maxLength: LIMITS.organisationFieldCharacters,
      ...(rules.required ? { check: notBlank } : {}),
    };
  return kind === 'number' ? { ...rules, check: (value) => numberFault(asText(value)) } : rules;
};

const ofAStranger = (): FormFields<Values> => {
  const name = { initial: '', required: true, maxLength: LIMITS.registrationNameCharacters, check: notBlank } as const;
  return {
    first_name: { ...name, label: 'First name' },
    last_name: { ...name, label: 'Last name' },
    email: {
      ...name,
      label: 'Email address',
      maxLength: LIMITS.registrationEmailCharacters,
      check: (value) => notBlank(value) ?? emailFault(asText(value)),
    },
    password: { initial: '', required: true, label: 'Password', maxLength: LIMITS.registrationPasswordCharacters },
  };
};

/** The form of registration (S-03 to S-08): typed texts are the draft's, the rest stands on the page alone. */
export const useRegistrationForm = (input: RegistrationFormInput): RegistrationForm => {
  const { info, profile, groupIntent, draft, onDraft, password, onPassword, onSubmit } = input;
  const [terms, setTerms] = useState(false);
  const [human, setHuman] = useState<HumanCheckState>({ status: 'waiting' });
  const isStranger = profile === null;
  const group = givenGroup(info.groups, groupIntent);
  const fields: readonly NamedField[] = askedFields(info.fields).map((asked) => ({
    ...asked,
    name: customFieldName(asked.field.key),
    label: customFieldLabel(asked.field),
  }));
  const chosenGroup = info.groups.find(({ id }) => String(id) === draft.group)?.id ?? null;

  const rules: FormFields<Values> = {
    ...(isStranger ? ofAStranger() : {}),
    ...(group === null ? { group: { initial: '', required: true, label: 'Your group', wire: 'group_id' } } : {}),
    ...Object.fromEntries(fields.map((field) => [field.name, rulesOfField(field)])),
    human: { initial: false, required: true, label: 'Are you human', wire: 'recapture' },
    terms: { initial: false, required: true, label: 'Terms and Conditions', wire: 'terms_and_conditions' },
  };
  const values: Values = {
    ...(isStranger ? { first_name: draft.first_name, last_name: draft.last_name, email: draft.email, password } : {}),
    ...(group === null ? { group: chosenGroup === null ? '' : draft.group } : {}),
    ...Object.fromEntries(fields.map(({ name, field, kind }) => [name, draft.fields[field.key] ?? emptyValue(kind)])),
    human: human.status === 'passed',
    terms,
  };
  const set = (name: string, value: FieldValue): void => {
    const field = fields.find((one) => one.name === name);
    if (field !== undefined && value !== null && value !== undefined && typeof value !== 'number')
      onDraft({
        ...draft,
        fields: { ...draft.fields, [field.field.key]: typeof value === 'object' ? [...value] : value },
      });
    else if (isOfDraft(name)) onDraft({ ...draft, [name]: asText(value) });
    else if (name === 'group') onDraft({ ...draft, group: asText(value) });
    else if (name === 'password') onPassword(asText(value));
    else if (name === 'terms') setTerms(value === true);
  };

  const send = (): void => {
    const joined = group ?? chosenGroup;
    if (joined === null || human.status !== 'passed') return;
    onSubmit({
      ...(isStranger
        ? { first_name: draft.first_name.trim(), last_name: draft.last_name.trim(), email: draft.email.trim() }
        : {}),
      group_id: joined,
      recapture: human.token,
      terms_and_conditions: terms,
      fields: Object.fromEntries(
        fields.flatMap((asked) => {
          const sent = sentValue(asked, draft.fields[asked.field.key] ?? emptyValue(asked.kind));
          return sent === undefined ? [] : [[asked.field.key, sent] as const];
        }),
      ),
    });
  };
  const form = useForm<Values>(rules, send, { values, set });

  const isOpen = (name: string): boolean => rules[name]?.required === true && isEmpty(values[name]);
  const countOf = (names: readonly string[]): number => names.filter(isOpen).length;
  return {
    ...form,
    fields,
    group,
    human,
    setHuman,
    text: (name) => {
      const binding = form.field(name);
      return { ...binding, value: asText(binding.value) };
    },
    missing: toGo({
      fields: countOf(Object.keys(rules).filter((name) => !['group', 'human', 'terms'].includes(name))),
      group: isOpen('group'),
      ticks: countOf(['human', 'terms']),
    }),
    standing: (...names) => {
      if (names.some((name) => name in rules && form.field(name).error !== undefined)) return 'wrong';
      return names.some(isOpen) ? 'open' : 'done';
    },
  };
};
