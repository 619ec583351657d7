import type { SetCookie } from '../rules/visitor.ts';

/** What the console needs of the door that it is opened through: the visitor's cookies, and where the visitor is. */
export interface Door {
  readCookies(): Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
  writeCookies(cookies: readonly SetCookie[]): void | Promise<void>;
  /**
   * The console has signed the visitor in. Nobody where the app is another process: it asks only where it remembers a
   * session.
   */
  onEntered?(): void;
  /** What is wrong with the demo behind this door, in a sentence; null, or left out, where nothing is. */
  problem?(): string | null;
  /** The app's address that the visitor is at. */
  address(): string;
}
