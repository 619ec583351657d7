import { describe, expect, test } from 'vitest';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { chooseOrganisation } from './choose-organisation.ts';

const membership = (organisation_id: number, isDefault = false) =>
  ({ organisation_id, default: isDefault }) as OrganisationMembership;
const profile = { organisations: [membership(81), membership(1, true), membership(12)] };
const chosen = (fromAddress: number | null, saved: number | null, of = profile) =>
  chooseOrganisation(of, { chosen: null, fromAddress, saved })?.organisation_id;

describe('B-07: the selected organisation', () => {
  test('is the one of the address, before the saved one', () => expect(chosen(12, 81)).toBe(12));
  test('else the saved one', () => expect(chosen(null, 81)).toBe(81));
  test('but only while still a member', () => expect(chosen(99, 98)).toBe(1));
  test('else the default', () => expect(chosen(null, null)).toBe(1));
  test('else the first', () =>
    expect(chosen(null, null, { organisations: [membership(12), membership(81)] })).toBe(12));
  test('and none without a membership', () => expect(chosen(null, null, { organisations: [] })).toBeUndefined());
  test('B-08: what the switcher chose goes before the address, while still a member', () => {
    expect(chooseOrganisation(profile, { chosen: 1, fromAddress: 12, saved: 81 })?.organisation_id).toBe(1);
    expect(chooseOrganisation(profile, { chosen: 99, fromAddress: 12, saved: 81 })?.organisation_id).toBe(12);
  });
});
