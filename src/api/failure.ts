import type { Session } from '#contracts/endpoint.ts';
import type { FailedCall } from '#contracts/failure.ts';
import type { CallTreatment } from './error-policy.ts';

/** An expected failure: a result to route on, not an exception. Holds no body of the request (J-15). */
export interface ApiFailure extends FailedCall {
  /** Name of the endpoint. */
  readonly call: string;
  /** Who may make the call: without a session only one for anybody is answered. */
  readonly session: Session;
  /** The server's own words, where it sent any. */
  readonly message: string | null;
  /** Messages per field of a 422 (L19); empty otherwise. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Seconds to wait (429, 503), null where the server did not say. */
  readonly retryAfterSeconds: number | null;
  /** The server's own name for this request, where its reply carried one (`X-Request-Id`): what a report goes by (J-15). */
  readonly requestId?: string | null;
  /** What the call's policy makes of it. */
  readonly treatment: CallTreatment;
}

export type Outcome<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly failure: ApiFailure };

/** A failure on its way through code that expects exceptions (query functions). */
export class ApiError extends Error {
  readonly failure: ApiFailure;
  constructor(failure: ApiFailure) {
    super(`${failure.call}: ${failure.kind}${failure.status === null ? '' : ` ${failure.status}`}`);
    this.name = 'ApiError';
    this.failure = failure;
  }
}
