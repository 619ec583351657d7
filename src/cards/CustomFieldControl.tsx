import type { ReactNode } from 'react';
import { LIMITS } from '#contracts/constants.ts';
import { asChosen, asText, asTicked, type CustomFieldKind } from '#machines/profile/custom-fields.ts';
import { Checkbox } from '#ui/inputs/field/Checkbox.tsx';
import { ChoiceList } from '#ui/inputs/field/ChoiceList.tsx';
import { DateField } from '#ui/inputs/field/DateField.tsx';
import { SelectField } from '#ui/inputs/field/SelectField.tsx';
import { TextArea } from '#ui/inputs/field/TextArea.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import type { FieldValue } from '#ui/inputs/form/form-rules.ts';
import type { FieldBinding } from '#ui/inputs/form/use-form.ts';

export interface CustomFieldControlProps {
  readonly kind: Exclude<CustomFieldKind, 'addresses' | 'unknown'>;
  readonly label: string;
  readonly hint: string | null | undefined;
  readonly binding: FieldBinding<FieldValue>;
  /** What can be chosen of a `group` or `groups` field. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

const optionalLabel = (label: string): ReactNode => (
  <>
    {label} <span className="opt">optional</span>
  </>
);

/** An organisation's own field by its kind (G-06, S-06). Addresses have pages of their own. */
export function CustomFieldControl({ kind, label, hint, binding, options }: CustomFieldControlProps) {
  const { value, onChange, required, id, error, onBlur, name } = binding;
  const common = {
    label: required ? label : optionalLabel(label),
    hint: hint ?? undefined,
    required,
    id,
    error,
    onBlur,
    name,
  };
  switch (kind) {
    case 'textarea':
      return (
        <TextArea {...common} value={asText(value)} onChange={onChange} limit={LIMITS.organisationFieldCharacters} />
      );
    case 'text':
      return <TextField {...common} value={asText(value)} onChange={onChange} />;
    case 'number':
      return <TextField {...common} inputMode="decimal" value={asText(value)} onChange={onChange} />;
    case 'date': {
      const { onBlur: _left, name: _name, ...day } = common;
      return <DateField {...day} value={asText(value)} onChange={onChange} />;
    }
    case 'boolean':
      return <Checkbox {...common} checked={asTicked(value)} onChange={onChange} />;
    case 'group':
      return (
        <SelectField {...common} value={asText(value)} onChange={onChange} placeholder="Choose one" options={options} />
      );
    case 'groups': {
      const { label: legend, ...list } = common;
      return (
        <ChoiceList {...list} legend={legend} multiple value={asChosen(value)} onChange={onChange} options={options} />
      );
    }
  }
}
