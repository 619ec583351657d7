import {
  ADDRESS_FIELDS,
  addressFaults,
  isRequired,
  type AddressForm,
  type AddressFormField,
} from '#machines/profile/address-form.ts';
import type { AddressConditions } from '#machines/profile/address-history.ts';
import type { FieldRules } from '#ui/inputs/form/form-rules.ts';
import { useFirstWrong } from '#ui/inputs/form/use-first-wrong.ts';
import { useForm, type FormFields, type UseForm } from '#ui/inputs/form/use-form.ts';
import { FIELD_LABELS, faultMessage } from './address-messages.ts';

type Parts = Record<AddressFormField, string>;

/** The rules of `machines/profile/address-form.ts` as those of a form (G-24, G-25, G-27). */
const fieldsOf = (conditions: AddressConditions, now: number): FormFields<Parts> => {
  const rulesOf = (field: AddressFormField): FieldRules<string, Parts> => ({
    initial: '',
    label: FIELD_LABELS[field],
    required: (parts) => isRequired(field, parts, conditions),
    check: (text, parts) => {
      const fault = addressFaults({ parts }, conditions, now)[field];
      return fault === undefined ? undefined : faultMessage(fault, text);
    },
  });
  return {
    building_name: rulesOf('building_name'),
    building_number: rulesOf('building_number'),
    thoroughfare: rulesOf('thoroughfare'),
    town_or_city: rulesOf('town_or_city'),
    postcode: rulesOf('postcode'),
    county: rulesOf('county'),
    from_month: rulesOf('from_month'),
    from_year: rulesOf('from_year'),
    to_month: rulesOf('to_month'),
    to_year: rulesOf('to_year'),
  };
};

export interface AddressFormOptions {
  readonly form: AddressForm;
  readonly conditions: AddressConditions;
  readonly now: number;
  readonly onChange: (form: AddressForm) => void;
  /** Nothing is wrong with the address. */
  readonly onDone: () => void;
}

/** The fields of an open form, whose values the page stores. */
export const useAddressForm = ({ form, conditions, now, onChange, onDone }: AddressFormOptions): UseForm<Parts> => {
  const fields = useForm<Parts>(fieldsOf(conditions, now), onDone, {
    values: form.parts,
    set: (name, value) => onChange({ ...form, parts: { ...form.parts, [name]: value } }),
  });
  useFirstWrong(fields);
  return fields;
};

/** The first required field that is empty; undefined where none is. */
export const firstEmpty = (parts: Parts, conditions: AddressConditions): AddressFormField | undefined =>
  ADDRESS_FIELDS.find((field) => parts[field] === '' && isRequired(field, parts, conditions));
