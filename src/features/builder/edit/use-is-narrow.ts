import { useSyncExternalStore } from 'react';

/** Below this a page is put right, not laid out. */
const NARROW = '(width < 768px)';

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window is as narrow as a phone: then the page is edited as a list. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
