import { describe, expect, test } from 'vitest';
import { isPermitted, rolesIn } from './permissions.ts';

const grants = (object: string, ...actions: string[]) => ({ permissions: [{ object, actions }] });
const both = {
  permissions: [
    { object: 'users', actions: ['read'] },
    { object: 'users', actions: ['update'] },
  ],
};

describe('K-13: what roles grant together', () => {
  test.each([
    ['no requirement, without a role', [], undefined, true],
    ['an action, without a role', [], { users: ['read'] }, false],
    ['the granted action', [grants('users', 'read')], { users: ['read'] }, true],
    ['another action', [grants('users', 'read')], { users: ['update'] }, false],
    ['the granted action on another object', [grants('awards', 'read')], { users: ['read'] }, false],
    ['one of two actions', [grants('users', 'read')], { users: ['read', 'update'] }, false],
    ['the other of two actions', [grants('users', 'update')], { users: ['read', 'update'] }, false],
    [
      'two actions of two roles',
      [grants('users', 'read'), grants('users', 'update')],
      { users: ['read', 'update'] },
      true,
    ],
    ['two actions of two permissions', [both], { users: ['read', 'update'] }, true],
    ['one of two objects', [grants('users', 'read')], { users: ['read'], awards: ['read'] }, false],
    ['the other of two objects', [grants('awards', 'read')], { users: ['read'], awards: ['read'] }, false],
    [
      'two objects of two roles',
      [grants('users', 'read'), grants('awards', 'read')],
      { users: ['read'], awards: ['read'] },
      true,
    ],
  ])('%s', (_, roles, requirement, permitted) => expect(isPermitted(roles, requirement)).toBe(permitted));
});

describe('K-13: which roles count', () => {
  const memberships = [
    { organisation_id: 1, roles: [grants('users', 'read')] },
    { organisation_id: 2, roles: [grants('users', 'update')] },
  ];

  test.each([
    ['where the person may', 1, true],
    ['where they may not, though they may elsewhere', 2, false],
    ['where they do not belong', 3, false],
    ['in no organisation', null, true],
  ])('a call %s', (_, organisationId, permitted) =>
    expect(isPermitted(rolesIn(memberships, organisationId), { users: ['read'] })).toBe(permitted),
  );

  test('roles of two organisations do not add up in one of them', () => {
    expect(isPermitted(rolesIn(memberships, 1), { users: ['read', 'update'] })).toBe(false);
    expect(isPermitted(rolesIn(memberships, null), { users: ['read', 'update'] })).toBe(true);
  });
});
