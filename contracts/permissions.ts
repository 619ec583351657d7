import type { Requirement } from './endpoint.ts';

/** What a role grants, as far as the rule needs to know. */
export interface Grant {
  readonly permissions: readonly { readonly object: string; readonly actions: readonly string[] }[];
}

/**
 * K-13: for each required object the union of actions over all roles includes every required action.
 * No requirement passes.
 */
export const isPermitted = (roles: readonly Grant[], requirement: Requirement | undefined): boolean =>
  Object.entries(requirement ?? {}).every(([object, actions]) => {
    const granted = new Set(
      roles.flatMap((role) => role.permissions.filter((permission) => permission.object === object).flatMap((permission) => permission.actions)),
    );
    return actions.every((action) => granted.has(action));
  });
