import { useState } from 'react';

/**
 * Whether everything has come once, whatever is asked for again later. What stands below a list whose height nobody
 * knows waits for it, so that nothing that is seen moves (V-17).
 */
export const useSettled = (...queries: readonly { readonly isLoading: boolean }[]): boolean => {
  const [wasSettled, setSettled] = useState(false);
  const isSettled = wasSettled || queries.every(({ isLoading }) => !isLoading);
  if (isSettled && !wasSettled) setSettled(true);
  return isSettled;
};
