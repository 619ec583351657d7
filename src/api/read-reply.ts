import type { Endpoint } from '#contracts/endpoint.ts';
import { failureCase, type FailureKind } from '#contracts/failure.ts';
import { Refusal } from '#contracts/wire.schema.ts';
import { treatmentOf, type CallPolicy } from './error-policy.ts';
import type { ApiFailure, Outcome } from './failure.ts';
import type { ClientPorts } from './ports.ts';

/** A reply as any of the transports hands it over. */
export interface RawReply {
  readonly status: number;
  readonly text: () => Promise<string>;
  readonly blob: () => Promise<Blob>;
  readonly header: (name: string) => string | null;
}

/** JSON that holds a control of direction, as itself or as its escape. It is rare, and so is the code that ends it (T13). */
const HAS_DIRECTION = /[\u202A-\u202E\u2066-\u2068]|\\u20(?:2[a-e]|6[678])/iu;
/** Without that code the names stand as they came. */
const loadCloseNames = () => import('./close-directions.ts').then(({ closeNames }) => closeNames, () => undefined);

const parseJson = async (text: string): Promise<unknown> => {
  try {
    return JSON.parse(text, HAS_DIRECTION.test(text) ? await loadCloseNames() : undefined) as unknown;
  } catch {
    return undefined;
  }
};

/** Characters above which a reply holds a list that is worth compacting. */
const LONG = 30_000;
/** Without that code data stand as they were parsed. */
const compacted = (data: unknown): Promise<unknown> => import('./compact.ts').then(({ compact }) => compact(data), () => data);

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
  said: { message?: string | undefined; errors?: Record<string, readonly string[]> | undefined; retryAfterSeconds?: number | null; requestId?: string | null } = {},
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
 * A success whose body the contract does not know is a failure of kind `shape`: never a blank page, never half-parsed data.
 */
export const readReply = async (endpoint: Endpoint, policy: CallPolicy, raw: RawReply, onRead?: ClientPorts['onRead']): Promise<Outcome<unknown>> => {
  const fail = (...rest: Parameters<typeof failureOf> extends [unknown, unknown, ...infer R] ? R : never): Outcome<unknown> => ({
    ok: false,
    failure: failureOf(endpoint, policy, ...rest),
  });
  const requestId = raw.header('x-request-id');
  if (!endpoint.success.includes(raw.status)) {
    // Another 2xx or a redirect is no refusal: it is an answer that the contract does not know.
    if (raw.status < 400) return fail('shape', raw.status, { requestId });
    const said = Refusal.safeParse(await parseJson(await raw.text()));
    return fail('http', raw.status, {
      ...(said.success ? { message: said.data.message, errors: said.data.errors } : {}),
      retryAfterSeconds: secondsToWait(raw.header('retry-after')),
      requestId,
    });
  }
  if (endpoint.replies === 'empty') {
    // What comes all the same is read, and waited for by nobody: unread it keeps its connection.
    raw.text().catch(() => undefined);
    return { ok: true, data: undefined };
  }
  if (endpoint.replies === 'blob') return { ok: true, data: await raw.blob() };
  const text = await raw.text();
  const json = await parseJson(text);
  const parsed = endpoint.reply.safeParse(json);
  if (!parsed.success) return fail('shape', raw.status, { requestId });
  onRead?.(endpoint, json);
  return { ok: true, data: text.length > LONG ? await compacted(parsed.data) : parsed.data };
};
