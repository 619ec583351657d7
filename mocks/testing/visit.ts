import { createHmac } from 'node:crypto';
import { createInProcess, type InProcess, type InProcessClient, type InProcessOptions } from '../in-process.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A client that sends what a browser's page would: JSON, and the CSRF token of its readable cookie (L2). */
export interface Visit extends Omit<InProcessClient, 'upload'> {
  readonly get: (path: string) => Promise<Reply>;
  readonly post: (path: string, body?: unknown, headers?: Readonly<Record<string, string>>) => Promise<Reply>;
  readonly patch: (path: string, body: unknown) => Promise<Reply>;
  readonly put: (path: string, body: unknown) => Promise<Reply>;
  /** As W-11 has it: a POST with an override. */
  readonly delete: (path: string) => Promise<Reply>;
  /** Stores a small file through the upload port. */
  readonly upload: (name: string, content: Uint8Array<ArrayBuffer> | string, type?: string) => Promise<Reply>;
  readonly token: () => string;
}

const readReply = async (response: Response): Promise<Reply> => {
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? null : (JSON.parse(text) as unknown),
  };
};

/** A visitor over a client of the in-process door. */
export const visit = (client: InProcessClient): Visit => {
  const token = (): string => client.readCookie('XSRF-TOKEN') ?? '';
  const headers = (): Record<string, string> => ({ accept: 'application/json', 'x-xsrf-token': token() });
  const send = async (
    method: string,
    path: string,
    body: unknown,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Reply> =>
    readReply(
      await client.fetch(path, {
        method,
        body: JSON.stringify(body),
        headers: { ...headers(), 'content-type': 'application/json', ...more },
      }),
    );
  return {
    ...client,
    token,
    get: async (path) => readReply(await client.fetch(path, { headers: headers() })),
    post: (path, body, more) => send('POST', path, body ?? {}, more),
    patch: (path, body) => send('PATCH', path, body),
    put: (path, body) => send('PUT', path, body),
    delete: (path) => send('POST', path, {}, { 'x-http-method-override': 'DELETE' }),
    upload: async (name, content, type = 'assessment_answer') => {
      const form = new FormData();
      form.append('file', new File([content], name, { type: 'text/plain' }));
      form.append('type', type);
      const { status, body } = await client.upload({ url: 'files/', form, headers: headers() });
      return { status, headers: new Headers(), body: JSON.parse(body) as unknown };
    },
  };
};

export interface House extends Visit {
  readonly backend: InProcess['backend'];
  readonly anotherVisitor: () => Visit;
}

/** A backend of its own with one visitor who has the cookies already. */
export const house = async (options?: InProcessOptions): Promise<House> => {
  const inProcess = createInProcess(options);
  const first = visit(inProcess);
  await first.get('sanctum/csrf-cookie');
  return { ...first, backend: inProcess.backend, anotherVisitor: () => visit(inProcess.newClient()) };
};

/** RFC 6238 as written, by node's own HMAC: an authenticator that shares nothing with the backend. */
export const authenticatorCode = (base32: string, atMs: number): string => {
  const bits = Array.from(base32, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

/** A clock that a test moves by hand, in milliseconds. */
export const handClock = (
  startMs = Date.UTC(2026, 10, 21, 9),
): { readonly now: () => number; readonly pass: (milliseconds: number) => void } => {
  let at = startMs;
  return {
    now: () => at,
    pass: (milliseconds) => {
      at += milliseconds;
    },
  };
};
