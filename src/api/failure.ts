import type { FailureCase, Treatment } from '#contracts/endpoint.ts';

/**
 * Why a call came to nothing.
 *
 * - `http`: the server refused; `status` says how.
 * - `network`, `timeout`: no answer; whether the server acted is unknown.
 * - `shape`: an answer that the contract does not know, a web page for instance.
 * - `gate`: rejected here for want of a permission; nothing left (K-14).
 * - `aborted`: the caller took it back.
 */
export type FailureKind = 'http' | 'network' | 'timeout' | 'shape' | 'gate' | 'aborted';

/** An expected failure: a result to route on, not an exception. Holds no body of the request (J-15). */
export interface ApiFailure {
  readonly kind: FailureKind;
  /** Name of the endpoint. */
  readonly call: string;
  /** HTTP status, null where no answer came. */
  readonly status: number | null;
  /** The server's own words, where it sent any. */
  readonly message: string | null;
  /** Messages per field of a 422 (L19); empty otherwise. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Seconds to wait (429, 503), null where the server did not say. */
  readonly retryAfterSeconds: number | null;
  /** The server's own name for this request, where its reply carried one (`X-Request-Id`): what a report goes by (J-15). */
  readonly requestId?: string | null;
  /** What the call's policy makes of it. */
  readonly treatment: Treatment;
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

const CASES: readonly number[] = [401, 403, 404, 419, 422, 423, 429, 503];

/** Which column of the policy a failure falls under; an unexpected shape counts as `other` (J-05). */
export const caseOf = (kind: FailureKind, status: number | null): FailureCase => {
  if (kind === 'network' || kind === 'timeout') return 'network';
  return kind === 'http' && CASES.includes(status ?? 0) ? (status as FailureCase) : 'other';
};
