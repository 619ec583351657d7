import { MatchersV3, Pact } from '@pact-foundation/pact';
import type { TemplateQuery } from '@pact-foundation/pact/src/v3/types.js';
import { expect } from 'vitest';
import { createClient } from '#api/client.ts';
import { PRODUCT_VERSION } from '../constants.ts';
import type { Endpoint, RequestOf, WireReplyOf } from '../endpoint.ts';
import { FOREIGN_TOKEN, type Provides } from '../provider-state.ts';
import type { ProviderStateName } from '../provider-states.ts';
import { getCsrfCookie } from '../session/session.endpoints.ts';
import type { Refusal } from '../wire.schema.ts';
import { actsAs, providesOf } from './acts-as.ts';
import { pinnedRefusal, refusalHeaders } from './pinned-refusal.ts';
import { pinned, type PinOptions } from './matchers.ts';
import { isAssumedAt, type Pinning, pinnedPaths, questionsOf } from './assumptions-of.ts';
import { MULTIPART_TYPE, multipartBody } from './multipart.ts';
import { onlyAssumed, withoutAssumed } from './split-template.ts';
import { returnsProvided, injected, injectedPath, providedName } from './provided.ts';

/**
 * Where interactions are recorded, never the committed pacts themselves: `npm run contracts` merges a recording into
 * those.
 */
const recordingFolder = (): string => {
  const folder = process.env['PACT_DIRECTORY'];
  if (folder === undefined)
    throw new Error('Pact tests run with scripts/vitest.contracts.config.ts, which says where to record.');
  return folder;
};

const pactFor = (provider: 'portal' | 'portal-assumed') =>
  new Pact({ consumer: 'waymark', provider, dir: recordingFolder(), logLevel: 'error' });

/**
 * Calls that the specification fixes, and calls that were assumed and wait for the owner of the real API to confirm
 * them.
 */
export const pacts = { known: pactFor('portal'), partly: pactFor('portal'), assumed: pactFor('portal-assumed') };

const XSRF_TOKEN = 'a-token-of-the-session';
/**
 * Names no connection of the provider: whether it leaves a sender out is its own affair (I-12), but it must take the
 * header.
 */
const SOCKET_ID = '12.34';
/** Whose work a write is: the client of a pact knows nobody to compare it with. */
const ANYBODY = 1;

/** The client of the app over node's own `fetch`; the verifier later puts a real session in the place of this one. */
const clientAt = (baseUrl: string, token: string) =>
  createClient({
    baseUrl,
    // After a 419 the client renews the cookie before it tries once more: that call is another interaction.
    fetch: (request, init) =>
      (request as Request).url.endsWith(`/${getCsrfCookie.path}`) && token === FOREIGN_TOKEN
        ? Promise.resolve(new Response(null, { status: 204 }))
        : fetch(request, init),
    readCookie: () => token,
    upload: async ({ url, headers, form }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': MULTIPART_TYPE },
        body: await multipartBody(form),
      });
      return { status: response.status, body: await response.text(), header: (name) => response.headers.get(name) };
    },
    appCode: 'waymark',
    appVersion: PRODUCT_VERSION,
    socketId: () => SOCKET_ID,
    roles: () => [
      {
        permissions: [
          { object: 'users', actions: ['read'] },
          { object: 'pages', actions: ['update'] },
        ],
      },
    ],
  });

/**
 * Paths of the values that decide, which are pinned as they stand in the example and in the state's sentence: what was
 * counted, marked, found or echoed. Or why there are none.
 */
type Proved = readonly [string, ...string[]] | { readonly nothing: string };

export interface Interaction<E extends Endpoint> {
  readonly state: ProviderStateName;
  /** What the consumer does, for the pact; unique within its file. */
  readonly does: string;
  readonly endpoint: E;
  readonly request: RequestOf<E>;
  /** Sent as `Idempotency-Key`. What it does is assumed, whatever is known of the call itself. */
  readonly idempotencyKey?: string;
  /** A success with its body and what the body proves, or a refusal with its words. */
  readonly replies:
    | {
        readonly status: number;
        readonly proves: Proved;
        /** Paths of the reply where something stands that the state provides, and its name there. */
        readonly returns?: Readonly<Record<string, string>>;
        readonly body: WireReplyOf<E>;
        readonly pin?: Omit<PinOptions, 'exactAt'>;
      }
    | { readonly status: number; readonly refusal: Refusal }
    | { readonly status: number; readonly file: { readonly path: string; readonly mimetype: string } }
    | { readonly status: number };
}

