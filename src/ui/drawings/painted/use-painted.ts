import { useEffect, useState } from 'react';

/** After the page has loaded: long enough for its first picture to stand on a slow phone. */
const AFTER_LOAD_MILLISECONDS = 200;

/** False until the first picture stands: whatever can wait for it does not compete with the form for the line. */
export const usePainted = (): boolean => {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      timer = setTimeout(() => setPainted(true), AFTER_LOAD_MILLISECONDS);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', wait);
    };
  }, []);
  return painted;
};
