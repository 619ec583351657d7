import { useId } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { wireField, type FieldProps } from './field-wiring.ts';
import './unit-field.css';

export interface UnitFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Shown inside the field, e.g. '%'; decoration, so that label or hint must say it too. */
  unit: string;
}

/** A number as it is typed, with its unit. A text field: what is not a number stays as it was typed, and is an error. */
export function UnitField({
  label,
  labelHidden,
  hint,
  error,
  required,
  id,
  className,
  value,
  onChange,
  unit,
}: UnitFieldProps) {
  const ownId = useId();
  const wiring = wireField(id ?? ownId, { hint, error, required });
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, className, wiring }}>
      <span className="unit">
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          {...wiring.control}
          className="input"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <span aria-hidden="true">{unit}</span>
      </span>
    </FieldFrame>
  );
}
