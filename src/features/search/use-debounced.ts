import { useEffect, useRef } from 'react';
import { SEARCH_DEBOUNCE_MILLISECONDS } from '#contracts/constants.ts';

/** O-04: tells the last text half a second after somebody stopped typing; nothing after the page is gone. */
export const useDebounced = (tell: (text: string) => void): ((text: string) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (text) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(text), SEARCH_DEBOUNCE_MILLISECONDS);
  };
};
