import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { maybe, Paging, WireList, WireNumber } from '../wire.schema.ts';
import { Profile, UserSummary } from './profile.schema.ts';

export const getMe = endpoint({
  name: 'getMe',
  number: 'X-008',
  says: 'Who is signed in, with every membership (A-10). How `with` spells its parts is assumed.',
  method: 'GET',
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
  success: [200],
  reply: Profile,
  session: 'required',
  // Own at boot (A-32: silent there), by the caller's override; this is the policy of every later call.
  errors: { preset: 'tray' },
  contract: 'partly',
});

export const listUsers = endpoint({
  name: 'listUsers',
  number: 'X-009',
  says: 'Of the people of an organisation the total is read (N-22). Needs the users read permission (K-15).',
  method: 'GET',
  path: 'users',
  query: z.strictObject({ organisation_id: WireNumber, page: maybe(WireNumber), per_page: maybe(WireNumber) }),
  success: [200],
  reply: Paging(UserSummary),
  session: 'required',
  errors: { preset: 'silent' },
  contract: 'known',
  needs: { users: ['read'] },
});

export const viewAvatar = endpoint({
  name: 'viewAvatar',
  number: 'X-045',
  says: 'A person’s picture, as the menu shows it (B-09). Its address stands in the page; no code calls it.',
  method: 'GET',
  path: 'users/{id}/avatar',
  params: z.strictObject({ id: WireNumber }),
  success: [200],
  reply: z.instanceof(Blob),
  replies: 'blob',
  session: 'required',
  errors: { preset: 'mute' },
  contract: 'known',
});
