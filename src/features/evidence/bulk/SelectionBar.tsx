import { Button } from '#ui/button/Button.tsx';

export interface SelectionBarProps {
  readonly count: number;
  /** Where the selected ones are, in words; empty where all stand here. */
  readonly where: string;
  /** How many the filters leave, all pages together. */
  readonly total: number;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  readonly onReject: () => void;
  readonly onAccept: () => void;
}

/** how many are selected, where they are, and what can be done with them. */
export function SelectionBar({ count, where, total, onSelectAll, onClear, onReject, onAccept }: SelectionBarProps) {
  return (
    <div className="selbar on-sign" role="region" aria-label="Selection">
      <div className="wrap selbar__in">
        <p className="selbar__n">
          <span role="status">
            <b>{count.toLocaleString('en-GB')} selected</b> {where}
          </span>{' '}
          {count < total && (
            <button type="button" className="selbar__all" onClick={onSelectAll}>
              Select all {total.toLocaleString('en-GB')}
            </button>
          )}
        </p>
        <div className="selbar__a">
          <Button variant="quiet" onClick={onClear}>
            Clear
          </Button>
          <Button variant="line" onClick={onReject}>
            Reject
          </Button>
          <Button variant="go" onClick={onAccept}>
            Accept {count.toLocaleString('en-GB')}
          </Button>
        </div>
      </div>
    </div>
  );
}
