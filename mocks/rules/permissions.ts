import type { Requirement } from '#contracts/endpoint.ts';
import type { Database } from '../db/database.ts';
import { membershipsOf } from './membership.ts';

/** The actions that a person's roles grant together, by object. `organisationId` null: the roles in every organisation. */
const grantedTo = (
  db: Database,
  userId: number,
  organisationId: number | null,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const granted = new Map<string, Set<string>>();
  for (const { organisation_id, role_keys } of membershipsOf(db, userId)) {
    if (organisationId !== null && organisation_id !== organisationId) continue;
    for (const { object, actions } of role_keys.flatMap((key) => db.tables.roles.get(key)?.permissions ?? [])) {
      const known = granted.get(object) ?? new Set();
      for (const action of actions) known.add(action);
      granted.set(object, known);
    }
  }
  return granted;
};

/**
 * K-13, S0§6: a person's roles must grant every action that is required on every object; roles add up. Without a
 * requirement everybody passes. The gate of the client (K-14) protects nothing, so the server decides anew, by code of
 * its own (0116). `organisationId`: the one that the call names, null for none; a stranger to it has no roles there.
 */
export const isPermitted = (
  db: Database,
  userId: number,
  organisationId: number | null,
  requirement: Requirement | undefined,
): boolean => {
  if (requirement === undefined) return true;
  const granted = grantedTo(db, userId, organisationId);
  for (const [object, actions] of Object.entries(requirement)) {
    for (const action of actions) if (granted.get(object)?.has(action) !== true) return false;
  }
  return true;
};
