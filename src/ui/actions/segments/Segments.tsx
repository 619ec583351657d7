import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import './segments.css';

export interface SegmentsProps<Value extends string> {
  /** Of the group: 'Show as'. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly icon?: ReactNode }[];
  readonly onChange: (value: Value) => void;
}

/** One of a few, as joined buttons. */
export function Segments<Value extends string>({ label, value, options, onChange }: SegmentsProps<Value>) {
  return (
    <div className="seg" role="group" aria-label={label}>
      {options.map((option) => (
        <Button
          key={option.value}
          variant="secondary"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.icon}
          {option.label}
        </Button>
      ))}
    </div>
  );
}
