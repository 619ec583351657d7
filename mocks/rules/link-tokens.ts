import type { Database } from '../db/database.ts';
import type { LinkToken } from '../db/state.ts';

const MINUTE_MS = 60_000;

/** L10: a link lives for 60 minutes. */
const LIFE_MS = 60 * MINUTE_MS;
/** L9: and is not sent again within 60 seconds. */
const RESEND_MS = MINUTE_MS;

const isFor = (token: LinkToken, kind: LinkToken['kind'], email: string): boolean =>
  token.kind === kind && token.email.toLowerCase() === email.toLowerCase();

const randomToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A fresh token for a mail; an earlier one of the same kind stops working. */
export const issueToken = (
  db: Database,
  kind: LinkToken['kind'],
  email: string,
  nowMs: number,
  token = randomToken(),
): string => {
  db.edit('tokens', (before) => [
    ...before.filter((other) => !isFor(other, kind, email)),
    { kind, token, email, createdAtMs: nowMs, expiresAtMs: nowMs + LIFE_MS },
  ]);
  return token;
};

/** L9: true within 60 seconds after the last link was mailed. */
export const mailedJustNow = (db: Database, kind: LinkToken['kind'], email: string, nowMs: number): boolean =>
  db.state.tokens.some(
    (token) => isFor(token, kind, email) && nowMs >= token.createdAtMs && nowMs < token.createdAtMs + RESEND_MS,
  );

/** Whether the link still works. */
export const isLive = (db: Database, kind: LinkToken['kind'], email: string, token: string, nowMs: number): boolean =>
  db.state.tokens.some((other) => isFor(other, kind, email) && other.token === token && nowMs < other.expiresAtMs);

/** A link works once. */
export const spend = (db: Database, kind: LinkToken['kind'], email: string): void => {
  db.edit('tokens', (before) => before.filter((token) => !isFor(token, kind, email)));
};
