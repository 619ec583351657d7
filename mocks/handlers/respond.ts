import type { Fault } from '#contracts/demo.ts';
import { HttpResponse } from 'msw';
import type { AnyReply } from '../rules/reply.ts';

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
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          resolve();
        }, { once: true });
      });

const PAGE = '<!doctype html><html lang="en"><head><title>Welcome</title></head><body><h1>Sign in to this network</h1></body></html>';

/**
 * Faults of the way: the call never reaches the backend (and is not logged). Null where it does.
 */
export const lostOnTheWay = async (fault: Fault | null, signal: AbortSignal): Promise<Response | null> => {
  switch (fault?.kind) {
    case 'offline':
      return HttpResponse.error();
    case 'timeout':
      await wait(TIMEOUT_MS, signal);
      return HttpResponse.error();
    case 'html':
      return HttpResponse.html(PAGE);
    case 'slow':
      await wait(fault.delayMs === undefined ? SLOW_MS : 0, signal);
      return null;
    default:
      return null;
  }
};

/** The bytes of a JSON text as a fault leaves them. The rule ran. */
const mangled = (text: string, fault: Fault | null): string => {
  switch (fault?.kind) {
    case 'empty':
      return '';
    case 'truncated':
      return text.slice(0, Math.max(1, Math.floor(text.length / 2)));
    case 'malformed':
      return JSON.stringify({ unexpected: [{ shape: true }] });
    case 'huge':
      return text + ' '.repeat(HUGE_BYTES);
    default:
      return text;
  }
};

const BODILESS = new Set([204, 304]);

/** The reply as it leaves, with the virtual `Date`. */
export const respond = (reply: AnyReply, fault: Fault | null, nowMs: number, setCookies: readonly string[]): Response => {
  if (fault?.kind === 'lost') return HttpResponse.error();
  const headers = new Headers({
    'Cache-Control': 'no-store',
    Date: new Date(nowMs).toUTCString(),
    ...(reply.kind === 'refusal' && reply.status === 503 ? { 'Retry-After': RETRY_AFTER_SECONDS } : {}),
    ...reply.headers,
  });
  for (const cookie of setCookies) headers.append('Set-Cookie', cookie);
  if (reply.kind === 'bytes') {
    const content = fault?.kind === 'truncated' ? reply.bytes.slice(0, reply.bytes.length / 2) : fault?.kind === 'empty' ? null : reply.bytes;
    return new HttpResponse(content, { status: reply.status, headers });
  }
  const harmed = fault?.kind === 'malformed' || fault?.kind === 'huge';
  if (BODILESS.has(reply.status) && !harmed) return new HttpResponse(null, { status: reply.status, headers });
  headers.set('Content-Type', 'application/json');
  // A fault that needs a body cannot keep a status that has none.
  const status = BODILESS.has(reply.status) ? 200 : reply.status;
  return new HttpResponse(mangled(JSON.stringify(reply.body ?? ''), fault), { status, headers });
};
