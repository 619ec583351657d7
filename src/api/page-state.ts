import { notLoadedBecause } from './classify-failure.ts';
import { ApiError } from './failure.ts';

/**
 * How far the subject of a page is there, by the query that loads it. What has arrived stands, even when a later call
 * fails.
 */
export const pageStateOf = ({
  data,
  error,
}: {
  readonly data: unknown;
  readonly error: Error | null;
}): 'loading' | 'denied' | 'notFound' | 'notLoaded' | 'ready' => {
  if (data !== undefined) return 'ready';
  if (error === null) return 'loading';
  const reason = error instanceof ApiError ? notLoadedBecause(error.failure) : 'failed';
  return reason === 'failed' ? 'notLoaded' : reason;
};

/** Whether a page's own query throws its error, for the page around to say; the tray tells of every other one. */
export const isPageFailure = (error: Error): boolean => error instanceof ApiError && error.failure.treatment === 'page';
