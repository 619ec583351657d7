const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/** Whoever only looks sees everything after a while. */
const LOOKING_MILLISECONDS = 10_000;

/**
 * Calls once somebody is at the page: a pointer moved, a key, a scroll; at once where that has happened already. Returns
 * the way to stop waiting.
 */
export const onFirstTouch = (act: () => void): (() => void) => {
  const waiting = new AbortController();
  const touched = (): void => {
    waiting.abort();
    act();
  };
  // Not every browser knows `userActivation`, and it does not count a focus.
  const isTouched = (navigator as Partial<Navigator>).userActivation?.hasBeenActive === true || document.activeElement instanceof HTMLInputElement;
  const timer = setTimeout(touched, isTouched ? 0 : LOOKING_MILLISECONDS);
  waiting.signal.addEventListener('abort', () => clearTimeout(timer));
  for (const touch of TOUCHES) window.addEventListener(touch, touched, { capture: true, passive: true, signal: waiting.signal });
  return () => waiting.abort();
};
