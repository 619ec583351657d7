import type { DecidedBy } from '#contracts/demo.ts';
import type { Endpoint, Schema } from '#contracts/endpoint.ts';
import { unknownKeys } from '#contracts/unknown-keys.ts';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/database.ts';
import { isPermitted } from '../rules/permissions.ts';
import {
  type AnyReply,
  forbidden,
  invalid,
  refuse,
  type Refusal,
  tokenMismatch,
  unauthenticated,
} from '../rules/reply.ts';
import type { Call, Rule } from '../rules/rule.ts';
import { validationErrors } from '../rules/validation.ts';
import { type SetCookie, Visitor } from '../rules/visitor.ts';
import { keyedCall, rememberReply, repeatedReply } from './idempotency.ts';

/** A request as it came, not parsed yet. */
export interface Asked {
  readonly params: unknown;
  readonly query: Readonly<Record<string, unknown>>;
  /** Undefined where it was too large to be read. */
  readonly body: unknown;
  readonly cookies: Readonly<Record<string, string>>;
  /** What `X-XSRF-TOKEN` said. */
  readonly token: string | null;
  /** What `X-Socket-ID` said. */
  readonly socketId: string | null;
  /** What `Idempotency-Key` said. */
  readonly idempotencyKey: string | null;
}

export interface Outcome {
  readonly reply: AnyReply;
  readonly cookies: readonly SetCookie[];
  readonly decidedBy: DecidedBy;
  /** Answered as the same request was before: nothing was done. */
  readonly isRepeated?: boolean;
}

/** The organisation that a call names in its query, its path or its body, whose roles count (K-13); null: it names none. */
const organisationOf = ({ query, params, body }: Asked): number | null => {
  const inBody = body as { readonly organisation_id?: unknown } | null | undefined;
  const named =
    query['organisation_id'] ??
    (params as { readonly org?: unknown } | undefined)?.org ??
    inBody?.organisation_id ??
    null;
  return named === null ? null : Number(named);
};

const parse = (endpoint: Endpoint, asked: Asked): Pick<Asked, 'params' | 'query' | 'body'> | Refusal => {
  const errors: Record<string, string[]> = {};
  const part = (schema: Schema | undefined, value: unknown): unknown => {
    const result = schema?.safeParse(value, { reportInput: true });
    if (result?.success === false) Object.assign(errors, validationErrors(result.error.issues));
    return result?.data;
  };
  const parsed = {
    params: part(endpoint.params, asked.params),
    query: part(endpoint.query, asked.query) as Asked['query'],
    body: part(endpoint.body, asked.body),
  };
  return Object.keys(errors).length > 0 ? invalid(errors) : parsed;
};

/** An answer that the contract does not describe is a defect of the rule and must not pass for one. */
const provePromise = (endpoint: Endpoint, reply: AnyReply): void => {
  if (reply.kind !== 'answer' || endpoint.replies === 'empty') return;
  const result = endpoint.reply.safeParse(reply.body);
  if (!result.success)
    throw new Error(`The rule of ${endpoint.name} breaks its contract: ${JSON.stringify(result.error.issues)}`);
  const unknown = unknownKeys(endpoint.reply, reply.body);
  if (unknown.length > 0)
    throw new Error(`The rule of ${endpoint.name} tells what its contract does not know: ${unknown.join(', ')}`);
};

/**
 * What stands between a call and its rule, in the order of Laravel's middleware: CSRF token (L3), session (401),
 * permission (403), size (413), shape (422).
 */
export const decide = async <E extends Endpoint>(
  endpoint: E,
  rule: Rule<E>,
  backend: Backend,
  db: Database,
  asked: Asked,
): Promise<Outcome> => {
  const visitor = new Visitor(db, asked.cookies);
  const refused = (reply: Refusal, decidedBy: DecidedBy): Outcome => ({ reply, cookies: [], decidedBy });
  if (
    endpoint.method !== 'GET' &&
    endpoint.csrf !== 'exempt' &&
    (visitor.session === null || asked.token !== visitor.session.csrf)
  )
    return refused(tokenMismatch(), 'token');
  const user = db.tables.users.get(visitor.session?.user_id ?? 0) ?? null;
  if (endpoint.session === 'required' && user === null) return refused(unauthenticated(), 'session');
  if (endpoint.session === 'challenged' && (visitor.session?.challenged_user_id ?? null) === null)
    return refused(unauthenticated(), 'session');
  if (user !== null && !isPermitted(db, user.id, organisationOf(asked), endpoint.needs))
    return refused(forbidden(), 'permission');
  if (endpoint.body !== undefined && asked.body === undefined)
    return refused(refuse(413, 'The POST data is too large.'), 'size');
  const parsed = parse(endpoint, asked);
  if ('kind' in parsed) return refused(parsed, 'shape');
  const nowMs = backend.nowMs();
  const keyed = keyedCall(endpoint, user?.id ?? visitor.session?.id, asked.idempotencyKey, parsed);
  const repeated = keyed === null ? null : repeatedReply(db, keyed, nowMs);
  if (repeated !== null) return { reply: repeated, cookies: [], decidedBy: 'key', isRepeated: true };
  const call = {
    ...parsed,
    db,
    visitor,
    user,
    nowMs,
    now: Math.floor(nowMs / 1000),
    realMs: backend.realMs(),
    socketId: asked.socketId,
    appPath: backend.appPath,
    asset: (name: string) => backend.asset(name),
  };
  // Parsed by the endpoint's own schemas just now, which is what the type says.
  const reply: AnyReply = await rule(call as unknown as Call<E>);
  provePromise(endpoint, reply);
  if (keyed !== null) rememberReply(db, keyed, reply, nowMs);
  return { reply, cookies: visitor.setCookies, decidedBy: 'rule' };
};
