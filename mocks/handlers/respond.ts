import type { Fault, FaultKind } from '#contracts/demo.ts';
import { http, type HttpHandler, HttpResponse } from 'msw';
import type { AnyReply } from '../rules/reply.ts';
import { rangeOf } from './range.ts';

/** How long a call without an answer is held: longer than any client waits. */
const TIMEOUT_MS = 60_000;
/** A `slow` call that does not say how slow. */
const SLOW_MS = 5000;
const HUGE_BYTES = 6 * 1024 * 1024;
const RETRY_AFTER_SECONDS = '30';

/** Real time, cut short when the caller gives up. */
export const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  milliseconds <= 0 || signal.aborted
    ? Promise.resolve()
    : new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        signal.addEventListener(
          'abort',
          () => {
            clearTimeout(timer);
            resolve();
          },
          { once: true },
        );
      });

const PAGE =
  '<!doctype html><html lang="en"><head><title>Welcome</title></head><body><h1>Sign in to this network</h1></body></html>';

/** Where a call is led that meets `redirect`, below the API's base. No call of the product. */
const PAGE_PATH = '__page-of-a-network';

/** The page that stands there. */
export const pageHandler = (baseUrl: string): HttpHandler =>
  http.get(`${baseUrl}/${PAGE_PATH}`, () => HttpResponse.html(PAGE));

/** Leads a call to that page, as a network that wants to be signed in to does. The call never reaches the backend. */
export const redirectToPage = (baseUrl: string): Response =>
  new HttpResponse(null, { status: 302, headers: { Location: `${new URL(baseUrl).pathname}/${PAGE_PATH}` } });

/** Faults of the way: the call never reaches the backend (and is not logged). Null where it does. */
export const failBeforeRule = async (fault: Fault | null, signal: AbortSignal): Promise<Response | null> => {
  if (fault?.kind === 'html') return HttpResponse.html(PAGE);
  if (fault?.kind === 'slow' && fault.delayMs === undefined) await wait(SLOW_MS, signal);
  if (fault?.kind === 'timeout') await wait(TIMEOUT_MS, signal);
  return fault?.kind === 'offline' || fault?.kind === 'timeout' ? HttpResponse.error() : null;
};

/** The bytes of a JSON text as a fault leaves them. The rule ran. */
const MANGLED: Partial<Record<FaultKind, (text: string) => string>> = {
  empty: () => '',
  truncated: (text) => text.slice(0, Math.max(1, Math.floor(text.length / 2))),
  malformed: () => JSON.stringify({ unexpected: [{ shape: true }] }),
  huge: (text) => text + ' '.repeat(HUGE_BYTES),
};

const mangled = (text: string, fault: Fault | null): string =>
  fault?.kind === undefined ? text : (MANGLED[fault.kind]?.(text) ?? text);

const BODILESS = new Set([204, 304]);

/** The reply as it leaves, with the virtual `Date`. `range` is what of a file was asked for. */
export const respond = (
  reply: AnyReply,
  fault: Fault | null,
  nowMs: number,
  setCookies: readonly string[],
  range: string | null = null,
): Response => {
  if (fault?.kind === 'lost') return HttpResponse.error();
  const headers = new Headers({
    'Cache-Control': 'no-store',
    Date: new Date(nowMs).toUTCString(),
    ...(reply.kind === 'refusal' && reply.status === 503 ? { 'Retry-After': RETRY_AFTER_SECONDS } : {}),
    ...reply.headers,
  });
  for (const cookie of setCookies) headers.append('Set-Cookie', cookie);
  if (reply.kind === 'bytes') {
    if (fault?.kind === 'truncated' || fault?.kind === 'empty') {
      const harmed = fault.kind === 'empty' ? null : reply.bytes.slice(0, reply.bytes.length / 2);
      return new HttpResponse(harmed, { status: reply.status, headers });
    }
    const { status, content, headers: ofRange } = rangeOf(reply.bytes, range);
    for (const [name, value] of Object.entries(ofRange)) headers.set(name, value);
    if (content === null) headers.delete('Content-Length');
    return new HttpResponse(content, { status, headers });
  }
  const harmed = fault?.kind === 'malformed' || fault?.kind === 'huge';
  if (BODILESS.has(reply.status) && !harmed) return new HttpResponse(null, { status: reply.status, headers });
  headers.set('Content-Type', 'application/json');
  // A fault that needs a body cannot keep a status that has none.
  const status = BODILESS.has(reply.status) ? 200 : reply.status;
  return new HttpResponse(mangled(JSON.stringify(reply.body ?? ''), fault), { status, headers });
};
