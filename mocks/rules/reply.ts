import type { Endpoint, WireReplyOf } from '#contracts/endpoint.ts';

type Headers = Readonly<Record<string, string>>;

/** An answer as the contract describes it. */
export interface Answer<Body, Status extends number = number> {
  readonly kind: 'answer';
  readonly status: Status;
  readonly body: Body;
  readonly headers: Headers;
}

/** A file's bytes. */
export interface Bytes {
  readonly kind: 'bytes';
  readonly status: 200;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: Headers;
}

/** An answer that is no success: a body as Laravel writes it (L19, L20). */
export interface Refusal {
  readonly kind: 'refusal';
  readonly status: number;
  readonly body: { readonly message: string; readonly errors?: Readonly<Record<string, readonly string[]>> };
  readonly headers: Headers;
}

/** Any reply, whichever call it answers. */
export type AnyReply = Refusal | Bytes | Answer<unknown>;

/** What a rule for the call may answer. */
export type ReplyTo<E extends Endpoint> =
  | Refusal
  | (E['replies'] extends 'blob'
      ? Bytes
      : Answer<E['replies'] extends 'empty' ? null : WireReplyOf<E>, E['success'][number]>);

/** `Response`'s own name for a body-less answer: `reply(204, null)`. */
export const reply = <const Status extends number, Body>(
  status: Status,
  body: Body,
  headers: Headers = {},
): Answer<Body, Status> => ({
  kind: 'answer',
  status,
  body,
  headers,
});

export const bytes = (content: Uint8Array<ArrayBuffer>, headers: Headers): Bytes => ({
  kind: 'bytes',
  status: 200,
  bytes: content,
  headers,
});

export const refuse = (status: number, message: string, headers: Headers = {}): Refusal => ({
  kind: 'refusal',
  status,
  body: { message },
  headers,
});

/** L20. */
export const unauthenticated = (): Refusal => refuse(401, 'Unauthenticated.');
export const forbidden = (): Refusal => refuse(403, 'This action is unauthorized.');
export const notFound = (model: string, id: number | string): Refusal =>
  refuse(404, `No query results for model [App\\Models\\${model}] ${id}`);
export const tokenMismatch = (): Refusal => refuse(419, 'CSRF token mismatch.');

/** L20: with the seconds to wait. */
export const tooMany = (seconds: number): Refusal => refuse(429, 'Too Many Attempts.', throttleHeaders(seconds));

export const throttleHeaders = (seconds: number): Headers => ({
  'Retry-After': String(seconds),
  'X-RateLimit-Limit': '5',
  'X-RateLimit-Remaining': '0',
});

/** Only fields that have messages. */
export const withMessages = (
  errors: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(errors).filter(([, messages]) => messages.length > 0));

/** L19: the first message and how many more there are, then every message by its dotted field. */
export const invalid = (
  errors: Readonly<Record<string, readonly string[]>>,
  status = 422,
  headers: Headers = {},
): Refusal => {
  const messages = Object.values(errors).flat();
  const more = messages.length - 1;
  const summary = `${messages[0] ?? 'The given data was invalid.'}${more > 0 ? ` (and ${more} more ${more === 1 ? 'error' : 'errors'})` : ''}`;
  return { kind: 'refusal', status, body: { message: summary, errors }, headers };
};
