import { ApiError } from './failure.ts';

/** How far the subject of a page is there, by the query that loads it. What has arrived stands, even when a later call fails. */
export const pageStateOf = ({ data, error }: { readonly data: unknown; readonly error: Error | null }): 'loading' | 'denied' | 'notFound' | 'notLoaded' | 'ready' => {
  if (data !== undefined) return 'ready';
  if (error === null) return 'loading';
  const status = error instanceof ApiError ? error.failure.status : null;
  return status === 403 ? 'denied' : status === 404 ? 'notFound' : 'notLoaded';
};
