import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FlowScreen } from './flow-screen.ts';

/**
 * The screen of a dialog, which a busy machine leaves as it was. With another screen the focus goes to the dialog, so
 * that its new heading is announced and what had the focus is not missed, and its body begins at the top. `body`: an
 * element inside the dialog.
 */
export const useFlowScreen = (
  next: (before: FlowScreen) => FlowScreen,
): { readonly screen: FlowScreen; readonly body: RefObject<HTMLDivElement | null> } => {
  const [stored, setStored] = useState<FlowScreen>('form');
  const body = useRef<HTMLDivElement>(null);
  const screen = next(stored);
  // Stored while rendering: the next screen depends on this one.
  if (screen !== stored) setStored(screen);
  const announced = useRef(screen);
  useEffect(() => {
    if (announced.current === screen) return;
    announced.current = screen;
    const scrolled = body.current?.closest('.dialog__body');
    if (scrolled) scrolled.scrollTop = 0;
    body.current?.closest<HTMLElement>('[role=dialog]')?.focus();
  }, [screen]);
  return { screen, body };
};
