import { Key } from './Key.tsx';

export interface KeyHint {
  readonly keys: readonly string[];
  readonly does: string;
}

export interface KeyHintsProps {
  readonly hints: readonly KeyHint[];
  readonly onShowAll: () => void;
}

/** The keys that matter here in one line, and the way to the sheet of all. */
export function KeyHints({ hints, onShowAll }: KeyHintsProps) {
  return (
    <p className="keys meta">
      {hints.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}{' '}
          {does}
        </span>
      ))}
      <button type="button" className="keys__all" onClick={onShowAll}>
        All keys
      </button>
    </p>
  );
}
