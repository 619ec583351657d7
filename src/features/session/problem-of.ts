import type { ApiFailure } from '#api/failure.ts';
import type { Problem } from '#machines/session/login.setup.ts';

/** What a failure leaves to be told: no more of it than the chart may hold. */
export const problemOf = ({ kind, status, message, errors, retryAfterSeconds }: ApiFailure): Problem => ({
  kind,
  status,
  message,
  errors,
  retryAfterSeconds,
});