const queryOf = (endpoint: Endpoint, query: Readonly<Record<string, unknown>>, provides: Provides): TemplateQuery =>
  Object.fromEntries(
    Object.entries({ ...endpoint.fixedQuery, ...query }).map(([name, value]) => {
      const text = Array.isArray(value) ? value.join(',') : String(value);
      const provided = providedName(provides, name, value);
      return [name, provided === undefined ? text : MatchersV3.fromProviderState(`\${${provided}}`, text)];
    }),
  );

/** Throws where an example does not hold what its state provides. */
const checkReturns = (body: unknown, returns: Readonly<Record<string, string>>, provides: Provides): void => {
  const lost = Object.entries(returns).filter(([path, name]) => !returnsProvided(body, path, provides[name]));
  if (lost.length > 0)
    throw new Error(`The state does not provide what the example has at ${lost.map(([path]) => path).join(', ')}`);
};

/**
 * Pins a body of text as it stands. The builder offers this for JSON and XML only: its binary bodies are matched by a
 * guess at their kind, and its multipart ones hold a single part.
 */
const withText = (builder: object, text: string, contentType: string): void =>
  (
    builder as { interaction: { withRequestBody(body: string, contentType: string): void } }
  ).interaction.withRequestBody(text, contentType);

const formOf = (parts: Readonly<Record<string, string | Blob>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  return form;
};

/** What one recorded interaction says of its reply. */
interface RecordedPart {
  readonly does: string;
  readonly template: unknown;
  readonly returns: Readonly<Record<string, string>>;
  /** P4: an interaction with questions is pending; a verifier of Pact's then tells a difference and does not fail. */
  readonly questions: readonly string[];
  /**
   * Whether the app reads the reply: with what is assumed alone it cannot, and of a reply assumed as a whole nothing is
   * pinned.
   */
  readonly isRead: boolean;
}

/**
 * P4: where a request is known and only keys of its reply are assumed, the known part counts and the assumed keys stand
 * alone in a second interaction, which is pending.
 */
const partsOf = (name: string, whole: RecordedPart, isOnlyOfReply: boolean): readonly RecordedPart[] => {
  if (!isOnlyOfReply) return [whole];
  const isAssumed = (path: string): boolean => isAssumedAt(name, path);
  const isAllAssumed = isAssumed('');
  const returnsOf = (wanted: boolean): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(whole.returns).filter(([path]) => isAssumed(path) === wanted));
  return [
    {
      ...whole,
      template: isAllAssumed ? undefined : withoutAssumed(whole.template, isAssumed),
      returns: returnsOf(false),
      questions: [],
      isRead: !isAllAssumed,
    },
    {
      ...whole,
      does: `${whole.does}, as assumed`,
      template: isAllAssumed ? whole.template : onlyAssumed(whole.template, isAssumed),
      returns: returnsOf(true),
      isRead: isAllAssumed,
    },
  ];
};

