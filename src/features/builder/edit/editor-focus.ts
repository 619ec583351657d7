import { useEffect, useEffectEvent } from 'react';

const CAN_HAVE_FOCUS = 'a, button, input, select, textarea, summary, [tabindex], [contenteditable="true"]';

/** Once the change that was sent is drawn. */
export const afterDrawing = (then: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(then));

/**
 * Once the change that was sent is drawn, unless the focus was moved meanwhile: a person who presses a button and tabs
 * on before two frames are drawn keeps the focus where they put it. A dialog that closes moves the focus by itself, so
 * a button in a dialog does not count.
 */
export const unlessFocusWentOn = (then: () => void): void => {
  const from = document.activeElement;
  const wasInDialog = from !== null && from.closest('dialog, [role="dialog"]') !== null;
  afterDrawing(() => {
    const now = document.activeElement;
    if (wasInDialog || now === from || now === document.body) then();
  });
};

/** A block where it is drawn: on the canvas, or its row in the list of a phone. */
export const blockElement = (id: string | null): HTMLElement | null => {
  if (id === null) return null;
  const name = CSS.escape(id);
  return document.querySelector<HTMLElement>(`[data-block="${name}"], .bl__b[data-row="${name}"]`);
};

/**
 * Calls `onLost` when the element that had the focus was taken away or moved, and no other one has it: a block that was
 * deleted, a button of a row that is gone. A press on what cannot have the focus loses nothing.
 */
export const useLostFocus = (onLost: () => void): void => {
  const lost = useEffectEvent(onLost);
  useEffect(() => {
    let last = document.activeElement === document.body ? null : document.activeElement;
    const isLost = (): boolean => last !== null && document.activeElement === document.body;
    const remember = ({ target }: FocusEvent): void => {
      last = target as Element;
    };
    const forget = ({ target }: PointerEvent): void => {
      if (target instanceof Element && target.closest(CAN_HAVE_FOCUS) === null) last = null;
    };
    const observer = new MutationObserver(() => {
      if (!isLost()) return;
      afterDrawing(() => {
        if (isLost()) lost();
      });
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget, true);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget, true);
    };
  }, []);
};
