import type { Database } from '../db/database.ts';
import type { SessionState } from '../db/state.ts';

export const SESSION_COOKIE = 'waymark_session';
export const XSRF_COOKIE = 'XSRF-TOKEN';

/** A cookie that a reply sets; `value` null expires it. */
export interface SetCookie {
  readonly name: string;
  /** As it should be read again, not encoded. */
  readonly value: string | null;
  readonly httpOnly: boolean;
}

/** Hexadecimal, unguessable. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Base64 with its padding, so a client that forgets to decode the cookie is found out (L2). */
const randomToken = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));

const cookiesOf = (session: SessionState | null): readonly SetCookie[] => [
  { name: SESSION_COOKIE, value: session?.id ?? null, httpOnly: true },
  { name: XSRF_COOKIE, value: session?.csrf ?? null, httpOnly: false },
];

/**
 * Whoever makes the call: the session that the request's cookie names, if it is still known. What a rule does to it
 * goes to the database, and to the reply's cookies.
 */
export class Visitor {
  readonly #db: Database;
  #session: SessionState | null;
  #setCookies: readonly SetCookie[] = [];

  constructor(db: Database, cookies: Readonly<Record<string, string>>) {
    this.#db = db;
    const id = cookies[SESSION_COOKIE] ?? '';
    this.#session = Object.hasOwn(db.state.sessions, id) ? (db.state.sessions[id] ?? null) : null;
  }

  get session(): SessionState | null {
    return this.#session;
  }

  get setCookies(): readonly SetCookie[] {
    return this.#setCookies;
  }

  /** L1: a guest's session where there is none yet; its cookies either way. */
  greet(): void {
    if (this.#session === null) this.#become({ user_id: null, challenged_user_id: null });
    else this.#setCookies = cookiesOf(this.#session);
  }

  /** The session starts anew under another id and token, as Laravel's does when somebody signs in. */
  signIn(userId: number): void {
    this.#become({ user_id: userId, challenged_user_id: null });
  }

  /** L4: the person gave the right password and owes the code. */
  challenge(userId: number): void {
    this.#become({ user_id: null, challenged_user_id: userId });
  }

  /** H-03: from now on the session acts as that person. Id and token stay: other tabs have calls on their way. */
  viewAs(userId: number): void {
    if (this.#session === null || this.#session.user_id === null)
      throw new Error('Only somebody signed in views as somebody else.');
    this.#replace({ ...this.#session, user_id: userId, viewer_id: this.#session.user_id });
  }

  /** L12: the person gave their own password again at this moment of the virtual clock, in milliseconds since 1970. */
  confirmPassword(nowMs: number): void {
    if (this.#session === null || this.#session.user_id === null)
      throw new Error('Only somebody signed in confirms a password.');
    this.#replace({ ...this.#session, confirmed_at: nowMs });
  }

  /**
   * H-09: the session acts as the person who signed in again. Null where nobody viewed as anybody; else who was viewed
   * as.
   */
  endViewing(): number | null {
    if (this.#session?.viewer_id === undefined) return null;
    const { viewer_id: viewerId, user_id: viewedId, ...rest } = this.#session;
    this.#replace({ ...rest, user_id: viewerId });
    return viewedId;
  }

  /** L8. */
  leave(): void {
    this.#drop();
    this.#session = null;
    this.#setCookies = cookiesOf(null);
  }

  #become(who: Pick<SessionState, 'user_id' | 'challenged_user_id'>): void {
    this.#drop();
    const session = { id: randomId(), csrf: randomToken(), ...who };
    this.#replace(session);
    this.#setCookies = cookiesOf(session);
  }

  #replace(session: SessionState): void {
    this.#db.edit('sessions', (before) => ({ ...before, [session.id]: session }));
    this.#session = session;
  }

  #drop(): void {
    const id = this.#session?.id;
    if (id === undefined) return;
    this.#db.edit('sessions', (before) => Object.fromEntries(Object.entries(before).filter(([other]) => other !== id)));
  }
}

/** Ends every session of a person, wherever it is open. */
export const endSessionsOf = (db: Database, userId: number): void => {
  db.edit('sessions', (before) =>
    Object.fromEntries(
      Object.entries(before).filter(
        ([, session]) => ![session.user_id, session.challenged_user_id, session.viewer_id].includes(userId),
      ),
    ),
  );
};
