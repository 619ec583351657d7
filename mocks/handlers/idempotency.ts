import type { Endpoint } from '#contracts/endpoint.ts';
import type { Database } from '../db/database.ts';
import type { StoredReply } from '../db/state.ts';
import { type AnyReply, invalid } from '../rules/reply.ts';

/** How long a key is known, as the payment APIs that have such keys promise. */
const KNOWN_FOR_MS = 24 * 60 * 60 * 1000;

/** A key longer than this is no key of ours. */
const LONGEST_KEY = 255;

interface KeyedCall {
  readonly endpoint: Endpoint;
  /** Whose key it is: the person's id, or the session of somebody who is not signed in. */
  readonly owner: number | string;
  /** What `Idempotency-Key` said. */
  readonly key: string;
  readonly params: unknown;
  readonly body: unknown;
}

const nameOf = ({ owner, key }: KeyedCall): string => `${owner}/${key}`;

/** What tells one request from another under the same key. */
export const fingerprintOf = ({ endpoint, params, body }: Pick<KeyedCall, 'endpoint' | 'params' | 'body'>): string =>
  JSON.stringify([endpoint.name, params ?? null, body ?? null]);

const isKnown = ({ atMs }: StoredReply, nowMs: number): boolean => nowMs - atMs < KNOWN_FOR_MS;

/** The call with its key, where the endpoint knows keys and the request names one; else null. */
export const keyedCall = (
  endpoint: Endpoint,
  owner: number | string | undefined,
  key: string | null,
  { params, body }: Pick<KeyedCall, 'params' | 'body'>,
): KeyedCall | null =>
  endpoint.idempotencyKey === undefined || owner === undefined || key === null || key === '' || key.length > LONGEST_KEY
    ? null
    : { endpoint, owner, key, params, body };

/**
 * The reply to the first request under the key; a refusal where the key was used with another request; null where it is
 * new.
 */
export const repeatedReply = (db: Database, call: KeyedCall, nowMs: number): AnyReply | null => {
  const stored = db.state.idempotency[nameOf(call)];
  if (stored === undefined || !isKnown(stored, nowMs)) return null;
  if (stored.fingerprint !== fingerprintOf(call))
    return invalid({ idempotency_key: ['The idempotency key was used with another request.'] });
  return { kind: 'answer', status: stored.status, body: stored.body, headers: {} };
};

/** Remembers a success under its key. A refusal did nothing, so the same key may try again. */
export const rememberReply = (db: Database, call: KeyedCall, reply: AnyReply, nowMs: number): void => {
  if (reply.kind !== 'answer') return;
  const stored: StoredReply = { fingerprint: fingerprintOf(call), status: reply.status, body: reply.body, atMs: nowMs };
  db.edit('idempotency', (before) => ({
    ...Object.fromEntries(Object.entries(before).filter(([, each]) => isKnown(each, nowMs))),
    [nameOf(call)]: stored,
  }));
};
