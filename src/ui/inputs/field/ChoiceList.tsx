import { useId, type FocusEvent, type ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import './choice.css';
import './field.css';

/**
 * What is chosen after `picked` was pressed. One choice replaces the previous (C-11); with `multiple` it is toggled
 * (C-10). The result keeps the order of the options.
 */
function toggled(
  options: readonly { value: string }[],
  chosen: readonly string[],
  picked: string,
  multiple: boolean,
): string[] {
  if (!multiple) return [picked];
  const next = new Set(chosen);
  if (!next.delete(picked)) next.add(picked);
  return options.map((option) => option.value).filter((value) => next.has(value));
}

export interface ChoiceListProps {
  /** The question: the group's name. */
  legend: ReactNode;
  /** Default: `field__legend`. A screen may set its own, e.g. `q__t`. */
  legendClassName?: string | undefined;
  hint?: ReactNode;
  hintClassName?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  /** The native name; the radios of one list share it. */
  name: string;
  options: readonly { value: string; label: ReactNode; disabled?: boolean }[];
  /** The chosen values; at most one unless `multiple`. */
  value: readonly string[];
  /** Receives the new choice in the order of the options. */
  onChange: (value: string[]) => void;
  /** Several may be chosen, toggled on and off (C-10); otherwise one replaces the previous (C-11). */
  multiple?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/** A joined list of radios or checkboxes. Arrow keys and space work natively. */
export function ChoiceList(props: ChoiceListProps) {
  const { legend, legendClassName, hint, hintClassName, error, required, name, options, value, onChange } = props;
  const { multiple = false, onBlur, className } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
  // a group of checkboxes has no aria-required of its own; a radiogroup has
  const group = multiple
    ? {}
    : { role: 'radiogroup', 'aria-required': required || undefined, 'aria-invalid': error ? true : undefined };

  /** Only leaving the whole list counts as touching it. */
  function leave(event: FocusEvent<HTMLInputElement>) {
    if (!event.currentTarget.closest('fieldset')?.contains(event.relatedTarget)) onBlur?.();
  }

  return (
    <fieldset
      id={id}
      className={className ?? `field--choices${error ? ' field--error' : ''}`}
      aria-labelledby={`${id}-legend`}
      aria-describedby={describedBy}
      {...group}
    >
      <legend id={`${id}-legend`} className={legendClassName ?? 'field__legend'}>
        {legend}
      </legend>
      {hint && (
        <p className={hintClassName ?? 'field__hint'} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="choices">
        {options.map((option) => (
          <label key={option.value} className={option.disabled ? 'choice is-off' : 'choice'}>
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              value={option.value}
              disabled={option.disabled}
              checked={value.includes(option.value)}
              aria-invalid={multiple && error ? true : undefined}
              onBlur={leave}
              onChange={() => onChange(toggled(options, value, option.value, multiple))}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
