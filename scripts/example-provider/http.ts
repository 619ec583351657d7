import type { IncomingMessage } from 'node:http';

/** A request as the routes see it. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  /** An empty object where nothing readable was sent. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** What the server answers. */
export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export const ok = (body: unknown): Reply => ({ status: 200, body });
export const noContent: Reply = { status: 204 };
export const refused = (status: number, message: string): Reply => ({ status, body: { message } });
export const forbidden = refused(403, 'This action is unauthorized.');

/** Laravel's validation error: the first message and each field with its own. */
export const invalid = (field: string, message: string): Reply => ({
  status: 422,
  body: { message, errors: { [field]: [message] } },
});

/** Reads a request to its end. */
export const readCall = async (incoming: IncomingMessage): Promise<Call> => {
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://provider.example');
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return {
    method: incoming.method ?? 'GET',
    path: pathname.slice(1),
    query: searchParams,
    headers: incoming.headers,
    body: text === '' ? {} : (JSON.parse(text) as Call['body']),
  };
};

/** The value of a cookie of a request. */
export const cookieIn = ({ headers }: Call, name: string): string | undefined =>
  headers.cookie
    ?.split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
