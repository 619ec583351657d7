import { ApiError } from '#api/failure.ts';

/** A 404 of what a page is about travels as an exception to the not-found page: nothing is broken. */
export const leadsToNotFound = (error: unknown): boolean => error instanceof ApiError && error.failure.treatment === 'page';

/** What a boundary caught. Expected failures are silent, so that whatever stands in the console is a defect. */
export const reportCaught = (error: unknown): void => {
  if (!leadsToNotFound(error)) globalThis.reportError(error);
};
