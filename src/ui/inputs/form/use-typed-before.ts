import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For a form that was served: hands over what stands in its fields when React takes over, before anything is drawn
 * again; typed, filled in by the browser, or kept from before a reload. Give the ref to the form.
 */
export const useTypedBefore = (
  served: boolean,
  adopt: (typed: FormData) => void,
): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  const waiting = useRef(served);
  useLayoutEffect(() => {
    if (!waiting.current || form.current === null) return;
    waiting.current = false;
    adopt(new FormData(form.current));
  });
  return form;
};
