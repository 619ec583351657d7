import type { ReactNode } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import './list.css';

export interface ActionBarProps {
  /** How many rows are selected. */
  readonly count: number;
  /** What is to be said of them, read out with the count. */
  readonly description: string;
  /** Beside the count: select all, for instance. */
  readonly more?: ReactNode;
  readonly onClear: () => void;
  /** What can be done with the selection. */
  readonly children: ReactNode;
}

/** The bar at the foot of a list while something is selected in it. */
export function ActionBar({ count, description, more, onClear, children }: ActionBarProps) {
  return (
    <div className="selbar on-sign" role="region" aria-label="Selection">
      <div className="wrap selbar__in">
        <p className="selbar__n">
          <span role="status">
            <b>{count.toLocaleString('en-GB')} selected</b> {description}
          </span>{' '}
          {more}
        </p>
        <div className="selbar__a">
          <Button variant="quiet" onClick={onClear}>
            Clear
          </Button>
          {children}
        </div>
      </div>
    </div>
  );
}
