import { useEffect } from 'react';

/** Classes of the whole page while a screen stands: the bars of the page around know them. */
export const useBodyClasses = (...names: readonly string[]): void => {
  const joined = names.join(' ');
  useEffect(() => {
    const classes = joined.split(' ');
    document.body.classList.add(...classes);
    return () => document.body.classList.remove(...classes);
  }, [joined]);
};
