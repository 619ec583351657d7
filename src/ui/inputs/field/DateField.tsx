import { useId, useState } from 'react';
import { dateFault, dateFaultMessage, dateLimitsHint, type DateLimits } from './date-limits.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { wireField, type FieldProps } from './field-wiring.ts';

export interface DateFieldProps extends FieldProps, DateLimits {
  /** The day as `2026-03-02`; empty while there is none. */
  value: string;
  onChange: (day: string) => void;
}

/**
 * A day, in the browser's own date control (decision 0007). The limits stand in the hint unless another is given, and
 * bound the control's calendar. A day that is typed in spite of them is an error in words once the field was left
 * (K-08); the form's own `error` goes before it and stands at once.
 */
export function DateField({
  label,
  labelHidden,
  min,
  max,
  hint = dateLimitsHint({ min, max }),
  error,
  required,
  id,
  className,
  value,
  onChange,
}: DateFieldProps) {
  const ownId = useId();
  const [wasLeft, setLeft] = useState(false);
  /** Something is typed that is no day; the control's value is empty then. */
  const [isUnfinished, setUnfinished] = useState(false);
  const fault = isUnfinished ? 'notADay' : dateFault(value, { min, max }, required);
  const shown = error ?? (wasLeft && fault !== undefined ? dateFaultMessage(fault, { min, max }) : undefined);
  const wiring = wireField(id ?? ownId, { hint, error: shown, required });
  return (
    <FieldFrame {...{ label, labelHidden, hint, error: shown, className, wiring }}>
      <input
        type="date"
        {...wiring.control}
        className="input"
        min={min}
        max={max}
        value={value}
        onChange={(event) => {
          setUnfinished(false);
          onChange(event.target.value);
        }}
        onBlur={(event) => {
          setLeft(true);
          setUnfinished(event.target.validity.badInput);
        }}
      />
    </FieldFrame>
  );
}
