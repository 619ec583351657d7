import * as z from 'zod/mini';
import { authenticatedGet, blob, Id } from '../endpoint-presets.ts';
import { maybe, Paging, WireList, WireNumber } from '../wire.schema.ts';
import { Profile, UserSummary } from './profile.schema.ts';

export const getMe = authenticatedGet({
  name: 'getMe',
  number: 'X-008',
  description: 'Who is signed in, with every membership (A-10). How `with` spells its parts is assumed.',
  path: 'me',
  query: z.strictObject({ with: z.optional(WireList) }),
  fixedQuery: {
    with: [
      'employers',
      'groups',
      'organisations',
      'organisations.clients',
      'organisations.employers',
      'organisations.fields',
      'organisations.finance_providers',
    ],
  },
  reply: Profile,
  // Own at boot (A-32: silent there), by the caller's override; this is the policy of every later call.
  errors: { preset: 'tray' },
  contract: 'partly',
});

export const listUsers = authenticatedGet({
  name: 'listUsers',
  number: 'X-009',
  description: 'Of the people of an organisation the total is read (N-22). Needs the users read permission (K-15).',
  path: 'users',
  query: z.strictObject({ organisation_id: WireNumber, page: maybe(WireNumber), per_page: maybe(WireNumber) }),
  reply: Paging(UserSummary),
  errors: { preset: 'silent' },
  needs: { users: ['read'] },
});

export const viewAvatar = blob({
  name: 'viewAvatar',
  number: 'X-045',
  description: 'A person’s picture, as the menu shows it (B-09). Its address stands in the page; no code calls it.',
  path: 'users/{id}/avatar',
  params: Id,
});
