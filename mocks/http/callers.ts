import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { IncomingMessage } from 'node:http';

/** The dev server of `npm start`, whose page may call from its own port. */
const DEV_SERVER = ['http://localhost:5173', 'http://127.0.0.1:5173'];

const hostnameOf = (host: string | undefined): string | null => {
  const address = `http://${host ?? ''}`;
  return host !== undefined && URL.canParse(address) ? new URL(address).hostname.replace(/^\[|\]$/g, '') : null;
};

/** Who may call the HTTP door, by what a browser says of itself (T17). */
export interface Callers {
  /**
   * Whether the door was called by a name that is this machine's, or by an address. Another name leads here once its
   * owner lets it, and a page of theirs would read as its own whatever the door answers (DNS rebinding).
   */
  readonly isKnownHost: (incoming: IncomingMessage) => boolean;
  /** Whether the page that calls, if any, is the door's own or is let in besides. */
  readonly isKnownOrigin: (incoming: IncomingMessage) => boolean;
}

/** `host`: what the door listens on; `origins`: of pages elsewhere that may call with their cookies. */
export const createCallers = (host: string, origins: readonly string[] = []): Callers => {
  const machine = hostname().toLowerCase();
  const names = new Set(['localhost', host.toLowerCase(), machine, `${machine}.local`]);
  const allowed = new Set([...DEV_SERVER, ...origins]);
  return {
    isKnownHost: ({ headers }) => {
      const name = hostnameOf(headers.host);
      return name !== null && (isIP(name) !== 0 || name.endsWith('.localhost') || names.has(name));
    },
    isKnownOrigin: ({ headers: { origin, host: asked } }) =>
      origin === undefined || allowed.has(origin) || (URL.canParse(origin) && new URL(origin).host === asked),
  };
};
