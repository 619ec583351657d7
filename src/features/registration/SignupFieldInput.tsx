import { CustomFieldControl } from '#cards/CustomFieldControl.tsx';
import { choicesOf } from '#machines/profile/custom-fields.ts';
import type { AskedField } from '#machines/registration/registration-form.ts';
import type { FieldValue } from '#ui/inputs/form/form-rules.ts';
import type { FieldBinding } from '#ui/inputs/form/use-form.ts';

export interface SignupFieldInputProps {
  readonly asked: AskedField;
  readonly label: string;
  readonly binding: FieldBinding<FieldValue>;
}

/** S-06: a field of the organisation. */
export function SignupFieldInput({ asked: { field, kind }, label, binding }: SignupFieldInputProps) {
  const options = choicesOf(field).map((choice) => ({ value: choice.value, label: choice.name ?? choice.value }));
  const control = <CustomFieldControl {...{ kind, label, binding, options }} hint={field.hint} />;
  return kind === 'groups' ? <div className="choices--2">{control}</div> : control;
}
