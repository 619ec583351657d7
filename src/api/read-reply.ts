import type { Endpoint } from '#contracts/endpoint.ts';
import { failureCase, type FailureKind } from '#contracts/failure.ts';
import { Refusal } from '#contracts/wire.schema.ts';
import { closeNames } from './close-directions.ts';
import { compact } from './compact.ts';
import { treatmentOf, type CallPolicy } from './error-policy.ts';
import type { ApiFailure, Outcome } from './failure.ts';
import type { ClientPorts } from './ports.ts';

/** A reply as any of the transports hands it over. */
export interface RawReply {
  readonly status: number;
  readonly text: () => Promise<string>;
  readonly blob: () => Promise<Blob>;
  readonly header: (name: string) => string | null;
  /** It comes from another address than the call went to. */
  readonly isRedirected: boolean;
}

/** JSON that holds a control of direction, as itself or as its escape (T13). It is rare. */
const HAS_DIRECTION = /[\u202A-\u202E\u2066-\u2068]|\\u20(?:2[a-e]|6[678])/iu;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text, HAS_DIRECTION.test(text) ? closeNames : undefined) as unknown;
  } catch {
    return undefined;
  }
};

/** Characters above which a reply holds a list that is worth compacting. */
const LONG = 30_000;

/** Whether a body that the contract has no use for may come from the API: none at all, or JSON (L18, Fortify's `""`). */
const isEmptyOrJson = (text: string): boolean => {
  try {
    if (text.trim() !== '') JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** A page in the place of a file. One that was stored as a file comes as an attachment. */
const isPage = ({ header }: RawReply): boolean =>
  /\bx?html\b/i.test(header('content-type') ?? '') && !/^\s*attachment\b/i.test(header('content-disposition') ?? '');

/** A file may lie in a store that the API refers to; every other call is answered at its own address (B-3). */
const mayBeRedirected = ({ method, replies }: Endpoint): boolean => method === 'GET' && replies === 'blob';

const secondsToWait = (header: string | null): number | null => {
  if (header === null) return null;
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
};

/** Builds the failure of a call, treatment included. */
export const failureOf = (
  endpoint: Endpoint,
  policy: CallPolicy,
  kind: FailureKind,
  status: number | null,
  said: {
    message?: string | undefined;
    errors?: Record<string, readonly string[]> | undefined;
    retryAfterSeconds?: number | null;
    requestId?: string | null;
  } = {},
): ApiFailure => ({
  kind,
  call: endpoint.name,
  session: endpoint.session,
  status,
  message: said.message ?? null,
  errors: said.errors ?? {},
  retryAfterSeconds: said.retryAfterSeconds ?? null,
  requestId: said.requestId ?? null,
  // A gate is the app's own refusal, an abort the caller's own wish: neither is shown.
  treatment: kind === 'gate' || kind === 'aborted' ? 'silent' : treatmentOf(policy, failureCase({ kind, status })),
});

/**
 * Reads a reply against the endpoint: the data on success, else the failure.
 *
 * A reply counts only if the API can have sent it (B-3, R-28). A page of a proxy, the target of a redirect, a text that
 * was cut, or a body that the contract does not know is a failure of kind `shape`, whatever its status: nobody can tell
 * whether the API acted.
 */
export const readReply = async (
  endpoint: Endpoint,
  policy: CallPolicy,
  raw: RawReply,
  onRead?: ClientPorts['onRead'],
): Promise<Outcome<unknown>> => {
  const fail = (
    ...rest: Parameters<typeof failureOf> extends [unknown, unknown, ...infer R] ? R : never
  ): Outcome<unknown> => ({
    ok: false,
    failure: failureOf(endpoint, policy, ...rest),
  });
  const requestId = raw.header('x-request-id');
  /** The body is read although it is of no use: unread it keeps its connection. */
  const unreadable = (): Outcome<unknown> => {
    raw.text().catch(() => undefined);
    return fail('shape', raw.status, { requestId });
  };
  // Even a refusal from another address says nothing about the call that was made.
  if (raw.isRedirected && !mayBeRedirected(endpoint)) return unreadable();
  if (!endpoint.success.includes(raw.status)) {
    // Another 2xx or a redirect is no refusal: it is an answer that the contract does not know.
    if (raw.status < 400) return unreadable();
    const said = Refusal.safeParse(parseJson(await raw.text()));
    return fail('http', raw.status, {
      ...(said.success ? { message: said.data.message, errors: said.data.errors } : {}),
      retryAfterSeconds: secondsToWait(raw.header('retry-after')),
      requestId,
    });
  }
  if (endpoint.replies === 'blob') return isPage(raw) ? unreadable() : { ok: true, data: await raw.blob() };
  const text = await raw.text();
  if (endpoint.replies === 'empty')
    return isEmptyOrJson(text) ? { ok: true, data: undefined } : fail('shape', raw.status, { requestId });
  const json = parseJson(text);
  const parsed = endpoint.reply.safeParse(json);
  if (!parsed.success) return fail('shape', raw.status, { requestId });
  onRead?.(endpoint, json);
  return { ok: true, data: text.length > LONG ? compact(parsed.data) : parsed.data };
};
