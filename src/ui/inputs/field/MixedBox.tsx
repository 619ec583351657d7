import { useEffect, useRef, type ComponentPropsWithRef } from 'react';
import './choice.css';

export interface MixedBoxProps extends Omit<ComponentPropsWithRef<'input'>, 'ref' | 'type' | 'checked' | 'onChange'> {
  /** `mixed` shows a dash: only some of what the box stands for is chosen. */
  readonly state: 'all' | 'none' | 'mixed';
  /** Receives true unless everything was chosen before, and whether Shift was pressed. */
  readonly onChange: (chosen: boolean, withShift: boolean) => void;
}

/** A checkbox that stands for several things, so that it has a third state between ticked and empty. It brings no label. */
export function MixedBox({ state, onChange, ...input }: MixedBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = state === 'mixed';
  }, [state]);
  return (
    <input
      {...input}
      ref={box}
      type="checkbox"
      checked={state === 'all'}
      onChange={({ nativeEvent }) =>
        onChange(state !== 'all', nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}
