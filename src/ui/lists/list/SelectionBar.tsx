import type { ReactNode } from 'react';
import { ActionBar } from './ActionBar.tsx';
import type { KeyedRow } from './list-definition.ts';
import type { ShownList } from './use-list.ts';
import { whereSelected } from './where-selected.ts';

export interface SelectionBarProps {
  readonly selected: ReadonlySet<string>;
  readonly shown: ShownList<KeyedRow>;
  /** Rows to a page. */
  readonly size: number;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  /** What can be done with the selection. */
  readonly children: ReactNode;
}

/** how many are selected, where they are, and what can be done with them. */
export function SelectionBar({ selected, shown, size, onSelectAll, onClear, children }: SelectionBarProps) {
  const total = shown.ordered.length;
  return (
    <ActionBar
      count={selected.size}
      description={whereSelected(selected, shown, size)}
      more={
        selected.size < total && (
          <button type="button" className="selbar__all" onClick={onSelectAll}>
            Select all {total.toLocaleString('en-GB')}
          </button>
        )
      }
      onClear={onClear}
    >
      {children}
    </ActionBar>
  );
}
