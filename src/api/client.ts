import ky, { isTimeoutError } from 'ky';
import * as z from 'zod/mini';
import type { Endpoint, ReplyOf, RequestOf } from '#contracts/endpoint.ts';
import { failureMeaning } from '#contracts/failure.ts';
import { getCsrfCookie } from '#contracts/session/session.endpoints.ts';
import { type AddressParts, callAddress } from './call-address.ts';
import { createEmitter } from './emitter.ts';
import { ApiError, type ApiFailure, type Outcome } from './failure.ts';
import { isPermitted } from './permissions.ts';
import type { ClientPorts } from './ports.ts';
import type { CallPolicy } from './error-policy.ts';
import { createTokenWatch } from './token-watch.ts';
import { failureOf, readReply, type RawReply } from './read-reply.ts';
import { whyNotLeaving, type Confirmed, type OptionsFor } from './viewing.ts';

// The policy forbids code from strings, so zod must not compile its schemas.
z.config({ jitless: true });

/**
 * How long a call may stay without an answer, and an answer that is read as text without its end, before it counts as
 * lost.
 */
export const CALL_TIMEOUT_MILLISECONDS = 30_000;

export interface CallOptions extends Partial<Confirmed> {
  readonly signal?: AbortSignal | undefined;
  /** Overrides the endpoint's policy for this one call (`GET me` at boot is own, later tray). */
  readonly errors?: CallPolicy;
  /** The call outlives the page that makes it. Only what `fitsKeepalive` may ask for it; more is refused by the browser. */
  readonly keepalive?: boolean;
  /** Tells a repeated submission from a second one (`Idempotency-Key`, assumed). */
  readonly idempotencyKey?: string;
  /**
   * The caller asks the server for the outcome afterwards: a failure that leaves it open is shown by `announce`, or
   * never.
   */
  readonly asksAfterwards?: boolean;
  /** Uploads only: bytes sent and bytes in all. */
  readonly onProgress?: (sentBytes: number, totalBytes: number) => void;
}

/** The app's one way to speak HTTP. Every call names an endpoint of the contract; its types follow from there. */
export interface Client {
  /** Performs a call; an expected failure is a result. */
  attempt<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    ...options: OptionsFor<E, CallOptions>
  ): Promise<Outcome<ReplyOf<E>>>;
  /** The same for code that expects exceptions: throws `ApiError`. */
  fetch<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    ...options: OptionsFor<E, CallOptions>
  ): Promise<ReplyOf<E>>;
  /** Shows a failure that was silent until its outcome was known, as its call's own policy says. */
  announce(failure: ApiFailure): void;
  /** Hears every failure, after the call's policy was applied. Returns the way to stop. */
  onFailure(listener: (failure: ApiFailure) => void): () => void;
}

interface LooseRequest extends AddressParts {
  readonly body?: unknown;
}

const XSRF_COOKIE = 'XSRF-TOKEN';

/** What happens to a failure of this one call. */
const policyOf = (endpoint: Endpoint, { errors = endpoint.errors, asksAfterwards = false }: CallOptions): CallPolicy =>
  asksAfterwards ? { ...errors, on: { ...errors.on, other: 'silent', network: 'silent' } } : errors;

/** The organisation that a call names, wherever its contract puts it (K-13); null: none. */
const organisationOf = ({ params, query, body }: LooseRequest): number | null => {
  const inBody =
    typeof body === 'object' && body !== null && 'organisation_id' in body ? body.organisation_id : undefined;
  const named = query?.['organisation_id'] ?? params?.['org'] ?? inBody;
  return named === undefined || named === null ? null : Number(named);
};

/** An answer began and did not end. */
class Stalled extends Error {}

/** The session is somebody else's: the call would go in their name (T6). */
class NotThisPerson extends Error {}

/** `giveUp` lets go of the connection. A body in the memory of a test ends by itself, so the time is watched beside it. */
const inTime = <T>(work: Promise<T>, giveUp: () => void): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Stalled());
      giveUp();
    }, CALL_TIMEOUT_MILLISECONDS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

