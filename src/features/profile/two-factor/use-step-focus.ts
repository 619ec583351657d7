import { useCallback, useLayoutEffect, useRef } from 'react';

/** For `ref` of whatever takes the focus when its step opens. */
export type StepFocus = (element: HTMLElement | null) => void;

/**
 * B-23: what was pressed is gone with its step. At each change of `step` the focus moves to what has the returned ref:
 * the heading of the step that opened, or its field. Where the page begins nothing moves.
 */
export const useStepFocus = (step: string): StepFocus => {
  const target = useRef<HTMLElement>(null);
  const former = useRef(step);
  useLayoutEffect(() => {
    if (former.current === step) return;
    former.current = step;
    target.current?.focus();
  }, [step]);
  return useCallback((element) => {
    target.current = element;
  }, []);
};
