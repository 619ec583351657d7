import type { Requirement } from '#contracts/endpoint.ts';

/** What a role grants, as far as the rule needs to know. */
export interface Grant {
  readonly permissions: readonly { readonly object: string; readonly actions: readonly string[] }[];
}

/** As much of a membership as its roles depend on. */
export interface Membership {
  readonly organisation_id: number;
  readonly roles: readonly Grant[];
}

/** The roles that count for a call (K-13): those in the organisation that it names; where it names none, those in any. */
export const rolesIn = (memberships: readonly Membership[], organisationId: number | null): readonly Grant[] =>
  memberships
    .filter((membership) => organisationId === null || membership.organisation_id === organisationId)
    .flatMap(({ roles }) => roles);

/**
 * K-13: for each required object the union of actions over all roles includes every required action.
 * No requirement passes.
 */
export const isPermitted = (roles: readonly Grant[], requirement: Requirement | undefined): boolean =>
  Object.entries(requirement ?? {}).every(([object, actions]) => {
    const granted = new Set(
      roles.flatMap((role) =>
        role.permissions
          .filter((permission) => permission.object === object)
          .flatMap((permission) => permission.actions),
      ),
    );
    return actions.every((action) => granted.has(action));
  });
