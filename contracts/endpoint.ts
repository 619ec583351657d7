import type * as z from 'zod/mini';

/** Verbs of table X. A `DELETE` travels as `POST` with a method override (W-11). */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How much of a call the specification fixes: table X, column "Contract" (K, P, A). */
export type Certainty = 'known' | 'partly' | 'assumed';

/** The situations that a failed call can be in; `other` is any other status or an unexpected shape. */
export type FailureCase = 401 | 403 | 404 | 419 | 422 | 423 | 429 | 503 | 'other' | 'network';

/** What happens to a failure: the global tray, nothing, the flow's own answer, or the not-found page. */
export type Treatment = 'tray' | 'silent' | 'own' | 'page';

/**
 * Error policy of a call (before table X): a preset with exceptions per status.
 *
 * - `tray`: the global table, J-01 to J-05.
 * - `silent`: nothing shown except 401, 419 and 503 (J-11).
 * - `mute`: nothing at all.
 * - `own`: the flow answers the statuses named in `on` (none named: every one), the rest as `tray`.
 */
export interface ErrorPolicy {
  readonly preset: 'tray' | 'silent' | 'mute' | 'own';
  readonly on?: Readonly<Partial<Record<FailureCase, Treatment>>>;
}

/** For each object the actions that a person's roles must grant together (K-13). */
export type Requirement = Readonly<Record<string, readonly string[]>>;

/** Any schema of the contract. */
export type Schema = z.ZodMiniType;

/**
 * Who may make the call: anybody; somebody who gave the right password and still owes the code; somebody signed in.
 * Calls for anybody answer without a session, every other one answers 401 (L20).
 */
export type Session = 'none' | 'challenged' | 'required';

/**
 * What a write is while somebody views as a learner (H-17, 0287).
 *
 * - `named`: it counts as the learner's own. It leaves only after a confirmation that names the learner.
 * - `refused`: it never leaves. It belongs to the own name of whoever views.
 * - `harmless`: it counts for nobody by itself, or it is about the session.
 */
export type Viewing = 'named' | 'refused' | 'harmless';

/** What is known of every call, whether it reads or writes. */
export interface EndpointParts {
  readonly name: string;
  /** Row of table X. */
  readonly number: `X-${string}`;
  readonly description: string;
  /** As the specification writes it: no prefix, `{name}` for a parameter. */
  readonly path: string;
  /** Not of the API, but a static file beside the app: its path starts where the app lies on its host. */
  readonly host?: 'app';
  readonly params?: Schema;
  readonly query?: Schema;
  /** Query values that never vary; the client adds them, so no caller can forget one. */
  readonly fixedQuery?: Readonly<Record<string, string | number | readonly string[]>>;
  /** By name: another value of the fixed query, which a second row of table X sends to the same address (0232). */
  readonly otherQuery?: Readonly<Record<string, string | number | readonly string[]>>;
  readonly body?: Schema;
  /** `json` unless said otherwise; `multipart` goes through the upload port (L30, K-01). */
  readonly encoding?: 'json' | 'multipart';
  /** Statuses of success. */
  readonly success: readonly number[];
  readonly reply: Schema;
  /** `json` unless said otherwise; `empty` takes no body or any JSON and ignores it (L18), `blob` keeps its bytes. */
  readonly replies?: 'json' | 'empty' | 'blob';
  readonly session: Session;
  /** A write that a server takes without a CSRF token, too (L26). */
  readonly csrf?: 'exempt';
  /**
   * A repeated call with the same `Idempotency-Key` is answered as the first and does nothing more. How certain that
   * is.
   */
  readonly idempotencyKey?: Certainty;
  readonly errors: ErrorPolicy;
  readonly contract: Certainty;
  /** Rejected in the client, before any request leaves, where it is not met (K-14). */
  readonly needs?: Requirement;
}

/** A call that reads. */
export interface ReadEndpoint extends EndpointParts {
  readonly method: 'GET';
  readonly viewing?: never;
}

/** A call that writes. It says what it is while viewing as a learner, or it does not type-check. */
export interface WriteEndpoint extends EndpointParts {
  readonly method: Exclude<Method, 'GET'>;
  readonly viewing: Viewing;
}

/** The whole of what is known of one call. Everything else (client, fake backend, pact) is derived from it. */
export type Endpoint = ReadEndpoint | WriteEndpoint;

/** Declares a call once and keeps its exact type. */
export const endpoint = <const E extends Endpoint>(declared: E): E => declared;

type InputOf<S> = S extends Schema ? z.input<S> : never;
type OutputOf<S> = S extends Schema ? z.output<S> : never;
type Part<K extends string, S> = S extends Schema
  ? Record<never, never> extends z.input<S>
    ? { readonly [P in K]?: z.input<S> | undefined }
    : { readonly [P in K]: z.input<S> }
  : { readonly [P in K]?: undefined };

/** What a caller hands over: `params`, `query` and `body`, each only where the call has it. */
export type RequestOf<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;

/** What the caller gets: the reply after parsing. */
export type ReplyOf<E extends Endpoint> = OutputOf<E['reply']>;

/** What a server sends: the reply before parsing. */
export type WireReplyOf<E extends Endpoint> = InputOf<E['reply']>;

/** What a server receives, after parsing. */
export interface ParsedRequestOf<E extends Endpoint> {
  readonly params: OutputOf<E['params']>;
  readonly query: OutputOf<E['query']>;
  readonly body: OutputOf<E['body']>;
}
