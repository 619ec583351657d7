import { HOTP, Secret, TOTP } from 'otpauth';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import type { Database } from '../db/database.ts';

const STEP_MS = 30_000;
/** Used steps that are remembered of a person; older ones are out of every window. */
const REMEMBERED = 40;

const codeOf = (secret: string, step: number): string =>
  HOTP.generate({ secret: Secret.fromBase32(secret), counter: step });

/**
 * Steps −1, 0 and +1 of the real and of the virtual time, the current ones first (a real authenticator works with a
 * moved clock).
 */
export const acceptedSteps = (realMs: number, virtualMs: number): readonly number[] => {
  const [real, virtual] = [Math.floor(realMs / STEP_MS), Math.floor(virtualMs / STEP_MS)];
  return [...new Set([real, virtual, real + 1, virtual + 1, real - 1, virtual - 1])].filter((step) => step >= 0);
};

/** A new base32 secret of 160 bits, which belongs to nobody yet. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The secret in a person's authenticator: the one that counts, or that of a set-up that was begun; null for neither. */
export const authenticatorSecret = (
  user: Pick<UserRecord, 'two_factor_secret' | 'two_factor_pending'>,
): string | null => user.two_factor_secret ?? user.two_factor_pending?.secret ?? null;

/** L15: what a QR code tells an authenticator. */
export const otpauthAddress = (email: string, secret: string): string =>
  new TOTP({ issuer: 'Waymark', label: email, secret: Secret.fromBase32(secret) }).toString();

const usedBy = (db: Database, userId: number): readonly number[] => db.state.usedSteps[userId] ?? [];

/** RFC 6238: true where the code belongs to an accepted step that was not used yet; the step is used from then on. */
export const acceptCode = (
  db: Database,
  user: { readonly id: number; readonly two_factor_secret: string | null },
  code: string,
  realMs: number,
  virtualMs: number,
): boolean => {
  const secret = user.two_factor_secret;
  if (secret === null) return false;
  const used = usedBy(db, user.id);
  const step = acceptedSteps(realMs, virtualMs).find(
    (candidate) => !used.includes(candidate) && codeOf(secret, candidate) === code,
  );
  if (step === undefined) return false;
  db.edit('usedSteps', (before) => ({ ...before, [user.id]: [...used, step].slice(-REMEMBERED) }));
  return true;
};

/** Codes of another secret were never used, so a new one begins without any. */
export const forgetUsedCodes = (db: Database, userId: number): void => {
  db.edit('usedSteps', (before) => Object.fromEntries(Object.entries(before).filter(([id]) => Number(id) !== userId)));
};

/** A code that `acceptCode` accepts now, or null where every step of the window was used. */
export const unusedCode = (
  db: Database,
  user: { readonly id: number; readonly two_factor_secret: string | null },
  realMs: number,
  virtualMs: number,
): string | null => {
  const secret = user.two_factor_secret;
  if (secret === null) throw new Error('This person has no authenticator: two-factor is off.');
  const used = usedBy(db, user.id);
  const taken = new Set(used.map((step) => codeOf(secret, step)));
  const step = acceptedSteps(realMs, virtualMs).find(
    (candidate) => !used.includes(candidate) && !taken.has(codeOf(secret, candidate)),
  );
  return step === undefined ? null : codeOf(secret, step);
};

/** Whole seconds until the next code of the real time. */
export const secondsOfCode = (realMs: number): number => Math.ceil((STEP_MS - (realMs % STEP_MS)) / 1000);

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Ten letters, a dash, ten letters, as Fortify makes them (L17). */
const newRecoveryCode = (): string => {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => LETTERS[byte % LETTERS.length]).join(
    '',
  );
  return `${letters.slice(0, 10)}-${letters.slice(10)}`;
};

/** L17: eight of them. */
export const newRecoveryCodes = (): string[] => Array.from({ length: 8 }, newRecoveryCode);

/** L7: true where it is one of the person's recovery codes; another one stands in its place from then on. */
export const acceptRecoveryCode = async (
  db: Database,
  user: { readonly id: number; readonly two_factor_recovery_codes?: readonly string[] | undefined },
  code: string,
): Promise<boolean> => {
  const codes = user.two_factor_recovery_codes ?? [];
  if (!codes.includes(code)) return false;
  await db.tables.users.update(user.id, {
    two_factor_recovery_codes: codes.map((one) => (one === code ? newRecoveryCode() : one)),
  });
  return true;
};
