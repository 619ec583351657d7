import { queryOptions } from '@tanstack/react-query';
import {
  downloadAward,
  downloadUserAward,
  getAward,
  getPoints,
  getUserOrganisationStats,
  listAwards,
} from '#contracts/awards/awards.endpoints.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import type { Client } from '../client.ts';
import { allPages, laterPage } from './all-pages.ts';
import { FETCH_AT_EVERY_VISIT, FRESH_FOR_MILLISECONDS } from './freshness.ts';
import { awardsKeys } from './awards.keys.ts';

/** the person's points since the account was opened (E-10). */
export const pointsQuery = (client: Client, organisationId: number) =>
  queryOptions({
    queryKey: awardsKeys.points(organisationId),
    queryFn: ({ signal }) => client.fetch(getPoints, { query: { organisation_id: organisationId } }, { signal }),
    ...FETCH_AT_EVERY_VISIT,
  });

/** the points that were given between two moments in unix seconds, both included (E-11). */
export const pointsBetweenQuery = (
  client: Client,
  organisationId: number,
  between: { readonly date_from: number; readonly date_to: number },
) =>
  queryOptions({
    queryKey: awardsKeys.pointsBetween(organisationId, between.date_from, between.date_to),
    queryFn: ({ signal }) =>
      client.fetch(getPoints, { query: { organisation_id: organisationId, ...between } }, { signal }),
    staleTime: FRESH_FOR_MILLISECONDS,
    retry: false,
  });

/** every award that the person can collect or holds (E-01). */
export const awardsQuery = (client: Client, organisationId: number) =>
  queryOptions({
    queryKey: awardsKeys.awards(organisationId),
    queryFn: ({ signal }) =>
      allPages((page) =>
        client.fetch(
          listAwards,
          { query: { organisation_id: organisationId, simple: 'true', ...laterPage(page) } },
          { signal },
        ),
      ),
    ...FETCH_AT_EVERY_VISIT,
  });

/** an award with its parts (E-03). */
export const awardQuery = (client: Client, organisationId: number, awardId: number) =>
  queryOptions({
    queryKey: awardsKeys.award(organisationId, awardId),
    queryFn: ({ signal }) =>
      client.fetch(getAward, { params: { awardId }, query: { organisation_id: organisationId } }, { signal }),
    staleTime: FRESH_FOR_MILLISECONDS,
    retry: false,
  });

/** the person's points and how much they completed in the organisation (E-13). */
export const organisationStatsQuery = (client: Client, organisationId: number, userId: number) =>
  queryOptions({
    queryKey: awardsKeys.organisationStats(organisationId, userId),
    queryFn: ({ signal }) =>
      client.fetch(
        getUserOrganisationStats,
        { params: { id: userId }, query: { organisation_id: organisationId } },
        { signal },
      ),
    ...FETCH_AT_EVERY_VISIT,
  });

/** the certificate of an award; while viewing as somebody it is asked for under their number (E-05). */
export const fetchCertificate = (
  client: Client,
  { id, impersonated }: Pick<Profile, 'id' | 'impersonated'>,
  awardId: number,
): Promise<Blob> =>
  impersonated === true
    ? client.fetch(downloadUserAward, { params: { userId: id, awardId } })
    : client.fetch(downloadAward, { params: { awardId } });
