import { LIMITS } from '#contracts/constants.ts';

/** What somebody typed. The password is taken as it is; the address loses the spaces that pasting brings (L24). */
export interface TypedCredentials {
  readonly email: string;
  readonly password: string;
}

/** Messages by field, in the specification's names of the fields; an empty object means nothing is wrong. */
export type CredentialErrors = Readonly<Partial<Record<'email_address' | 'password', string>>>;

/** K-06. */
export const REQUIRED = 'Please complete this field';

/** A-14, K-16: an error instead of a silent cut. Ours. */
export const tooLong = (most: number): string => `Please use no more than ${most} characters.`;

/** Ours: A-11 asks for exactly six characters and gives no words. */
export const CODE_LENGTH = `Please enter the ${LIMITS.twoFactorCodeCharacters} digits of your code.`;

const emailError = (email: string): string | null => {
  const length = email.trim().length;
  if (length === 0) return REQUIRED;
  return length > LIMITS.loginEmailCharacters ? tooLong(LIMITS.loginEmailCharacters) : null;
};

const passwordError = (password: string): string | null => {
  if (password.length === 0) return REQUIRED;
  return password.length > LIMITS.loginPasswordCharacters ? tooLong(LIMITS.loginPasswordCharacters) : null;
};

/** the address is required, at most 50 characters; the password is required, at most 50. */
export const checkCredentials = ({ email, password }: TypedCredentials): CredentialErrors => {
  const email_address = emailError(email);
  const wrongPassword = passwordError(password);
  return { ...(email_address && { email_address }), ...(wrongPassword && { password: wrongPassword }) };
};

/** The code that was meant: spaces and line breaks of a paste are no part of it. */
export const codeOf = (typed: string): string => typed.replace(/\s+/gu, '');

/** required, exactly six characters. Null when nothing is wrong. */
export const checkCode = (typed: string): string | null => {
  const { length } = codeOf(typed);
  if (length === 0) return REQUIRED;
  return length === LIMITS.twoFactorCodeCharacters ? null : CODE_LENGTH;
};
