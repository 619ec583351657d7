import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import { wireField } from './field-wiring.ts';
import './choice.css';
import './field.css';

export interface CheckboxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'checked' | 'onChange' | 'type' | 'required' | 'children'
> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** One box to tick. Required and not ticked is 'Please tick this box' (K-06), given as `error` by the form. */
export function Checkbox({ label, hint, error, required, id, className, checked, onChange, ...input }: CheckboxProps) {
  const ownId = useId();
  const wiring = wireField(id ?? ownId, { hint, error, required });
  return (
    <div className={`field${error ? ' field--error' : ''}${className ? ` ${className}` : ''}`}>
      <label className="check">
        <input
          {...input}
          {...wiring.control}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p className="field__hint" id={wiring.hintId}>
          {hint}
        </p>
      )}
      {error && <FieldError id={wiring.errorId}>{error}</FieldError>}
    </div>
  );
}
