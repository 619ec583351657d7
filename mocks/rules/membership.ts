import type { Role } from '#contracts/profile/profile.schema.ts';
import type { MembershipRecord } from '#fixtures/records/people.record.ts';
import type { Database } from '../db/database.ts';

/** What a person is in an organisation, or undefined. */
export const membershipOf = (db: Database, userId: number, organisationId: number): MembershipRecord | undefined =>
  db.tables.memberships.first(
    (membership) => membership.user_id === userId && membership.organisation_id === organisationId,
  );

export const membershipsOf = (db: Database, userId: number): readonly MembershipRecord[] =>
  db.tables.memberships.where((membership) => membership.user_id === userId);

/** The roles of a membership as the wire knows them: permissions without a name. */
export const rolesOf = (db: Database, membership: MembershipRecord): Role[] =>
  membership.role_keys.flatMap((key) => {
    const role = db.tables.roles.get(key);
    return role === undefined ? [] : [{ permissions: role.permissions }];
  });

/** S0§6, D-14: reviewing needs an admin account in the organisation of the work; the permission alone is not enough. */
export const mayReviewIn = (
  db: Database,
  viewer: { readonly id: number; readonly super: boolean },
  organisationId: number,
): boolean => viewer.super || membershipOf(db, viewer.id, organisationId)?.admin === true;

/** Ids of the people with an admin account in an organisation. */
export const reviewersIn = (db: Database, organisationId: number): readonly number[] =>
  db.tables.memberships
    .where((membership) => membership.organisation_id === organisationId && membership.admin)
    .map((membership) => membership.user_id);

/**
 * Whether somebody may look after another person's work: a super user, or an admin account in one of their
 * organisations.
 */
export const isStaffFor = (
  db: Database,
  viewer: { readonly id: number; readonly super: boolean },
  ownerId: number,
): boolean => {
  if (viewer.super) return true;
  const administered = new Set(
    membershipsOf(db, viewer.id)
      .filter((membership) => membership.admin)
      .map((membership) => membership.organisation_id),
  );
  return membershipsOf(db, ownerId).some((membership) => administered.has(membership.organisation_id));
};
