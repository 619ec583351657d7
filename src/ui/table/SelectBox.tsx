import { useEffect, useRef } from 'react';
import './select-box.css';

export interface SelectBoxProps {
  /** What it selects. */
  readonly label: string;
  readonly state: 'all' | 'none' | 'mixed';
  readonly onChange: (selected: boolean) => void;
  readonly isOff?: boolean;
}

/** Selects a row, or all of a page; a dash while only some are. The whole cell can be pressed. */
export function SelectBox({ label, state, onChange, isOff = false }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = state === 'mixed';
  }, [state]);
  return (
    <label className="selbox">
      <input ref={box} type="checkbox" aria-label={label} checked={state === 'all'} disabled={isOff} onChange={() => onChange(state !== 'all')} />
    </label>
  );
}
