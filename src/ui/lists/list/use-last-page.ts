import { useEffect } from 'react';
import type { LoadableQuery } from '../../frames/loaded/Loaded.tsx';

/** What a list needs to tell that the page asked for lies beyond its last one. */
interface PageOfList {
  readonly current_page: number;
  readonly last_page: number;
}

/**
 * Goes to the last page of a list whose address names a page beyond it (V-03). `onPage` is told that it is a
 * correction, which is no step of the history. Without `onPage` the list has no other pages. Data of an earlier
 * question says nothing about the current address.
 */
export const useLastPage = (
  { data, isPlaceholderData }: LoadableQuery<PageOfList>,
  onPage: ((page: number, isCorrection: boolean) => void) | undefined,
): void => {
  const last =
    data !== undefined && isPlaceholderData !== true && data.current_page > data.last_page ? data.last_page : null;
  useEffect(() => {
    if (last !== null) onPage?.(last, true);
  }, [last, onPage]);
};
