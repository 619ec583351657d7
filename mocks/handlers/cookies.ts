import type { SetCookie } from '../rules/visitor.ts';

/** How a door carries cookies: over HTTP and in process in headers; in the browser in a store of our own. */
export interface CookiePort {
  /** The cookies that come with a request, decoded. */
  read(request: Request): Promise<Readonly<Record<string, string>>>;
  /** Called before the reply leaves; what it returns are the reply's `Set-Cookie` headers. */
  write(cookies: readonly SetCookie[]): Promise<readonly string[]>;
}

/** The `name=value; …` of a Cookie header as a record, decoded. What cannot be decoded stays as it came. */
export const parseCookies = (header: string): Record<string, string> =>
  Object.fromEntries(
    header
      .split(';')
      .map((pair) => pair.trim())
      .filter((pair) => pair.includes('='))
      .map((pair) => {
        const at = pair.indexOf('=');
        const raw = pair.slice(at + 1);
        try {
          return [pair.slice(0, at), decodeURIComponent(raw)];
        } catch {
          return [pair.slice(0, at), raw];
        }
      }),
  );

/** The header for one cookie. It ends with the browser's visit; expired ones go at once (L8). */
export const serialiseCookie = ({ name, value, httpOnly }: SetCookie, path = '/'): string =>
  [
    `${name}=${encodeURIComponent(value ?? '')}`,
    `Path=${path}`,
    'SameSite=Lax',
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(value === null ? ['Max-Age=0'] : []),
  ].join('; ');

/** Cookies in headers, as every real server has them. */
export const headerCookies: CookiePort = {
  read: (request) => Promise.resolve(parseCookies(request.headers.get('cookie') ?? '')),
  write: (cookies) => Promise.resolve(cookies.map((cookie) => serialiseCookie(cookie))),
};
