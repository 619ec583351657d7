import * as z from 'zod/mini';
import { authenticatedGet, authenticatedPut, blob, Id, NO_REPLY, OWN_ERRORS } from '../endpoint-presets.ts';
import { maybe, Paging, WireList, WireNumber } from '../wire.schema.ts';
import { PasswordChange, Profile, ProfileChange, UserSummary } from './profile.schema.ts';

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
  description:
    'The people of an organisation, whose training can be reset (N-22). Needs the users read permission (K-15).',
  path: 'users',
  query: z.strictObject({ organisation_id: WireNumber, page: maybe(WireNumber), per_page: maybe(WireNumber) }),
  reply: Paging(UserSummary),
  errors: { preset: 'silent' },
  needs: { users: ['read'] },
});

export const viewAvatar = blob({
  name: 'viewAvatar',
  number: 'X-045',
  description:
    'A person’s picture, as the menu shows it (B-09). Its address stands in the page; no code calls it. It names the picture, so that it is never another one’s (0300).',
  path: 'users/{id}/avatar',
  params: Id,
  query: z.strictObject({ avatar_id: z.optional(WireNumber) }),
});

export const updateProfile = authenticatedPut({
  name: 'updateProfile',
  number: 'X-048',
  description:
    'Saves names, address, picture and the organisation’s own fields (G-07). Whether it is a PUT or a POST is not known.',
  path: 'me/profile',
  viewing: 'refused',
  query: z.strictObject({ organisation_id: WireNumber }),
  body: ProfileChange,
  reply: Profile,
  // G-09: the form's own words; whether the session is over and maintenance are everybody's business.
  errors: OWN_ERRORS,
  contract: 'partly',
});

export const updatePassword = authenticatedPut({
  name: 'updatePassword',
  number: 'X-049',
  description: 'Sets another password (G-11). Whether it is a PUT or a POST is not known.',
  path: 'me/password',
  viewing: 'refused',
  body: PasswordChange,
  ...NO_REPLY,
  errors: OWN_ERRORS,
  contract: 'partly',
});
