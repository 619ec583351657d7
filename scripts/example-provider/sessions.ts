import { randomBytes } from 'node:crypto';
import { type Call, cookieIn } from './http.ts';
import type { Session, World } from './world.ts';

const SESSION_COOKIE = 'academy_session';

/** The session of a request, and its changes. */
export interface Visitor {
  readonly session: () => Session;
  /** Changes the session under the same cookie. */
  readonly update: (changes: Partial<Session>) => void;
  /**
   * Replaces the session by one under another cookie and token: at sign-in, so that none can be planted, and at
   * sign-out.
   */
  readonly renew: (changes?: Partial<Session>) => void;
  /** The `Set-Cookie` headers of the reply: the session for the server alone, the token for scripts to read (L1). */
  readonly cookies: () => readonly string[];
}

const nobody = (): Session => ({
  csrfToken: randomBytes(30).toString('base64'),
  personId: null,
  challengedId: null,
  viewedId: null,
});

/** Finds the session of a request, or begins one. */
export const visitorOf = (world: World, call: Call): Visitor => {
  let id = cookieIn(call, SESSION_COOKIE) ?? '';
  const begin = (session: Session): void => {
    id = randomBytes(20).toString('hex');
    world.sessions.set(id, session);
  };
  if (!world.sessions.has(id)) begin(nobody());
  const session = (): Session => world.sessions.get(id) ?? nobody();
  return {
    session,
    update: (changes) => void world.sessions.set(id, { ...session(), ...changes }),
    renew: (changes = {}) => {
      world.sessions.delete(id);
      begin({ ...nobody(), ...changes });
    },
    cookies: () => [
      `XSRF-TOKEN=${encodeURIComponent(session().csrfToken)}; Path=/; SameSite=Lax`,
      `${SESSION_COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax`,
    ],
  };
};
