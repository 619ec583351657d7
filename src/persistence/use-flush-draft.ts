import { useEffect } from 'react';

/** Stores what was typed last when the page is hidden, closed or left. */
export const useFlushDraft = (flush: () => void): void => {
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [flush]);
};
