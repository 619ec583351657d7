export const focusMain = (): void => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });

/**
 * Moves a lost focus to the page, and again to each page that replaces it: outlines stand until code and data have
 * come. Ends when the person moves the focus elsewhere or presses the pointer. Returns what ends it before.
 */
export const followPage = (): (() => void) => {
  const move = (): void => {
    if (document.activeElement === document.body) focusMain();
  };
  const observer = new MutationObserver(move);
  const ending = new AbortController();
  const stop = (): void => {
    observer.disconnect();
    ending.abort();
  };
  const end = ({ target }: Event): void => {
    if (!(target instanceof Element && target.matches('main'))) stop();
  };
  for (const kind of ['focusin', 'pointerdown']) addEventListener(kind, end, { capture: true, signal: ending.signal });
  observer.observe(document.body, { childList: true, subtree: true });
  move();
  return stop;
};
