import type { Catalogue } from '#contracts/catalogue.ts';
import type { MembershipRecord, UserRecord } from '#fixtures/records/people.record.ts';
import type { Database } from '../db/database.ts';
import { bandsOf } from './band-settings.ts';
import { contentOf } from './files.rules.ts';
import { membershipsOf, rolesOf } from './membership.ts';
import { paginate } from './paging.ts';
import { notFound, reply } from './reply.ts';
import type { Rule } from './rule.ts';
import type { Visitor } from './visitor.ts';

/** Settings without a default, as an organisation sends them that has not set them. */
const NOT_SET = {
  welcome_title: null,
  welcome_text: null,
  welcome_video_id: null,
  welcome_video_captions_id: null,
  late_fee_terms: null,
  stripe_api_key_public: null,
  stripe_api_version: null,
} as const;

/** What a field of an organisation's own need not have, as columns that are empty. */
const NO_MORE = {
  label: null,
  hint: null,
  required: null,
  options: null,
  years: null,
  message: null,
  maximum: null,
} as const;

export const nameOf = (user: Pick<UserRecord, 'first_name' | 'last_name'>): string =>
  `${user.first_name} ${user.last_name}`;

/** The employers of everybody who belongs to an organisation, each once. */
const employersIn = (db: Database, organisationId: number): { id: number; name: string }[] => {
  const people = db.tables.memberships.where((membership) => membership.organisation_id === organisationId);
  const employers = people.flatMap((membership) => db.tables.users.get(membership.user_id)?.employers ?? []);
  return [...new Map(employers.map((employer) => [employer.id, employer])).values()];
};

/** ES-17, with what `with` asked for. */
const membershipView = (db: Database, membership: MembershipRecord, parts: ReadonlySet<string>) => {
  const organisation = db.tables.organisations.get(membership.organisation_id);
  if (organisation === undefined)
    throw new Error(
      `Membership ${membership.id} names organisation ${membership.organisation_id}, which is not there.`,
    );
  // Assumed (H-02), so it goes out only where it says something.
  const { impersonation_super_only: isSuperOnly, ...settings } = organisation.settings;
  return {
    organisation_id: organisation.organisation_id,
    name: organisation.name,
    default: membership.default,
    admin: membership.admin,
    logo: organisation.logo,
    roles: rolesOf(db, membership).map((role) => ({
      permissions: role.permissions.map(({ object, actions }) => ({ object, actions: [...actions] })),
    })),
    // A setting that was never touched goes out as null, as a column would.
    settings: {
      ...NOT_SET,
      ...settings,
      ...(isSuperOnly ? { impersonation_super_only: true } : {}),
      bands: bandsOf(db, organisation.organisation_id),
    },
    ...(parts.has('organisations.clients') ? { clients: organisation.clients } : {}),
    ...(parts.has('organisations.employers') ? { employers: employersIn(db, organisation.organisation_id) } : {}),
    ...(parts.has('organisations.fields')
      ? { fields: organisation.fields.map((field) => ({ ...NO_MORE, ...field })) }
      : {}),
    ...(parts.has('organisations.finance_providers') ? { finance_providers: organisation.finance_providers } : {}),
  };
};

/** ES-16: a person as they are to themselves. `parts`: what of `with` was asked for; memberships are always there. */
export const profileView = (db: Database, user: UserRecord, visitor: Visitor, parts: ReadonlySet<string>) => ({
  id: user.id,
  first_name: user.first_name,
  last_name: user.last_name,
  name: nameOf(user),
  email: user.email,
  avatar_id: user.avatar_id,
  fields: user.fields,
  impersonated: visitor.session?.viewer_id !== undefined,
  super: user.super,
  manager: user.manager,
  two_factor_confirmed: user.two_factor_secret !== null,
  archived_at: user.archived_at,
  ...(parts.has('groups') ? { groups: user.groups } : {}),
  ...(parts.has('employers') ? { employers: user.employers } : {}),
  organisations: membershipsOf(db, user.id).map((membership) => membershipView(db, membership, parts)),
});

/** who is signed in. */
export const getMe: Rule<Catalogue['getMe']> = ({ db, user, query, visitor }) =>
  reply(200, profileView(db, user, visitor, new Set(query.with ?? [])));

/** the people of an organisation by name. */
export const listUsers: Rule<Catalogue['listUsers']> = ({ db, query }) => {
  const people = db.tables.memberships
    .where((membership) => membership.organisation_id === query.organisation_id)
    .flatMap((membership) => db.tables.users.get(membership.user_id) ?? [])
    .map((user) => ({ id: user.id, name: nameOf(user), email: user.email, groups: user.groups }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return reply(200, paginate(people, query, 'users'));
};

/**
 * a person's picture, for whoever may read the file. Who has none is not found, nor is one that they no longer
 * have: an address that names its picture shows no other (0300).
 */
export const viewAvatar: Rule<Catalogue['viewAvatar']> = ({ params, query, ...reading }) => {
  const picture = reading.db.tables.users.get(params.id)?.avatar_id ?? null;
  const isAnother = query.avatar_id !== undefined && query.avatar_id !== picture;
  return picture === null || isAnother ? notFound('User', params.id) : contentOf(reading, picture, false);
};
