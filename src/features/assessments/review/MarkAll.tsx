import { useEffect, useRef } from 'react';
import { Key } from '#ui/keys/Key.tsx';

export interface MarkAllProps {
  readonly state: 'all' | 'none' | 'mixed';
  readonly count: number;
  readonly correct: number;
  readonly showsKey: boolean;
  readonly onMarkAll: (correct: boolean) => void;
}

/** D-04: sets and unsets every answer that a person marks; a dash while they differ. */
export function MarkAll({ state, count, correct, showsKey, onMarkAll }: MarkAllProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = state === 'mixed';
  }, [state]);
  return (
    <label className="choice all">
      <input ref={box} type="checkbox" checked={state === 'all'} onChange={() => onMarkAll(state !== 'all')} />
      <span className="strong">{count === 1 ? 'Mark it correct' : `Mark all ${count} correct`}</span>
      <span className="meta">
        {correct} of {count} so far
      </span>
      {showsKey && <Key>A</Key>}
    </label>
  );
}
