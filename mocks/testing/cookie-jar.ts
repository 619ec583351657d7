import { parseCookies } from '../handlers/cookies.ts';

/** A browser's cookies for one host, from `Set-Cookie` headers. */
export class CookieJar {
  readonly #cookies = new Map<string, { readonly pair: string; readonly httpOnly: boolean }>();

  store(headers: readonly string[]): void {
    for (const header of headers) {
      const pair = header.split(';')[0] ?? '';
      const name = pair.slice(0, pair.indexOf('='));
      if (/;\s*max-age=0/i.test(header)) this.#cookies.delete(name);
      else this.#cookies.set(name, { pair, httpOnly: /;\s*httponly/i.test(header) });
    }
  }

  /** The `Cookie` header of a request. */
  header(): string {
    return [...this.#cookies.values()].map(({ pair }) => pair).join('; ');
  }

  /** What `document.cookie` shows: encoded, without the HttpOnly ones. */
  readable(): string {
    return [...this.#cookies.values()].flatMap(({ pair, httpOnly }) => (httpOnly ? [] : [pair])).join('; ');
  }

  /** A readable cookie's value, decoded (L2), or null. */
  read(name: string): string | null {
    return parseCookies(this.readable())[name] ?? null;
  }
}
