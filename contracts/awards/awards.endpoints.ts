import * as z from 'zod/mini';
import { authenticatedGet, download, Id } from '../endpoint-presets.ts';
import { maybe, WireList, WireNumber } from '../wire.schema.ts';
import { Award, AwardPage, Points, UserOrganisationStats } from './award.schema.ts';

const AwardId = z.strictObject({ awardId: WireNumber });

export const listAwards = authenticatedGet({
  name: 'listAwards',
  number: 'X-029',
  description:
    'The awards that the person can collect or holds in an organisation (E-01). `simple` leaves their parts out.',
  path: 'awards',
  query: z.strictObject({
    organisation_id: WireNumber,
    page: maybe(WireNumber),
    per_page: maybe(WireNumber),
    simple: z.literal('true'),
  }),
  fixedQuery: { per_page: 1000 },
  reply: AwardPage,
  errors: { preset: 'tray' },
});

export const getAward = authenticatedGet({
  name: 'getAward',
  number: 'X-030',
  description: 'An award with its modules and collections, and how far the person has got with each (E-03, E-08).',
  path: 'awards/{awardId}',
  params: AwardId,
  query: z.strictObject({ organisation_id: WireNumber, status: maybe(z.string()), with: maybe(WireList) }),
  fixedQuery: { status: '!exempt', with: ['modules', 'user_award_stats'] },
  reply: Award,
  errors: { preset: 'silent' },
});

export const downloadAward = download({
  name: 'downloadAward',
  number: 'X-031',
  description: 'The certificate of an award that one holds, a PDF (E-05).',
  path: 'me/awards/{awardId}',
  params: AwardId,
});

export const downloadUserAward = download({
  name: 'downloadUserAward',
  number: 'X-032',
  description:
    'The certificate of an award that a person holds, a PDF: while viewing as them, or for whoever administers them (E-05).',
  path: 'users/{userId}/awards/{awardId}',
  params: z.strictObject({ userId: WireNumber, awardId: WireNumber }),
});

export const getUserOrganisationStats = authenticatedGet({
  name: 'getUserOrganisationStats',
  number: 'X-034',
  description: 'A person’s points and how much of their training is completed in an organisation (E-13).',
  path: 'users/{id}',
  params: Id,
  query: z.strictObject({ organisation_id: WireNumber, with: maybe(WireList) }),
  fixedQuery: { with: ['user_organisation_stats'] },
  reply: UserOrganisationStats,
  errors: { preset: 'silent' },
  contract: 'partly',
});

export const getPoints = authenticatedGet({
  name: 'getPoints',
  number: 'X-033',
  description:
    'Points given between two moments in unix seconds; without them, since the account was opened (E-10, E-11).',
  path: 'me/points',
  query: z.strictObject({ organisation_id: WireNumber, date_from: maybe(WireNumber), date_to: maybe(WireNumber) }),
  reply: Points,
  errors: { preset: 'silent' },
});