const rawOf = (response: Response, giveUp: () => void): RawReply => ({
  status: response.status,
  text: () => inTime(response.text(), giveUp),
  // A file is as long as it is, and its line as slow.
  blob: () => response.blob(),
  header: (name) => response.headers.get(name),
  isRedirected: response.redirected,
});

/** Creates the client over its ports. Nothing touches the network until the first call. */
export const createClient = (ports: ClientPorts): Client => {
  const failures = createEmitter<[ApiFailure]>();
  const http = ky.create({
    fetch: (input, init) => ports.fetch(input as Request, init),
    credentials: 'include',
    // Retries are TanStack Query's and the flows' business: a hidden one would delay what the learner must hear.
    retry: 0,
    timeout: CALL_TIMEOUT_MILLISECONDS,
    throwHttpErrors: false,
  });
  const tokens = createTokenWatch(() => ports.readCookie(XSRF_COOKIE));
  let refreshing: Promise<unknown> | undefined;
  let renewing: Promise<boolean> | undefined;
  let renewals = 0;

  const heardReply = (): void => {
    tokens.afterReply();
    ports.onReply?.();
  };

  const send = async (endpoint: Endpoint, request: LooseRequest, options: CallOptions): Promise<RawReply> => {
    const reading = endpoint.method === 'GET';
    tokens.beforeCall();
    const url = callAddress(
      endpoint.host === 'app' ? (ports.appUrl ?? ports.baseUrl) : ports.baseUrl,
      endpoint,
      request,
    );
    // Read when sending, not before: another tab may have renewed the token meanwhile.
    const token = reading ? null : ports.readCookie(XSRF_COOKIE);
    const socket = reading ? null : (ports.socketId?.() ?? null);
    const headers: Record<string, string> = {
      Accept: 'application/json',
      'X-App-Code': ports.appCode,
      'X-App-Version': ports.appVersion,
      ...(token === null ? {} : { 'X-XSRF-TOKEN': token }),
      ...(socket === null ? {} : { 'X-Socket-ID': socket }),
      ...(options.idempotencyKey === undefined ? {} : { 'Idempotency-Key': options.idempotencyKey }),
      ...(endpoint.method === 'DELETE' ? { 'X-HTTP-Method-Override': 'DELETE' } : {}),
    };
    if (endpoint.encoding === 'multipart') {
      const form = new FormData();
      for (const [name, part] of Object.entries(request.body as Record<string, string | Blob>)) form.append(name, part);
      const reply = await ports.upload({
        url,
        headers,
        form,
        onProgress: options.onProgress ?? (() => undefined),
        signal: options.signal,
      });
      heardReply();
      return {
        isRedirected: false,
        ...reply,
        text: () => Promise.resolve(reply.body),
        blob: () => Promise.resolve(new Blob([reply.body])),
      };
    }
    const stalled = new AbortController();
    const response = await http(url, {
      method: endpoint.method === 'DELETE' ? 'POST' : endpoint.method,
      headers,
      ...(request.body === undefined ? {} : { json: request.body }),
      signal: options.signal === undefined ? stalled.signal : AbortSignal.any([options.signal, stalled.signal]),
      ...(options.keepalive === true ? { keepalive: true } : {}),
    });
    heardReply();
    const date = Date.parse(response.headers.get('date') ?? '');
    if (!Number.isNaN(date)) ports.onServerDate?.(date);
    return rawOf(response, () => stalled.abort());
  };

  /** One refresh for everybody who waits (J-02). */
  const refreshToken = (): Promise<unknown> => {
    refreshing ??= send(getCsrfCookie, {}, {}).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };

  /** A write of this page must not go in the name of somebody whose session the browser holds by now. */
  const provePerson = async (isClosing: boolean): Promise<void> => {
    if (ports.isSamePerson === undefined || !tokens.isInDoubt()) return;
    // A closing page cannot wait for the answer: what it holds is in the outbox.
    if (isClosing || !(await ports.isSamePerson())) throw new NotThisPerson();
    tokens.trust();
  };

  const perform = async (endpoint: Endpoint, request: LooseRequest, options: CallOptions): Promise<RawReply> => {
    const writing = endpoint.method !== 'GET';
    // Also a write that needs no session, and counts for whoever has one.
    if (writing && (endpoint.session === 'required' || endpoint.viewing === 'refused'))
      await provePerson(options.keepalive === true);
    if (writing && ports.readCookie(XSRF_COOKIE) === null) await refreshToken();
    const reply = await send(endpoint, request, options);
    // J-02: a 419 says that nothing was done, so one silent retry with a fresh token is safe for a write too.
    // That of a redirect's target is about another call.
    if (reply.status !== 419 || !writing || reply.isRedirected) return reply;
    await refreshToken();
    return send(endpoint, request, options);
  };

  /** One question for everybody who waits; who was sent before the last renewal needs none (J-01, J-02). */
  const isRenewed = async (endpoint: Endpoint, failure: ApiFailure, renewalsBefore: number): Promise<boolean> => {
    if (
      !failureMeaning(failure).continuesAfterSignIn ||
      failure.treatment !== 'tray' ||
      endpoint.session !== 'required' ||
      ports.renewSession === undefined
    )
      return false;
    if (renewals > renewalsBefore) return true;
    renewing ??= ports.renewSession(failure).finally(() => {
      renewing = undefined;
    });
    const renewed = await renewing;
    if (renewed) renewals += 1;
    return renewed;
  };

  const attempt = async (
    endpoint: Endpoint,
    request: LooseRequest,
    options: CallOptions,
  ): Promise<Outcome<unknown>> => {
    const policy = policyOf(endpoint, options);
    if (!isPermitted(ports.roles(organisationOf(request)), endpoint.needs))
      return { ok: false, failure: failureOf(endpoint, policy, 'gate', null) };
    const notLeaving =
      ports.person === undefined ? null : whyNotLeaving(endpoint, ports.person(), options.confirmedFor);
    if (notLeaving !== null)
      return {
        ok: false,
        failure: failureOf(
          endpoint,
          policy,
          notLeaving.kind,
          null,
          notLeaving.kind === 'viewing' ? { message: notLeaving.message } : {},
        ),
      };
    const renewalsBefore = renewals;
    const asked = ports.identity?.();
    try {
      const outcome = await readReply(endpoint, policy, await perform(endpoint, request, options), ports.onRead);
      // Nobody renews the session of somebody who is no longer here.
      if (outcome.ok || ports.identity?.() !== asked || !(await isRenewed(endpoint, outcome.failure, renewalsBefore)))
        return outcome;
      options.signal?.throwIfAborted();
      // Past `perform`, whose own repetition would make it twice.
      return await readReply(endpoint, policy, await send(endpoint, request, options), ports.onRead);
    } catch (error) {
      const kind =
        options.signal?.aborted === true || error instanceof NotThisPerson
          ? 'aborted'
          : isTimeoutError(error) || error instanceof Stalled
            ? 'timeout'
            : 'network';
      return { ok: false, failure: failureOf(endpoint, policy, kind, null) };
    }
  };

  const heard = async (endpoint: Endpoint, request: LooseRequest, options: CallOptions): Promise<Outcome<unknown>> => {
    const asked = ports.identity?.();
    const answered = await attempt(endpoint, request, options);
    const isStale = ports.identity?.() !== asked;
    const outcome: Outcome<unknown> = isStale
      ? { ok: false, failure: failureOf(endpoint, policyOf(endpoint, options), 'aborted', null) }
      : answered;
    if (!outcome.ok) failures.emit(outcome.failure);
    return outcome;
  };

  return {
    attempt: <E extends Endpoint>(endpoint: E, request: RequestOf<E>, ...[options = {}]: OptionsFor<E, CallOptions>) =>
      heard(endpoint, request as LooseRequest, options) as Promise<Outcome<ReplyOf<E>>>,
    fetch: async <E extends Endpoint>(
      endpoint: E,
      request: RequestOf<E>,
      ...[options = {}]: OptionsFor<E, CallOptions>
    ) => {
      const outcome = await heard(endpoint, request as LooseRequest, options);
      if (!outcome.ok) throw new ApiError(outcome.failure);
      return outcome.data as ReplyOf<E>;
    },
    announce: (failure) => failures.emit({ ...failure, treatment: 'tray' }),
    onFailure: failures.subscribe,
  };
};
