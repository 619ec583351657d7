import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CALL_TIMEOUT_MILLISECONDS, createClient } from '#api/client.ts';
import { treatmentOf } from '#api/error-policy.ts';
import { failureCase, type FailureKind } from '#contracts/failure.ts';
import type { UploadReply } from '#api/ports.ts';
import { catalogue } from '#contracts/catalogue.ts';
import type { Endpoint, RequestOf } from '#contracts/endpoint.ts';
import { openErrorTrayController } from './error-tray-controller.ts';
import { messageFor } from '#features/session/failure-message.ts';
import { createTrayStore } from './tray-store.ts';

/**
 * Section 8 as a run: every call of the contract goes out through the app's own client and meets every failure, and
 * what stands in the tray afterwards is held against the policy that the contract writes beside the call.
 */
interface Failing {
  readonly name: string;
  readonly kind: FailureKind;
  readonly status: number | null;
  /** What comes back; null: nothing ever does; an error: the connection breaks. `stalls`: its second half never comes. */
  readonly answer: { readonly body: string; readonly status: number; readonly stalls?: boolean } | null | Error;
}

const STATUSES = [400, 401, 403, 404, 409, 413, 419, 422, 423, 429, 500, 502, 503];
const said = (status: number): string =>
  JSON.stringify({ message: `Said with ${status}.`, errors: status === 422 ? { field: ['Wrong.'] } : undefined });

const REFUSALS: readonly Failing[] = STATUSES.flatMap((status): readonly Failing[] => [
  { name: `${status}`, kind: 'http', status, answer: { status, body: said(status) } },
  { name: `${status} as a web page`, kind: 'http', status, answer: { status, body: '<!doctype html><h1>Sorry</h1>' } },
  { name: `${status} without a body`, kind: 'http', status, answer: { status, body: '' } },
]);
const LOST: readonly Failing[] = [
  { name: 'no connection', kind: 'network', status: null, answer: new TypeError('Failed to fetch') },
  { name: 'no answer in time', kind: 'timeout', status: null, answer: null },
];
const STALLED: readonly Failing[] = [200, 422].map((status) => ({
  name: `${status} whose body stalls`,
  kind: 'timeout',
  status: null,
  answer: { status, body: '{"data":[', stalls: true },
}));
/** A success that the contract does not know. */
const UNREADABLE: readonly Failing[] = [
  ['a web page', '<!doctype html><title>Sign in</title>'],
  ['an empty body', ''],
  ['truncated JSON', '{"data":[{"id":1,"tit'],
  ['JSON of another shape', '"surprise"'],
  ['a huge body', `[${'{"a":[1,2,3]},'.repeat(20_000)}0]`],
].map(([name = '', body = '']) => ({ name, kind: 'shape', status: 200, answer: { status: 200, body } }));

const calls = Object.values(catalogue as Readonly<Record<string, Endpoint>>);

const stalling = (body: string): ReadableStream =>
  new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(body)) });

/** The client, the desk and the tray of the app over a wire that fails. */
const setUp = (endpoint: Endpoint, { answer }: Failing) => {
  const tray = createTrayStore();
  const onSessionEnded = vi.fn<() => void>();
  const status =
    answer !== null && !(answer instanceof Error) && answer.status === 200 && endpoint.replies !== 'empty'
      ? (endpoint.success[0] ?? 200)
      : undefined;
  const client = createClient({
    baseUrl: 'https://api.example',
    fetch: (request, init) => {
      // A fresh token is had at once, so that what fails is the call itself.
      if (request.url.endsWith('sanctum/csrf-cookie') && endpoint.name !== 'getCsrfCookie')
        return Promise.resolve(new Response(null, { status: 204 }));
      if (answer instanceof Error) return Promise.reject(answer);
      if (answer !== null) {
        const body = answer.stalls === true ? stalling(answer.body) : answer.body;
        return Promise.resolve(
          new Response([204, 205, 304].includes(status ?? answer.status) ? null : body, {
            status: status ?? answer.status,
          }),
        );
      }
      return new Promise((_, reject) => {
        const signal = init?.signal ?? request.signal;
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    },
    upload: ({ signal }): Promise<UploadReply> => {
      if (answer instanceof Error) return Promise.reject(answer);
      if (answer !== null)
        return Promise.resolve({ status: status ?? answer.status, body: answer.body, header: () => null });
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
    },
    readCookie: () => 'token',
    appCode: 'test',
    appVersion: '0',
    roles: () => [
      {
        permissions: Object.entries(endpoint.needs ?? {}).map(([object, actions]) => ({
          object,
          actions: [...actions],
        })),
      },
    ],
  });
  openErrorTrayController({ client, tray, productName: 'Waymark', onSessionEnded });
  return { client, tray, onSessionEnded };
};

const request = (endpoint: Endpoint): RequestOf<Endpoint> =>
  ({
    params: undefined,
    query: undefined,
    body: endpoint.encoding === 'multipart' ? {} : undefined,
  }) as RequestOf<Endpoint>;

const failuresOf = (endpoint: Endpoint): readonly Failing[] => {
  const json = endpoint.replies === undefined || endpoint.replies === 'json';
  // An upload has no time limit of its own: a large file on a slow line is no failure.
  const lost =
    endpoint.encoding === 'multipart' ? LOST.filter(({ kind }) => kind !== 'timeout') : [...LOST, ...STALLED];
  const isRead = json && !endpoint.success.includes(204);
  return [
    ...REFUSALS.filter(({ status }) => !endpoint.success.includes(status ?? 0)),
    ...lost.filter(({ answer }) => isRead || answer === null || answer instanceof Error || answer.status !== 200),
    ...(isRead ? UNREADABLE : []),
    // What is no JSON is no reply of a call without a body either (B-3).
    ...(endpoint.replies === 'empty'
      ? UNREADABLE.filter(({ name }) => name === 'a web page' || name === 'truncated JSON')
      : []),
  ];
};

let cases = 0;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
afterAll(() => void process.stdout.write(`errors: ${calls.length} calls, ${cases} failures met.\n`));

describe('J-01 to J-11: every call × every failure, as it is shown', () => {
  test.each(calls.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (_, endpoint) => {
    for (const failing of failuresOf(endpoint)) {
      cases += 1;
      const { client, tray, onSessionEnded } = setUp(endpoint, failing);
      const going = client.attempt(endpoint, request(endpoint), { confirmedFor: 1 });
      if (failing.kind === 'timeout') await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MILLISECONDS);
      const outcome = await going;
      if (outcome.ok) throw new Error(`${failing.name} passed for a success`);
      const { failure } = outcome;
      expect([failing.name, failure.kind, failure.kind === 'shape' ? 200 : failure.status]).toEqual([
        failing.name,
        failing.kind,
        failing.status,
      ]);
      const treatment = treatmentOf(endpoint.errors, failureCase(failing));
      const endsSession =
        treatment === 'tray' && failing.kind === 'http' && [401, 403, 419].includes(failing.status ?? 0);
      // 0130: what ended the session is said by the form of signing in.
      expect([failing.name, failure.treatment, tray.current()]).toEqual([
        failing.name,
        treatment,
        treatment === 'tray' && !endsSession ? messageFor(failure, 'Waymark') : null,
      ]);
      expect([failing.name, onSessionEnded.mock.calls.length]).toEqual([failing.name, endsSession ? 1 : 0]);
    }
  });
});
