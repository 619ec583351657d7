import { useId, type ComponentPropsWithRef } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { wireField, type FieldProps } from './field-wiring.ts';

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'maxLength' | keyof FieldProps>;

export interface TextFieldProps extends FieldProps, InputProps {
  value: string;
  onChange: (value: string) => void;
}

/** One line of text. There is no `maxLength`: text is never cut silently, being too long is an error (K-16). */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  required,
  id,
  className,
  value,
  onChange,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const wiring = wireField(id ?? ownId, { hint, error, required });
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, className, wiring }}>
      <input
        type="text"
        {...input}
        {...wiring.control}
        className="input"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
