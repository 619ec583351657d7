import * as z from 'zod/mini';
import { LIMITS } from '../constants.ts';
import { OrganisationSettings } from '../organisations/settings.schema.ts';
import { maybe, otherwise, WireDate } from '../wire.schema.ts';

/** K-13: what a role allows on one kind of object. */
export const Permission = z.looseObject({ object: z.string(), actions: z.array(z.string()) });
export const Role = z.looseObject({ permissions: z.array(Permission) });
export type Role = z.output<typeof Role>;

/** What a `group` or `groups` field chooses from. */
const FieldOption = z.looseObject({ id: z.number(), name: z.string() });

/**
 * An organisation's own field of a profile (G-06). Beside key, type and `show_user` everything is assumed (0299). Types
 * are `text`, `textarea`, `number`, `date`, `boolean`, `group`, `groups` and `addresses`; one that is not known is
 * shown and never changed.
 */
export const CustomField = z.looseObject({
  key: z.string(),
  type: z.string(),
  show_user: maybe(z.boolean()),
  /** Its name on the screen; where there is none, the key is spoken. */
  label: maybe(z.string()),
  hint: maybe(z.string()),
  required: maybe(z.boolean()),
  options: maybe(z.array(FieldOption)),
  /** `addresses`, G-25: whole years that the history must cover, and what is said where it does not. */
  years: maybe(z.number()),
  message: maybe(z.string()),
  /** `addresses`, G-29: the most addresses. */
  maximum: maybe(z.number()),
});
export type CustomField = z.output<typeof CustomField>;

/** ES-17: what a person is in one organisation. */
export const OrganisationMembership = z.looseObject({
  organisation_id: z.number(),
  name: z.string(),
  default: maybe(z.boolean()),
  admin: maybe(z.boolean()),
  logo: maybe(z.string()),
  roles: z.array(Role),
  // PHP writes an empty map as a list.
  settings: otherwise(OrganisationSettings, () => OrganisationSettings.parse({})),
  clients: maybe(z.array(z.looseObject({ key: z.string() }))),
  employers: maybe(z.array(z.looseObject({ id: z.number(), name: z.string() }))),
  fields: maybe(z.array(CustomField)),
  finance_providers: maybe(z.array(z.looseObject({ id: z.number(), name: z.string() }))),
});
export type OrganisationMembership = z.output<typeof OrganisationMembership>;

/** ES-16, ES-39: who is signed in. */
export const Profile = z.looseObject({
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  email: z.string(),
  avatar_id: maybe(z.number()),
  // PHP writes an empty map as a list.
  fields: otherwise(maybe(z.record(z.string(), z.unknown())), null),
  impersonated: maybe(z.boolean()),
  super: maybe(z.boolean()),
  manager: maybe(z.boolean()),
  two_factor_confirmed: maybe(z.boolean()),
  archived_at: maybe(WireDate),
  groups: maybe(z.array(z.looseObject({ id: z.number(), name: z.string() }))),
  employers: maybe(z.array(z.looseObject({ id: z.number(), name: z.string() }))),
  organisations: z.array(OrganisationMembership),
});
export type Profile = z.output<typeof Profile>;

/**
 * `fields` holds every value of `profile.fields`, changed or not, so that a server that replaces the map loses
 * nothing (0299).
 */
export const ProfileChange = z.strictObject({
  first_name: z.string().check(z.minLength(1), z.maxLength(LIMITS.profileNameCharacters)),
  last_name: z.string().check(z.minLength(1), z.maxLength(LIMITS.profileNameCharacters)),
  email: z.string().check(z.minLength(1), z.maxLength(LIMITS.profileEmailCharacters)),
  /** A stored file of type `avatar`; null takes the picture away. */
  avatar_id: z.nullable(z.number()),
  fields: z.record(z.string(), z.unknown()),
});
export type ProfileChange = z.output<typeof ProfileChange>;

/** the present password, and the new one twice. */
export const PasswordChange = z.strictObject({
  password_current: z.string().check(z.minLength(1)),
  password: z.string().check(z.minLength(1), z.maxLength(LIMITS.profilePasswordCharacters)),
  password_confirmation: z.string().check(z.minLength(1), z.maxLength(LIMITS.profilePasswordCharacters)),
});

/** a person in a list; `groups`: those that they belong to (N-22). */
export const UserSummary = z.looseObject({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  groups: maybe(z.array(z.looseObject({ id: z.number(), name: z.string() }))),
});
export type UserSummary = z.output<typeof UserSummary>;
