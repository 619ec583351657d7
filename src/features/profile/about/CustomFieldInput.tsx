import { CustomFieldControl } from '#cards/CustomFieldControl.tsx';
import { asChosen, choicesOf } from '#machines/profile/custom-fields.ts';
import { plural } from '#ui/format/counts.ts';
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
export function CustomFieldInput({ field: { custom, kind, label }, binding, saved }: CustomFieldInputProps) {
  if (kind === 'addresses') return null;
  if (kind === 'unknown')
    return (
      <div className="field" id={binding.id}>
        <p className="field__label">{label}</p>
        <p className="pf__asis">{unknownText(saved)}</p>
        <p className="field__hint">This can be changed by your organisation only. It is saved as it is.</p>
      </div>
    );
  const options = choicesOf(custom, saved, binding.value).map((choice) => ({
    value: choice.value,
    label: choice.name ?? GONE_CHOICE,
  }));
  const control = <CustomFieldControl {...{ kind, label, binding, options }} hint={custom.hint} />;
  if (kind !== 'groups') return control;
  return (
    <div className="pf__choices">
      {control}
      <p className="field__foot">
        <span>{plural(asChosen(binding.value).length, 'chosen', 'chosen')}</span>
      </p>
    </div>
  );
}
