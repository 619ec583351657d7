import type { ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import type { FieldProps, FieldWiring } from './field-wiring.ts';
import './field.css';

interface FieldFrameProps extends FieldProps {
  wiring: FieldWiring;
  /** Between control and error, e.g. the counter. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Label above, hint between, control, error under it. Every text field stands in one. */
export function FieldFrame({ label, labelHidden, hint, error, className, wiring, foot, children }: FieldFrameProps) {
  return (
    <div className={`field${error ? ' field--error' : ''}${className ? ` ${className}` : ''}`}>
      <label className={labelHidden ? 'vh' : 'field__label'} htmlFor={wiring.id}>
        {label}
      </label>
      {hint && (
        <p className="field__hint" id={wiring.hintId}>
          {hint}
        </p>
      )}
      {children}
      {foot}
      {error && <FieldError id={wiring.errorId}>{error}</FieldError>}
    </div>
  );
}
