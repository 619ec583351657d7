import * as z from 'zod/mini';
import { OrganisationSettings } from '../organisations/settings.schema.ts';
import { maybe, otherwise, WireDate } from '../wire.schema.ts';

/** K-13: what a role allows on one kind of object. */
export const Permission = z.looseObject({ object: z.string(), actions: z.array(z.string()) });
export const Role = z.looseObject({ permissions: z.array(Permission) });
export type Role = z.output<typeof Role>;

/** An organisation's own field of a profile (G-06). */
export const CustomField = z.looseObject({ key: z.string(), type: z.string(), show_user: maybe(z.boolean()) });

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
  fields: maybe(z.record(z.string(), z.unknown())),
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

/** a person in a list. */
export const UserSummary = z.looseObject({ id: z.number(), name: z.string(), email: z.string() });
