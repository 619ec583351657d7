const KINDS = ['focusin', 'pointerdown'] as const;

export const focusMain = (): void => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });

/**
 * Moves a lost focus to the page, and again to each page that replaces it: outlines stand until code and data have come.
 * Ends when the person moves the focus elsewhere or presses the pointer. Returns what ends it before.
 */
export const followPage = (): (() => void) => {
  const move = (): void => {
    if (document.activeElement === document.body) focusMain();
  };
  const end = ({ target }: Event): void => {
    if (!(target instanceof Element && target.matches('main'))) stop();
  };
  const observer = new MutationObserver(move);
  const stop = (): void => {
    observer.disconnect();
    for (const kind of KINDS) document.removeEventListener(kind, end, true);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  for (const kind of KINDS) document.addEventListener(kind, end, true);
  move();
  return stop;
};
