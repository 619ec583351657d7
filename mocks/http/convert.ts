import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** The request as `fetch` knows it, at a fixed origin: by which name a visitor reached the server does not matter. */
export const toRequest = (incoming: IncomingMessage, outgoing: ServerResponse, origin: string): Request => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const aborted = new AbortController();
  outgoing.on('close', () => {
    if (!outgoing.writableEnded) aborted.abort();
  });
  const method = incoming.method ?? 'GET';
  const body =
    method === 'GET' || method === 'HEAD'
      ? {}
      : { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' as const };
  return new Request(`${origin}${incoming.url ?? '/'}`, { method, headers, signal: aborted.signal, ...body });
};

/**
 * Two lengths that disagree. A browser makes a network error of it at once, on any connection; where one that it used
 * before only broke off, it would send the call again by itself, so that the fault was seen by the server and not by
 * the page.
 */
const UNREADABLE_ANSWER = 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\nConnection: close\r\n\r\n';

/** Sends a reply. A network error becomes an answer that cannot be read, and the connection breaks off. */
export const send = async (response: Response, outgoing: ServerResponse): Promise<void> => {
  if (response.type === 'error') {
    outgoing.socket?.end(UNREADABLE_ANSWER, () => outgoing.destroy());
    return;
  }
  outgoing.statusCode = response.status;
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  });
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);
  outgoing.end(Buffer.from(await response.arrayBuffer()));
};

export const sendJson = (
  outgoing: ServerResponse,
  status: number,
  body: unknown,
  cookies: readonly string[] = [],
): void => {
  outgoing.statusCode = status;
  outgoing.setHeader('Content-Type', 'application/json');
  outgoing.setHeader('Cache-Control', 'no-store');
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);
  outgoing.end(JSON.stringify(body ?? null));
};

export const readText = async (incoming: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};
