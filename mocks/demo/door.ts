import type { SetCookie } from '../rules/visitor.ts';

/** What the console needs of the door that it is opened through: the visitor's cookies, and where the visitor is. */
export interface Door {
  readCookies(): Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
  writeCookies(cookies: readonly SetCookie[]): void | Promise<void>;
  /** The app's address that the visitor is at. */
  address(): string;
}
