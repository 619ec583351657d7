import type { Fault } from '#contracts/demo.ts';
import type { Endpoint, ErrorPolicy, Method } from '#contracts/endpoint.ts';
import { isCalledWith } from '#contracts/shared-address.ts';
import { http, type HttpHandler } from 'msw';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/database.ts';
import { refuse } from '../rules/reply.ts';
import type { Rule } from '../rules/rule.ts';
import type { CookiePort } from './cookies.ts';
import { type Asked, decide, type Outcome } from './decide.ts';
import { faultMessage, hasFault } from './faults.ts';
import { meetFault } from './meet-fault.ts';
import { bodyOf, methodOf, queryOf, redacted } from './request.ts';
import { redirectToPage, respond } from './respond.ts';

/** A call bound to its rule; the door supplies where it listens, the data and the cookies. */
export type BoundHandler = (baseUrl: string, backend: Backend, cookies: CookiePort) => readonly HttpHandler[];

/** Calls that read by their verb and make what they answer with: a session (L1), the payment of a basket (F-02). */
const WRITING_READS: ReadonlySet<string> = new Set(['getCsrfCookie', 'getPaymentIntent']);

const isWriting = (endpoint: Endpoint): boolean => endpoint.method !== 'GET' || WRITING_READS.has(endpoint.name);

/** G-07, G-11: whether the specification means PUT or POST is not known, so both are heard. */
const ALSO_POSTED: ReadonlySet<string> = new Set(['updateProfile', 'updatePassword']);

const isHeardAs = (endpoint: Endpoint, method: string): boolean =>
  method === endpoint.method || (method === 'POST' && ALSO_POSTED.has(endpoint.name));

/** `tray, 404 page` */
const policyOf = ({ preset, on = {} }: ErrorPolicy): string =>
  [preset, ...Object.entries(on).map(([status, treatment]) => `${status} ${treatment}`)].join(', ');

/**
 * Where the call is heard: with and without the slash at the end that the specification writes at times (K-01). A file
 * beside the app is heard there, whatever the host, and below the base for who knows no other address.
 */
const routesOf = (endpoint: Endpoint, baseUrl: string, appPath: string): readonly string[] => {
  const path = `${baseUrl}/${endpoint.path.replaceAll('{', ':').replaceAll('}', '').replace(/\/$/, '')}`;
  return endpoint.host === 'app' ? [path, `*${appPath}${endpoint.path}`] : [path, `${path}/`];
};

/** A verb that is not POST may also travel as one, with an override (L22). */
const VERBS = {
  GET: [http.get],
  POST: [http.post],
  PUT: [http.put, http.post],
  PATCH: [http.patch, http.post],
  DELETE: [http.delete, http.post],
} as const satisfies Record<Method, readonly (typeof http.get)[]>;

/** A request that is being answered. */
interface Arrival {
  readonly asked: Asked;
  /** Below the API's base. */
  readonly path: string;
  /** Real milliseconds since 1970. */
  readonly startedMs: number;
}

/**
 * The only plumbing between HTTP and a rule: method override (L22), the fault that is aimed at the call, cookies, the
 * backend's lock where the call writes, the log. Nothing is decided here.
 */
export const handle =
  <const E extends Endpoint>(endpoint: E, rule: Rule<E>): BoundHandler =>
  (baseUrl, backend, cookiePort) => {
    const log = (
      { asked, path, startedMs }: Arrival,
      status: number,
      { decidedBy, isRepeated = false }: Pick<Outcome, 'decidedBy' | 'isRepeated'>,
      fault: Fault | null,
    ): Promise<void> =>
      backend.log({
        call: endpoint.name,
        method: endpoint.method,
        path,
        query: redacted(asked.query) as Record<string, string>,
        body: redacted(asked.body ?? null),
        status,
        policy: policyOf(endpoint.errors),
        contract: endpoint.contract,
        at: new Date(backend.nowMs()).toISOString(),
        tookMs: Math.round(backend.realMs() - startedMs),
        decidedBy,
        ...(fault === null ? {} : { fault }),
        ...(isRepeated ? { isRepeated } : {}),
      });

    /** Reading calls see what was committed last, writing ones are alone while they decide. */
    const inBackend = <T>(work: (db: Database) => T | Promise<T>): Promise<T> =>
      isWriting(endpoint) ? backend.write(work) : backend.read(work);

    const answer = async (request: Request, params: unknown): Promise<Response | undefined> => {
      const startedMs = backend.realMs();
      const query = queryOf(request);
      if (!isHeardAs(endpoint, await methodOf(request)) || !isCalledWith(endpoint, query['download'])) return undefined;
      const path =
        endpoint.host === 'app'
          ? endpoint.path
          : new URL(request.url).pathname.slice(new URL(baseUrl).pathname.length + 1);
      const asked: Asked = {
        params,
        query,
        body: endpoint.body === undefined ? undefined : await bodyOf(request),
        cookies: await cookiePort.read(request),
        token: request.headers.get('x-xsrf-token'),
        socketId: request.headers.get('x-socket-id'),
        idempotencyKey: request.headers.get('idempotency-key'),
      };
      const arrival = { asked, path, startedMs };
      const finish = async (outcome: Outcome, fault: Fault | null): Promise<Response> => {
        const { reply, cookies } = outcome;
        await log(arrival, reply.status, outcome, fault);
        const setCookies = fault?.kind === 'lost' ? [] : await cookiePort.write(cookies);
        return respond(reply, fault, backend.nowMs(), setCookies, request.headers.get('range'));
      };
      try {
        const faultless = await inBackend((db) =>
          hasFault(db, endpoint) ? null : decide(endpoint, rule, backend, db, asked),
        );
        if (faultless !== null) return await finish(faultless, null);

        const { fault, lost } = await meetFault(backend, endpoint, request.signal);
        if (lost !== null) return lost;
        if (fault?.kind === 'redirect') return redirectToPage(baseUrl);
        if (fault?.status !== undefined)
          return await finish(
            { reply: refuse(fault.status, faultMessage(fault.status)), cookies: [], decidedBy: 'fault' },
            fault,
          );
        return await finish(await inBackend((db) => decide(endpoint, rule, backend, db, asked)), fault);
      } catch (error) {
        await log(arrival, 500, { decidedBy: 'rule' }, null);
        throw error;
      }
    };

    return VERBS[endpoint.method].flatMap((verb) =>
      routesOf(endpoint, baseUrl, backend.appPath).map((route) =>
        verb(route, ({ request, params }) => answer(request, params)),
      ),
    );
  };
