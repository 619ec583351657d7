import * as z from 'zod/mini';
import { maybe } from '../wire.schema.ts';
import { LIMITS } from '../constants.ts';

/** ES-22. `access_token` is pointless with cookie sessions: tolerated, never stored. */
export const AuthResponse = z.looseObject({ two_factor: z.boolean(), access_token: maybe(z.string()) });
export type AuthResponse = z.output<typeof AuthResponse>;

/** a password, or the token of a link; the organisation where the address named one. */
export const Credentials = z.union([
  z.strictObject({
    email: z.string().check(z.minLength(1), z.maxLength(LIMITS.loginEmailCharacters)),
    password: z.string().check(z.minLength(1), z.maxLength(LIMITS.loginPasswordCharacters)),
    organisation_id: z.optional(z.number()),
  }),
  z.strictObject({ email: z.string(), token: z.string(), organisation_id: z.optional(z.number()) }),
]);
export type Credentials = z.output<typeof Credentials>;

/** six digits, kept as text (a code may start with zero). L7: or one of the recovery codes. */
export const TwoFactorCode = z.union([
  z.strictObject({ code: z.string().check(z.length(LIMITS.twoFactorCodeCharacters)) }),
  z.strictObject({ recovery_code: z.string().check(z.minLength(1)) }),
]);

/** A-16, L9. */
export const ForgottenPassword = z.strictObject({ email: z.string().check(z.minLength(1)) });

/** L10. */
export const NewPassword = z.strictObject({
  token: z.string(),
  email: z.string(),
  password: z.string().check(z.minLength(1), z.maxLength(LIMITS.profilePasswordCharacters)),
  password_confirmation: z.string().check(z.minLength(1), z.maxLength(LIMITS.profilePasswordCharacters)),
});
export type NewPassword = z.output<typeof NewPassword>;

/** L9, L10: what Fortify says in words. */
export const Spoken = z.looseObject({ message: z.string() });
