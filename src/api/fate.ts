import type { ApiFailure } from './failure.ts';

/**
 * What a failed write says about its fate: `invalid` and `denied` are the server's refusals of this one, `refused` any other
 * word that nothing was done; no answer, an unreadable one or a crash leave it `unknown`.
 */
export const fateOf = ({ kind, status }: ApiFailure): 'invalid' | 'denied' | 'refused' | 'unknown' => {
  if (kind === 'gate') return 'refused';
  if (kind !== 'http' || status === null) return 'unknown';
  if (status === 403) return 'denied';
  if (status === 422) return 'invalid';
  return status < 500 || status === 503 ? 'refused' : 'unknown';
};

/** Why a page's own record did not come. */
export const notLoadedBecause = ({ kind, status }: ApiFailure): 'notFound' | 'denied' | 'failed' => {
  if (kind !== 'http') return 'failed';
  return status === 404 ? 'notFound' : status === 403 ? 'denied' : 'failed';
};
