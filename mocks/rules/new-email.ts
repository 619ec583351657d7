import type { Database } from '../db/database.ts';
import { isEmailAddress } from './email-address.ts';

const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** S-03, G-05: what is wrong with a new address for mail. `ownerId`: whose it may be already. */
export const emailErrors = (db: Database, email: string, ownerId: number | null = null): readonly string[] => {
  if (!isEmailAddress(email)) return ['The email field must be a valid email address.'];
  const isTaken = db.tables.users.all().some((other) => other.id !== ownerId && sameAddress(other.email, email));
  return isTaken ? ['The email has already been taken.'] : [];
};
