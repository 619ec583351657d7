/** The events by which somebody shows that they are at the page. */
export const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/** Whoever only looks sees everything after a while. */
const LOOKING_MILLISECONDS = 10_000;

/**
 * Calls once somebody is at the page: a pointer moved, a key, a scroll; at once where the
 * root element says that it has happened already (`data-touched`). Returns the way to stop waiting.
 */
export const onFirstTouch = (act: () => void): (() => void) => {
  const waiting = new AbortController();
  const touched = (): void => {
    waiting.abort();
    act();
  };
  const isTouched = document.documentElement.dataset['touched'] !== undefined;
  const timer = setTimeout(touched, isTouched ? 0 : LOOKING_MILLISECONDS);
  waiting.signal.addEventListener('abort', () => clearTimeout(timer));
  for (const touch of TOUCHES)
    window.addEventListener(touch, touched, { capture: true, passive: true, signal: waiting.signal });
  return () => waiting.abort();
};
