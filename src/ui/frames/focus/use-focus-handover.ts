import { useLayoutEffect, useState } from 'react';

const createHandover = () => {
  const present = new Set<HTMLElement>();
  let isLost = false;
  return {
    ref: (element: HTMLElement | null) => {
      if (element === null) return undefined;
      present.add(element);
      return () => {
        present.delete(element);
        // React calls this before it removes the element.
        isLost ||= element.contains(document.activeElement);
      };
    },
    restore: (): void => {
      if (!isLost) return;
      const next = [...present].at(-1);
      const isElsewhere = document.activeElement !== document.body;
      isLost = next === undefined && !isElsewhere;
      if (next === undefined || isElsewhere) return;
      if (next.tabIndex < 0) next.tabIndex = -1;
      // What is taller than the window begins where the person is looking already.
      next.focus({ preventScroll: next.clientHeight > innerHeight });
    },
  };
};

/**
 * Keeps the focus on the page when the control that has it is removed with its state (B-23). Give the returned ref to
 * the control, or to what holds it, and to each element that may take its place. When one that holds the focus is
 * removed, the focus moves to the one that was drawn last; if there is none yet, to the next. A focus that is elsewhere
 * does not move.
 */
export const useFocusHandover = () => {
  const [{ ref, restore }] = useState(createHandover);
  useLayoutEffect(restore);
  return ref;
};
