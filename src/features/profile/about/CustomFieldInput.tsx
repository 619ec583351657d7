import { LIMITS } from '#contracts/constants.ts';
import { asChosen, asText, asTicked, choicesOf } from '#machines/profile/custom-fields.ts';
import { plural } from '#ui/format/counts.ts';
import { Checkbox } from '#ui/inputs/field/Checkbox.tsx';
import { ChoiceList } from '#ui/inputs/field/ChoiceList.tsx';
import { DateField } from '#ui/inputs/field/DateField.tsx';
import { SelectField } from '#ui/inputs/field/SelectField.tsx';
import { TextArea } from '#ui/inputs/field/TextArea.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import type { FieldValue } from '#ui/inputs/form/form-rules.ts';
import type { FieldBinding } from '#ui/inputs/form/use-form.ts';
import type { ShownField } from './use-about-form.ts';
import { GONE_CHOICE } from './was-text.ts';

export interface CustomFieldInputProps {
  readonly field: ShownField;
  readonly binding: FieldBinding<FieldValue>;
  /** What the server has: a value of a type that is not known is shown from it. */
  readonly saved: unknown;
}

/** A value of a kind that this release does not know, in words; its parts where it has some. */
const unknownText = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'Nothing yet';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** An organisation's own field of any kind but addresses (G-06). */
export function CustomFieldInput({ field, binding, saved }: CustomFieldInputProps) {
  const { custom, kind } = field;
  const { value, onChange, required, id, error, onBlur, name } = binding;
  const label = required ? (
    field.label
  ) : (
    <>
      {field.label} <span className="opt">optional</span>
    </>
  );
  const common = { label, hint: custom.hint ?? undefined, required, id, error, onBlur, name };
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
        <SelectField
          {...common}
          value={asText(value)}
          onChange={onChange}
          placeholder="Choose one"
          options={choicesOf(custom, saved, value).map((choice) => ({
            value: choice.value,
            label: choice.name ?? GONE_CHOICE,
          }))}
        />
      );
    case 'groups': {
      const chosen = asChosen(value);
      const { label: legend, ...list } = common;
      return (
        <div className="pf__choices">
          <ChoiceList
            {...list}
            legend={legend}
            multiple
            value={chosen}
            onChange={onChange}
            options={choicesOf(custom, saved, value).map((choice) => ({
              value: choice.value,
              label: choice.name ?? GONE_CHOICE,
            }))}
          />
          <p className="field__foot">
            <span>{plural(chosen.length, 'chosen', 'chosen')}</span>
          </p>
        </div>
      );
    }
    case 'addresses':
      return null;
    case 'unknown':
      return (
        <div className="field" id={id}>
          <p className="field__label">{field.label}</p>
          <p className="pf__asis">{unknownText(saved)}</p>
          <p className="field__hint">This can be changed by your organisation only. It is saved as it is.</p>
        </div>
      );
  }
}
