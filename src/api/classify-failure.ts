import { isCancelledError } from '@tanstack/react-query';
import { failureMeaning, type FailedCall, type FailureMeaning } from '#contracts/failure.ts';
import { ApiError } from './failure.ts';

/**
 * What a failed write says about its delivery: `invalid` and `denied` are the server's refusals of this one, `refused`
 * any other word that nothing was done; no answer, an unreadable one or a crash leave it `unknown`.
 */
export const classifyFailure = (failure: FailedCall): FailureMeaning['delivery'] => failureMeaning(failure).delivery;

/** Why a page's own record did not come. */
export const notLoadedBecause = (failure: FailedCall): FailureMeaning['page'] => failureMeaning(failure).page;

/**
 * Why the query that a page's chart made brought nothing; anything but a failed call is thrown on. A query that was
 * cancelled is no defect (T13): the cache was emptied, because its person signed out or is somebody else now, and their
 * page goes.
 */
export const queryFailedBecause = (error: unknown): FailureMeaning['page'] => {
  if (isCancelledError(error)) return 'failed';
  if (error instanceof ApiError) return notLoadedBecause(error.failure);
  throw error;
};
