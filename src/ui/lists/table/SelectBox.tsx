import { useId } from 'react';
import { MixedBox } from '../../inputs/field/MixedBox.tsx';
import './select-box.css';

export interface SelectBoxProps {
  /** What it selects. */
  readonly label: string;
  readonly state: 'all' | 'none' | 'mixed';
  readonly onChange: (selected: boolean, withShift: boolean) => void;
  readonly isDisabled?: boolean;
  /** Id of why it cannot be selected. */
  readonly describedBy?: string | undefined;
}

/** Selects a row, or all rows of a page; a dash while only some are selected. The whole cell can be pressed. */
export function SelectBox({ label, state, onChange, isDisabled = false, describedBy }: SelectBoxProps) {
  const id = useId();
  return (
    <label className="selbox" htmlFor={id}>
      <MixedBox
        id={id}
        state={state}
        aria-label={label}
        disabled={isDisabled}
        aria-describedby={describedBy}
        onChange={onChange}
      />
    </label>
  );
}
