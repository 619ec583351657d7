import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * After a dialog was closed whose opener is gone, the focus goes to what `target` gives, never to the body. The dialog
 * gives the focus back in the next frame, so this looks in the one after it.
 */
export const useFocusAfterDialog = (isOpen: boolean, target: () => HTMLElement | null): void => {
  const wasOpen = useRef(false);
  const recover = useEffectEvent(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      target()?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (isOpen || !wasOpen.current) {
      wasOpen.current = isOpen;
      return undefined;
    }
    wasOpen.current = false;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => recover());
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
};
