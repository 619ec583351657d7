import { failureMeaning, type FailedCall, type FailureMeaning } from '#contracts/failure.ts';

/**
 * What a failed write says about its delivery: `invalid` and `denied` are the server's refusals of this one, `refused` any
 * other word that nothing was done; no answer, an unreadable one or a crash leave it `unknown`.
 */
export const classifyFailure = (failure: FailedCall): FailureMeaning['delivery'] => failureMeaning(failure).delivery;

/** Why a page's own record did not come. */
export const notLoadedBecause = (failure: FailedCall): FailureMeaning['page'] => failureMeaning(failure).page;
