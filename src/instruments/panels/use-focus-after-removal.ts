import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the keyboard in a list whose rows are removed by buttons: with the removed row its focused button goes, and the
 * focus with it. `count`: how many rows there are. Returns what is called with a row's position before it is removed.
 * Then the next row's button takes the focus, or the last row's, or the heading of the section where no row is left.
 */
export const useFocusAfterRemoval = (
  section: RefObject<HTMLElement | null>,
  count: number,
): ((position: number) => void) => {
  const expected = useRef<{ readonly position: number; readonly below: number } | null>(null);
  useEffect(() => {
    if (expected.current === null || count >= expected.current.below) return;
    const { position } = expected.current;
    expected.current = null;
    // Somebody may have gone elsewhere meanwhile.
    if (document.activeElement !== document.body) return;
    const rows = section.current?.querySelectorAll<HTMLElement>('tbody tr button') ?? [];
    const heading = section.current?.querySelector<HTMLElement>('h3[tabindex]');
    (rows[Math.min(position, rows.length - 1)] ?? heading)?.focus();
  }, [section, count]);
  return useCallback(
    (position) => {
      expected.current = { position, below: count };
    },
    [count],
  );
};
