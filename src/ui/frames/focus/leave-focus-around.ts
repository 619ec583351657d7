/** What surrounds an element, from the inside, up to its page or dialog. */
const surroundingsOf = (element: HTMLElement): readonly HTMLElement[] => {
  const parent = element.parentElement;
  if (parent === null || parent === document.body) return [];
  return parent.matches('main, [role=dialog]') ? [parent] : [parent, ...surroundingsOf(parent)];
};

/**
 * The ref of a control that is removed once it has been pressed, where nothing in particular takes its place: its focus
 * moves to the nearest element around it that stays, else to the page (B-23). Where something does, there is
 * `useFocusHandover`.
 */
export const leaveFocusAround = (control: HTMLElement | null) => {
  if (control === null) return undefined;
  return () => {
    if (control !== document.activeElement) return;
    const surroundings = surroundingsOf(control);
    // React calls this before it removes the control.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      const next = surroundings.find(({ isConnected }) => isConnected) ?? document.querySelector('main');
      if (next === null) return;
      if (next.tabIndex < 0) next.tabIndex = -1;
      next.focus({ preventScroll: true });
    });
  };
};
