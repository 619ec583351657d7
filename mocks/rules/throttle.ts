import type { Database } from '../db/database.ts';

/** L6: five failures a minute, for sign-in and for one-time codes alike. */
const FAILURES_ALLOWED = 5;
const WINDOW_MS = 60_000;

/** Seconds until another try is allowed; 0 where one is allowed now. Virtual time, so the demo's clock lifts a lock. */
export const secondsToWait = (db: Database, key: string, nowMs: number): number => {
  const failures = db.state.throttle[key];
  if (failures === undefined || failures.count < FAILURES_ALLOWED) return 0;
  const left = failures.untilMs - nowMs;
  // A window further away than its length was left behind by a clock that was set back.
  return left <= 0 || left > WINDOW_MS ? 0 : Math.ceil(left / 1000);
};

/** Counts a failure; the first one opens the window. */
export const countFailure = (db: Database, key: string, nowMs: number): void => {
  db.edit('throttle', (before) => {
    const open = before[key];
    const stillOpen = open !== undefined && open.untilMs > nowMs && open.untilMs - nowMs <= WINDOW_MS;
    return {
      ...before,
      [key]: stillOpen ? { ...open, count: open.count + 1 } : { count: 1, untilMs: nowMs + WINDOW_MS },
    };
  });
};

export const clearFailures = (db: Database, key: string): void => {
  if (!(key in db.state.throttle)) return;
  db.edit('throttle', (before) => Object.fromEntries(Object.entries(before).filter(([other]) => other !== key)));
};

/** L6 counts per address and network address; everybody comes from one machine here. */
export const loginKey = (email: string): string => `login|${email.toLowerCase()}`;
/** Wrong guesses of the own password, wherever somebody signed in is asked for it. */
export const passwordKey = (userId: number): string => `password|${userId}`;
/** Refused tries to register, by the path of the organisation and whoever is signed in; null for nobody. */
export const registrationKey = (path: string, userId: number | null): string => `register|${path}|${userId ?? ''}`;
export const codeKey = (userId: number): string => `two-factor|${userId}`;
