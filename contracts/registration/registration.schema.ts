import * as z from 'zod/mini';
import { LIMITS } from '../constants.ts';
import { CustomField } from '../profile/profile.schema.ts';
import { maybe, settingOrNone } from '../wire.schema.ts';

/** A group that can be joined (S-05). What it is about is assumed (0313). */
const RegistrationGroup = z.looseObject({
  id: z.number(),
  name: z.string(),
  /** One line for somebody who has to choose. */
  description: maybe(z.string()),
});
export type RegistrationGroup = z.output<typeof RegistrationGroup>;

/**
 * A field of the organisation, in the shape of the profile's (0299). With `show_signup` it is asked for; `group` is a
 * select, `groups` a multiselect (S-06).
 */
export const SignupField = z.extend(
  z.pick(CustomField, { key: true, type: true, label: true, hint: true, required: true, options: true }),
  { show_signup: maybe(z.boolean()) },
);
export type SignupField = z.output<typeof SignupField>;

/**
 * ES-28, S-01: what anybody may know of an organisation before they belong to it. Everything but `name`, `groups` and
 * `fields` is assumed, and the page stands without it (0313).
 */
export const RegistrationInfo = z.looseObject({
  name: z.string(),
  groups: z.array(RegistrationGroup),
  fields: z.array(SignupField),
  /** By it somebody signed in finds the organisation among their own. */
  organisation_id: maybe(z.number()),
  /** The address of a picture that needs no session. */
  logo: settingOrNone(z.string()),
  colour_primary: settingOrNone(z.string()),
  /** The Terms and Conditions of service, as authored HTML. */
  terms: settingOrNone(z.string()),
});
export type RegistrationInfo = z.output<typeof RegistrationInfo>;

const name = z.optional(z.string().check(z.minLength(1), z.maxLength(LIMITS.registrationNameCharacters)));

/**
 * S-10. Names, address and password are those of a new account: required where nobody is signed in, and prohibited
 * where somebody joins with the account that they have (S-03, 0314).
 */
export const Registration = z.strictObject({
  first_name: name,
  last_name: name,
  email: z.optional(z.string().check(z.minLength(1), z.maxLength(LIMITS.registrationEmailCharacters))),
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(LIMITS.registrationPasswordCharacters))),
  group_id: z.number(),
  /** S-07: what the human check gave; the specification’s spelling. */
  recapture: z.string().check(z.minLength(1)),
  terms_and_conditions: z.boolean(),
  /** By their keys; only what was asked for. */
  fields: z.record(z.string(), z.unknown()),
});
export type Registration = z.output<typeof Registration>;
