import { ApiError } from '#api/failure.ts';
import { isMissingPart } from './new-release.ts';
import type { Reporter } from './reporter.ts';

/** A 404 of what a page is about travels as an exception to the not-found page: nothing is broken. */
export const leadsToNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.failure.treatment === 'page';

/**
 * What a boundary caught goes to the console and to the reporter (J-15). Expected failures are silent, so that whatever
 * stands in the console is a defect; a failed call was reported when it failed.
 */
export const reportsCaught =
  (report: Reporter) =>
  (error: unknown): void => {
    if (leadsToNotFound(error) || isMissingPart(error)) return;
    globalThis.reportError(error);
    if (!(error instanceof ApiError)) report({ call: 'page', kind: 'crash', status: null, requestId: null });
  };
