import type { Endpoint, Schema } from '#contracts/endpoint.ts';
import type { Provides } from '#contracts/provider-state.ts';
import { returnsProvided, valuesAt } from '#contracts/testing/provided.ts';
import { type RealtimeEventName, realtimeEvents } from '#contracts/notifications/realtime-events.schema.ts';
import { unknownKeys } from '#contracts/unknown-keys.ts';
import { missingKeys } from '#contracts/missing-keys.ts';

/** A reply as it came. */
export interface HeardReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * How much a provider is held to: what the client needs, or, for the fake backend, every key of the contract and no
 * other.
 */
export type Measure = 'needed' | 'whole';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** A path as assumptions name it: without positions in lists. */
const withoutPositions = (path: readonly PropertyKey[]): string =>
  path.filter((step) => typeof step === 'string').join('.');

/**
 * What the app cannot read of a body, and, measured as a whole, what is missing or unknown. Empty: nothing.
 * `isTold`: the paths of which a difference is told.
 */
export const faultsOfBody = (
  schema: Schema,
  body: unknown,
  measure: Measure,
  isTold: (path: string) => boolean = () => true,
): readonly string[] => {
  const result = schema.safeParse(body);
  if (!result.success)
    return result.error.issues
      .filter(({ path }) => isTold(withoutPositions(path)))
      .map(({ path, message }) => `the app cannot read ${path.length === 0 ? 'it' : path.join('.')}: ${message}`);
  if (measure === 'needed') return [];
  return [
    ...missingKeys(schema, body).map((key) => `lacks ${key}, which the contract names`),
    ...unknownKeys(schema, body).map((key) => `has ${key}, which the contract does not name`),
  ];
};

/** A download is saved under its name; what a page shows is not (K-05). */
const faultsOfFile = ({ fixedQuery }: Endpoint, { headers, body }: HeardReply): readonly string[] => {
  const isDownload = fixedQuery?.['download'] === 'true';
  const isAttachment = /^attachment\b.*filename/i.test(headers['content-disposition'] ?? '');
  return [
    ...(body.length === 0 ? ['the file is empty'] : []),
    ...(headers['content-length'] !== undefined && Number(headers['content-length']) !== body.length
      ? [`says ${headers['content-length']} bytes and sends ${body.length}`]
      : []),
    ...(isDownload && !isAttachment
      ? ['a download without `Content-Disposition: attachment` and a name: the browser may show it instead']
      : []),
    ...(!isDownload && isAttachment ? ['is sent as an attachment: the page cannot show it'] : []),
  ];
};

/** P7: what a reply returns must be what the provider itself supplied with the state; pact cannot compare the two. */
export const faultsOfReturns = (
  { status, body }: Pick<HeardReply, 'body'> & Partial<Pick<HeardReply, 'status'>>,
  returns: Readonly<Record<string, string>>,
  provides: Provides,
): readonly string[] =>
  Object.entries(returns).flatMap(([path, name]) => {
    const reply = parsed(body.toString());
    if (returnsProvided(reply, path, provides[name])) return [];
    if (status !== undefined && status >= 300) return [`there was no ${path === '' ? 'list' : path} in a ${status}`];
    const found = valuesAt(reply, path.split('.'));
    return [
      `${path} is ${found.length === 0 ? 'missing' : JSON.stringify(found)}, not ${JSON.stringify(provides[name])}, which the state provides as ${name}`,
    ];
  });

/**
 * What the verifier asserts of a reply by itself, beside pact (0120): that the app's own schema reads it, optional keys
 * included, which pact has no rule for; and of a file its length and how it is sent. Refusals are pact's affair alone.
 */
export const faultsOfReply = (
  endpoint: Endpoint,
  reply: HeardReply,
  measure: Measure,
  isTold?: (path: string) => boolean,
): readonly string[] => {
  if (!endpoint.success.includes(reply.status))
    return reply.status < 300 ? [`answers ${reply.status}, which is no success of this call`] : [];
  if (endpoint.replies === 'empty') return [];
  return endpoint.replies === 'blob'
    ? faultsOfFile(endpoint, reply)
    : faultsOfBody(endpoint.reply, parsed(reply.body.toString()), measure, isTold);
};

/** The same of an event: its name, and its data by the schema of that name (Y-12). Measured as a whole. */
export const faultsOfEvent = (frame: unknown): readonly string[] => {
  const { event, data } = Object(frame) as { readonly event?: unknown; readonly data?: unknown };
  if (typeof event !== 'string' || !Object.hasOwn(realtimeEvents, event)) return ['the app does not know this event'];
  return faultsOfBody(realtimeEvents[event as RealtimeEventName].payload, data, 'whole');
};
