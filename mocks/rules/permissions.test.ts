import { expect, test } from 'vitest';
import type { Requirement } from '#contracts/endpoint.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { world } from '#fixtures/world.ts';
import { createBackend } from '../backend.ts';
import { createMemoryStorage } from '../db/memory-storage.ts';
import { isPermitted } from './permissions.ts';

type Permissions = { object: string; actions: string[] }[];

const ROLES: Readonly<Record<string, Permissions>> = {
  'reads users': [{ object: 'users', actions: ['read'] }],
  'updates users': [{ object: 'users', actions: ['update'] }],
  'reads awards': [{ object: 'awards', actions: ['read'] }],
  'names users twice': [
    { object: 'users', actions: ['read'] },
    { object: 'users', actions: ['update'] },
  ],
};

const HERE = 1;
const ELSEWHERE = 81;

/** Whether somebody with these roles may make the call. `organisationId`: the one that it names. */
const may = (
  requirement: Requirement | undefined,
  { here = [], elsewhere = [] }: { here?: string[]; elsewhere?: string[] },
  organisationId: number | null = HERE,
): Promise<boolean> =>
  createBackend({ storage: createMemoryStorage(), world }).write(async (db) => {
    for (const [key, permissions] of Object.entries(ROLES))
      await db.tables.roles.insert({ key, reason: 'For this test.', permissions });
    for (const [id, keys] of [
      [HERE, here],
      [ELSEWHERE, elsewhere],
    ] as const) {
      const membership = db.tables.memberships.first(
        (row) => row.user_id === amaraOsei.id && row.organisation_id === id,
      );
      await db.tables.memberships.update(membership?.id ?? '', { role_keys: keys });
    }
    return isPermitted(db, amaraOsei.id, organisationId, requirement);
  });

const BOTH: Requirement = { users: ['read', 'update'] };

test.each<[string, Requirement | undefined, string[], boolean]>([
  ['a call that requires nothing, without a role', undefined, [], true],
  ['the action, without a role', { users: ['read'] }, [], false],
  ['the action, granted by a role', { users: ['read'] }, ['reads users'], true],
  ['another action than the granted one', { users: ['update'] }, ['reads users'], false],
  ['the granted action, on another object', { users: ['read'] }, ['reads awards'], false],
  ['two actions, of which one is granted', BOTH, ['reads users'], false],
  ['two actions, of which the other is granted', BOTH, ['updates users'], false],
  ['two actions, granted by two roles together', BOTH, ['reads users', 'updates users'], true],
  ['two actions, granted by two permissions of a role', BOTH, ['names users twice'], true],
  ['two objects, of which one is granted', { users: ['read'], awards: ['read'] }, ['reads users'], false],
  ['two objects, of which the other is granted', { users: ['read'], awards: ['read'] }, ['reads awards'], false],
  ['two objects, granted by two roles', { users: ['read'], awards: ['read'] }, ['reads users', 'reads awards'], true],
  ['the action, of a role that does not exist', { users: ['read'] }, ['missing'], false],
])('K-13: %s', async (_, requirement, here, permitted) => expect(await may(requirement, { here })).toBe(permitted));

test.each([
  ['where it is granted', HERE, true],
  ['where it is not, though it is elsewhere', ELSEWHERE, false],
  ['where the person does not belong', 12, false],
  ['in no organisation', null, true],
])('K-13: a call %s', async (_, organisationId, permitted) =>
  expect(await may({ users: ['read'] }, { here: ['reads users'], elsewhere: ['reads awards'] }, organisationId)).toBe(
    permitted,
  ),
);

test('K-13: roles of two organisations do not add up in one of them', async () => {
  const roles = { here: ['reads users'], elsewhere: ['updates users'] };
  expect(await may(BOTH, roles)).toBe(false);
  expect(await may(BOTH, roles, null)).toBe(true);
});
