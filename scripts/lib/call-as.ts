export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ');

/** The CSRF token among cookies, as a client sends it back; null without one. */
export const tokenIn = (cookie: string): string | null =>
  decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '') || null;

/** A server of the fake backend that listens on this machine. */
export interface Served {
  readonly port: number;
}

/** A verb of the demo's console. Throws where it is refused. */
export const callConsole = async ({ port }: Served, name: string, ...args: readonly unknown[]): Promise<Response> => {
  const response = await fetch(`http://127.0.0.1:${port}/__demo/${name}`, {
    method: 'POST',
    body: JSON.stringify(args),
  });
  if (response.status !== 200) throw new Error(`${name} was answered with ${response.status}`);
  return response;
};

/** A call of somebody as any client could make it. Throws where it is refused. */
export const callAs = async (
  served: Served,
  email: string,
  method: 'POST' | 'PATCH',
  path: string,
  body: unknown,
): Promise<void> => {
  const cookie = cookiesOf(await callConsole(served, 'as', email));
  const headers = {
    cookie,
    'x-xsrf-token': tokenIn(cookie) ?? '',
    'content-type': 'application/json',
    accept: 'application/json',
  };
  const { status } = await fetch(`http://127.0.0.1:${served.port}/api/${path}`, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  if (status !== 200) throw new Error(`${path} was answered with ${status}`);
};
