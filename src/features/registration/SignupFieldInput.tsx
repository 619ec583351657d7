import { LIMITS } from '#contracts/constants.ts';
import { asChosen, asText, asTicked, choicesOf } from '#machines/profile/custom-fields.ts';
import type { AskedField, TypedValue } from '#machines/registration/registration-form.ts';
import { Checkbox } from '#ui/inputs/field/Checkbox.tsx';
import { ChoiceList } from '#ui/inputs/field/ChoiceList.tsx';
import { DateField } from '#ui/inputs/field/DateField.tsx';
import { SelectField } from '#ui/inputs/field/SelectField.tsx';
import { TextArea } from '#ui/inputs/field/TextArea.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import type { FieldBinding } from '#ui/inputs/form/use-form.ts';

export interface SignupFieldInputProps {
  readonly asked: AskedField;
  readonly label: string;
  readonly binding: FieldBinding<TypedValue>;
}

/** S-06: a field of the organisation. */
export function SignupFieldInput({ asked: { field, kind }, label: name, binding }: SignupFieldInputProps) {
  const { value, onChange, required, id, error, onBlur, name: inputName } = binding;
  const label = required ? (
    name
  ) : (
    <>
      {name} <span className="opt">optional</span>
    </>
  );
  const common = { label, hint: field.hint ?? undefined, required, id, error, onBlur, name: inputName };
  const options = choicesOf(field).map((choice) => ({ value: choice.value, label: choice.name ?? choice.value }));
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
        <div className="choices--2">
          <ChoiceList
            {...list}
            legend={legend}
            multiple
            value={asChosen(value)}
            onChange={onChange}
            options={options}
          />
        </div>
      );
    }
  }
}
