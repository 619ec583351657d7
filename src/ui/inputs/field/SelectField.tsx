import { useId, type ComponentPropsWithRef } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { wireField, type FieldProps } from './field-wiring.ts';

type NativeProps = Omit<ComponentPropsWithRef<'select'>, 'onChange' | 'value' | 'multiple' | keyof FieldProps>;

export interface SelectFieldProps extends FieldProps, NativeProps {
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  /** The words of the empty choice; without it the first option is chosen by the browser. */
  placeholder?: string | undefined;
}

/** One of a list, native. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, hint, error, required, id, className, options, value, onChange, placeholder, ...select } =
    props;
  const ownId = useId();
  const wiring = wireField(id ?? ownId, { hint, error, required });
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, className, wiring }}>
      <select
        {...select}
        {...wiring.control}
        className="input"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
