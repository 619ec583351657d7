import * as z from 'zod/mini';
import { EmptyList, maybe } from '../wire.schema.ts';

/** the own password, asked for again. */
export const PasswordConfirmation = z.strictObject({ password: z.string().check(z.minLength(1)) });

/** X-011, L12: whether the password was confirmed within three hours. */
export const PasswordStatus = z.looseObject({ confirmed: z.boolean() });

/** X-013, L15: PHP writes the empty answer of a set-up that was not begun as a list. */
export const QrCode = z.union([z.looseObject({ svg: z.string(), url: maybe(z.string()) }), EmptyList]);

/** X-014, L15: the secret in base32. */
export const SecretKey = z.looseObject({ secretKey: z.string() });

/** six digits of the authenticator. */
export const SetupCode = z.strictObject({ code: z.string().check(z.minLength(1)) });

/** X-017, L17: eight of them, each signs in once. */
export const RecoveryCodes = z.array(z.string());