/** By letting the app's own client perform the call against pact's mock; asserts what it made of the answer. */
const record = async <E extends Endpoint>(
  { state, endpoint, request, idempotencyKey, replies }: Interaction<E>,
  token: string,
  { does, template, returns, questions, isRead }: RecordedPart,
): Promise<void> => {
  const {
    params = {},
    query = {},
    body,
  } = request as { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
  const writing = endpoint.method !== 'GET';
  const provides = providesOf(state);
  const expected = queryOf(endpoint, query, provides);
  const multipart =
    endpoint.encoding === 'multipart' ? await multipartBody(formOf(body as Record<string, string | Blob>)) : undefined;
  const interaction = pacts[idempotencyKey === undefined ? endpoint.contract : 'assumed'].addInteraction();
  if (Object.keys(returns).length > 0) interaction.comment({ key: 'returns', value: JSON.stringify(returns) });
  if (questions.length > 0) interaction.pending(true).comment({ key: 'assumes', value: JSON.stringify(questions) });
  await interaction
    .given(state, { as: actsAs(state) })
    .uponReceiving(`${endpoint.name}: ${does}`)
    .withRequest(
      endpoint.method === 'DELETE' ? 'POST' : endpoint.method,
      injectedPath(endpoint.path, params, provides),
      (builder) => {
        builder.headers({
          Accept: 'application/json',
          'X-App-Code': MatchersV3.string('waymark'),
          'X-App-Version': MatchersV3.string(PRODUCT_VERSION),
          ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
          ...(writing
            ? {
                'X-Socket-ID': MatchersV3.string(SOCKET_ID),
                'X-XSRF-TOKEN': token === FOREIGN_TOKEN ? token : MatchersV3.string(token),
              }
            : {}),
          ...(endpoint.method === 'DELETE' ? { 'X-HTTP-Method-Override': 'DELETE' } : {}),
        });
        if (Object.keys(expected).length > 0) builder.query(expected);
        if (multipart !== undefined) withText(builder, multipart, MULTIPART_TYPE);
        else if (body !== undefined) builder.jsonBody(injected(provides, body) as never);
      },
    )
    .willRespondWith(replies.status, (builder) => {
      if ('file' in replies) builder.binaryFile(replies.file.mimetype, replies.file.path);
      else if ('refusal' in replies)
        builder.headers(refusalHeaders(replies.status)).jsonBody(pinnedRefusal(replies.status, replies.refusal));
      else if (template !== undefined) builder.jsonBody(template);
    })
    .executeTest(async (mock) => {
      const outcome = await clientAt(mock.url, token).attempt<Endpoint>(endpoint, request, {
        confirmedFor: ANYBODY,
        ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      });
      if (endpoint.success.includes(replies.status)) {
        if (!isRead) return;
        expect(outcome).toMatchObject({ ok: true });
        if (template !== undefined)
          expect(outcome).toEqual({ ok: true, data: endpoint.reply.parse(MatchersV3.reify(template)) });
        if ('file' in replies) expect(outcome.ok && (outcome.data as Blob).size).toBeGreaterThan(0);
      } else {
        const said = 'refusal' in replies ? replies.refusal : {};
        expect(outcome).toMatchObject({
          ok: false,
          failure: { kind: 'http', status: replies.status, message: said.message ?? null, errors: said.errors ?? {} },
        });
      }
    });
};

/** Records an interaction, in two parts where its reply rests on an assumption. */
const pin = async <E extends Endpoint>(interaction: Interaction<E>, token = XSRF_TOKEN): Promise<void> => {
  const { state, does, endpoint, request, idempotencyKey, replies } = interaction;
  const { params = {}, query = {}, body } = request as Partial<Pick<Pinning, 'params' | 'query' | 'body'>>;
  const returns = 'body' in replies ? (replies.returns ?? {}) : {};
  if ('body' in replies) checkReturns(replies.body, returns, providesOf(state));
  const template =
    'body' in replies
      ? pinned(endpoint.reply, replies.body, {
          ...replies.pin,
          presentAt: [...(replies.pin?.presentAt ?? []), ...Object.keys(returns)],
          ...('nothing' in replies.proves ? {} : { exactAt: replies.proves }),
        })
      : undefined;
  const { questions, isOnlyOfReply } = questionsOf({
    name: endpoint.name,
    params,
    query,
    body,
    headers: idempotencyKey === undefined ? [] : ['Idempotency-Key'],
    status: replies.status,
    replyPaths: template === undefined ? null : pinnedPaths(template),
  });
  const whole: RecordedPart = { does, template, returns, questions, isRead: true };
  for (const part of partsOf(endpoint.name, whole, isOnlyOfReply)) await record(interaction, token, part);
};

/** Calls whose refusals without a session and without its token are pinned by now. */
const refused = new Set<string>();

/**
 * Records one interaction by letting the app's own client perform the call against pact's mock, and asserts what the
 * client made of the answer: the parsed example, or the failure. The first success of a call brings two refusals of the
 * same request with it (0113): 401 where a session is required and nobody has signed in, 419 for a write with another
 * session's token.
 */
export const pins = async <E extends Endpoint>(interaction: Interaction<E>): Promise<void> => {
  await pin(interaction);
  const { endpoint, idempotencyKey, replies } = interaction;
  if (refused.has(endpoint.name) || idempotencyKey !== undefined || !endpoint.success.includes(replies.status)) return;
  refused.add(endpoint.name);
  if (endpoint.session === 'required')
    await pin({
      ...interaction,
      state: 'nobody is signed in',
      does: 'without a session',
      replies: { status: 401, refusal: { message: 'Unauthenticated.' } },
    });
  if (endpoint.method !== 'GET' && endpoint.csrf !== 'exempt')
    await pin(
      {
        ...interaction,
        does: 'with another session’s token',
        replies: { status: 419, refusal: { message: 'CSRF token mismatch.' } },
      },
      FOREIGN_TOKEN,
    );
};
