import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Key } from '../keys/Key.tsx';
import { plural } from '../../format/counts.ts';
import './undo.css';
import { pressedKey } from '../keys/pressed-key.ts';

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
  /** The time begins anew; called again and again while it is held. */
  readonly onExtend: () => void;
  readonly onUndo: () => void;
}

const SECOND = 1000;
/** A screen reader knows a live region before its text changes; one that arrives with its text may stay silent. */
const ANNOUNCE_AFTER_MILLISECONDS = 100;
/** A second Enter of the press that decided: it is nobody's wish to take it back. */
const SAME_PRESS_MILLISECONDS = 600;
const inSeconds = (seconds: number): string => `in ${plural(seconds, 'second')}`;

/**
 * A decision that can still be taken back (WCAG 3.3.4): the time left in words and as a line. It takes the focus,
 * because what was pressed is gone. The whole time is announced once; the countdown is for the eyes. The time rests
 * while a pointer moves on it, a key is pressed on it, or the focus came back to it, and begins anew afterwards (WCAG
 * 2.2.1).
 */
export function UndoBar({ lastsMs, doing, what, text, keyName, onExtend, onUndo }: UndoBarProps) {
  const whole = Math.ceil(lastsMs / SECOND);
  const [left, setLeft] = useState(whole);
  const [isAnnounced, setAnnounced] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const line = useRef<HTMLElement>(null);
  const [shownAt] = useState(() => performance.now());
  /** The focus that it takes itself is nobody's wish for more time. */
  const takesFocus = useRef(false);
  const extend = useEffectEvent(onExtend);
  const isPaused = isPointed || isFocused;

  useEffect(() => {
    takesFocus.current = true;
    button.current?.focus({ preventScroll: true });
    takesFocus.current = false;
    const announcing = setTimeout(() => setAnnounced(true), ANNOUNCE_AFTER_MILLISECONDS);
    return () => clearTimeout(announcing);
  }, []);

  useEffect(() => {
    if (isPaused) {
      extend();
      const extending = setInterval(() => extend(), lastsMs / 2);
      return () => clearInterval(extending);
    }
    const startedAt = performance.now();
    const timer = setInterval(
      () => setLeft(Math.max(1, whole - Math.floor((performance.now() - startedAt) / SECOND))),
      SECOND / 4,
    );
    const shrinking = line.current?.animate?.([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], {
      duration: lastsMs,
      fill: 'forwards',
    });
    return () => {
      clearInterval(timer);
      shrinking?.cancel();
    };
  }, [isPaused, whole, lastsMs]);

  const release = (set: (paused: boolean) => void, isStillPaused: boolean): void => {
    set(false);
    if (isStillPaused) return;
    setLeft(whole);
    onExtend();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they only pause the time, nothing is done by them
    <div
      className="undo"
      role="group"
      aria-label={doing}
      // A pointer that lies where the bar appears has not been moved onto it.
      onPointerMove={() => setPointed(true)}
      onPointerLeave={() => isPointed && release(setPointed, isFocused)}
      onFocus={() => setFocused(!takesFocus.current)}
      onKeyDown={(event) => {
        if (pressedKey(event) === 'Enter' && (event.repeat || performance.now() - shownAt < SAME_PRESS_MILLISECONDS))
          event.preventDefault();
        else setFocused(true);
      }}
      onBlur={() => isFocused && release(setFocused, isPointed)}
    >
      <i ref={line} className="undo__t" aria-hidden="true" />
      <div className="undo__in">
        <p>
          <b aria-hidden="true">{isPaused ? 'Paused. Move away to send' : `${doing} ${inSeconds(left)}`}</b>
          <span className="vh" role="status">
            {isAnnounced &&
              (isPaused
                ? `Paused while you are on Undo. ${doing} ${inSeconds(whole)} after you leave it.`
                : `${doing} ${inSeconds(whole)}. Press an arrow key for more time.`)}
          </span>
          <span>{text}</span>
        </p>
        <button ref={button} type="button" className="btn undo__b" aria-keyshortcuts={keyName} onClick={onUndo}>
          Undo <span className="vh">{what}</span>
          {keyName !== undefined && <Key>{keyName}</Key>}
        </button>
      </div>
    </div>
  );
}
