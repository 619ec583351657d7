import { expect, test } from 'vitest';
import { isPermitted, rolesIn } from './permissions.ts';

const reads = { permissions: [{ object: 'users', actions: ['read'] }] };
const nothing = { permissions: [] };
const memberships = [
  { organisation_id: 1, roles: [reads] },
  { organisation_id: 2, roles: [nothing] },
];

test.each([
  ['where the person may', 1, true],
  ['where they may not, though they may elsewhere', 2, false],
  ['where they do not belong', 3, false],
  ['in no organisation', null, true],
])('K-13: a call %s', (_, organisationId, permitted) => {
  expect(isPermitted(rolesIn(memberships, organisationId), { users: ['read'] })).toBe(permitted);
});
