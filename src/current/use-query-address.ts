import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { isStep } from './query-step.ts';

/** Takes the next query of the page. A correction of the address replaces it, whatever it changes. */
export type ChangeQuery = (next: URLSearchParams, isCorrection?: boolean) => void;

/** O-11: what follows the path, and how to change it: a step of the history where Back should undo it. */
export const useQueryAddress = (): readonly [URLSearchParams, ChangeQuery] => {
  const [query, setQuery] = useSearchParams();
  const change = useCallback<ChangeQuery>(
    (next, isCorrection = false) =>
      setQuery(next, { replace: isCorrection || !isStep(query, next), preventScrollReset: true }),
    [query, setQuery],
  );
  return [query, change];
};
