import { useEffect, useRef, useState } from 'react';
import { Key } from '../keys/Key.tsx';
import { plural } from '../../format/counts.ts';
import './undo.css';

export interface UndoBarProps {
  /** How long it stands, in milliseconds; whoever shows it takes it away. */
  readonly lastsMs: number;
  /** What happens when the time is over, e.g. 'Sending'. */
  readonly doing: string;
  /** What is taken back, after "Undo", e.g. 'the rejection of 3 pieces'. */
  readonly what: string;
  /** What follows, in a sentence. */
  readonly text: string;
  /** The key that does the same; left out where keys are off. */
  readonly keyName?: string | undefined;
  readonly onUndo: () => void;
}

const SECOND = 1000;
/** A screen reader knows a live region before its text changes; one that arrives with its text may stay silent. */
const ANNOUNCE_AFTER_MILLISECONDS = 100;
const inSeconds = (seconds: number): string => `in ${plural(seconds, 'second')}`;

/**
 * A decision that can still be taken back (WCAG 3.3.4): the time left in words and as a line. It takes the focus, because
 * what was pressed is gone. The whole time is announced once; the countdown is for the eyes.
 */
export function UndoBar({ lastsMs, doing, what, text, keyName, onUndo }: UndoBarProps) {
  const whole = Math.ceil(lastsMs / SECOND);
  const [left, setLeft] = useState(whole);
  const [isAnnounced, setAnnounced] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const line = useRef<HTMLElement>(null);

  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    const announcing = setTimeout(() => setAnnounced(true), ANNOUNCE_AFTER_MILLISECONDS);
    const startedAt = performance.now();
    const timer = setInterval(() => setLeft(Math.max(1, whole - Math.floor((performance.now() - startedAt) / SECOND))), SECOND / 4);
    const shrinking = line.current?.animate?.([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], { duration: lastsMs, fill: 'forwards' });
    return () => {
      clearTimeout(announcing);
      clearInterval(timer);
      shrinking?.cancel();
    };
  }, [whole, lastsMs]);

  return (
    <div className="undo">
      <i ref={line} className="undo__t" aria-hidden="true" />
      <div className="undo__in">
        <p>
          <b aria-hidden="true">
            {doing} {inSeconds(left)}
          </b>
          <span className="vh" role="status">
            {isAnnounced && `${doing} ${inSeconds(whole)}.`}
          </span>
          <span>{text}</span>
        </p>
        <button ref={button} type="button" className="btn undo__b" aria-label={`Undo ${what}`} aria-keyshortcuts={keyName} onClick={onUndo}>
          Undo
          {keyName !== undefined && <Key>{keyName}</Key>}
        </button>
      </div>
    </div>
  );
}
