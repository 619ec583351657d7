import { LIMITS } from '#contracts/constants.ts';
import type { TypedCode } from './login.results.ts';

/** What somebody typed. The password is taken as it is; the address loses the spaces that pasting brings (L24). */
export interface TypedCredentials {
  readonly email: string;
  readonly password: string;
}

const isWithin = (length: number, most: number): boolean => length > 0 && length <= most;

/** the address is required, at most 50 characters; the password is required, at most 50. */
export const areWhole = ({ email, password }: TypedCredentials): boolean =>
  isWithin(email.trim().length, LIMITS.loginEmailCharacters) &&
  isWithin(password.length, LIMITS.loginPasswordCharacters);

/** The code that was meant: spaces and line breaks of a paste are no part of it. */
export const codeOf = ({ code }: Pick<TypedCode, 'code'>): string => code.replace(/\s+/gu, '');

/** required, exactly six characters. L7: a recovery code is required, and its form is the server's business. */
export const isWholeCode = (typed: TypedCode): boolean => {
  const { length } = codeOf(typed);
  return typed.by === 'recovery' ? length > 0 : length === LIMITS.twoFactorCodeCharacters;
};
