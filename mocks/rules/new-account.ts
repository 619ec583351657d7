import type { UserRecord } from '#fixtures/records/people.record.ts';
import type { Database } from '../db/database.ts';
import { membershipsOf } from './membership.ts';

type NewAccount = Pick<UserRecord, 'reason' | 'first_name' | 'last_name' | 'email' | 'password'> &
  Partial<Pick<UserRecord, 'fields' | 'groups'>>;

/** Makes an account with nothing but what is given: no two-factor, no picture, no rights. */
export const createAccount = (db: Database, account: NewAccount): Promise<UserRecord> =>
  db.tables.users.insert({
    fields: {},
    groups: [],
    ...account,
    id: db.nextId(),
    two_factor_secret: null,
    avatar_id: null,
    super: false,
    manager: false,
    archived_at: null,
    employers: [],
    persona: false,
  });

interface NewMembership {
  readonly userId: number;
  readonly organisationId: number;
  readonly roleKeys: string[];
  readonly reason: string;
}

/** Makes somebody a member of an organisation; the first one that a person joins is their default. */
export const joinOrganisation = async (
  db: Database,
  { userId, organisationId, roleKeys, reason }: NewMembership,
): Promise<void> => {
  await db.tables.memberships.insert({
    id: `${userId}-${organisationId}`,
    reason,
    user_id: userId,
    organisation_id: organisationId,
    default: membershipsOf(db, userId).length === 0,
    admin: false,
    role_keys: roleKeys,
  });
};
