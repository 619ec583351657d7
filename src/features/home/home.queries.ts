import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#api/client.ts';
import { listAssessments } from '#contracts/assessments/assessments.endpoints.ts';
import { getPoints } from '#contracts/awards/awards.endpoints.ts';
import { listBookings } from '#contracts/bookings/bookings.endpoints.ts';
import { getBand } from '#contracts/organisations/organisations.endpoints.ts';

/** What stands on home changes by what is done elsewhere: it is shown at once and asked for at every visit. */
const ASK_AT_EVERY_VISIT = { staleTime: 0, retry: false } as const;

/** `bandId` is a number, or the key of a default band (L-08). */
export const bandQuery = (client: Client, organisationId: number, bandId: number | string) =>
  queryOptions({
    queryKey: ['organisation', organisationId, 'bands', bandId] as const,
    queryFn: ({ signal }) => client.fetch(getBand, { params: { org: organisationId, bandId } }, { signal }),
    ...ASK_AT_EVERY_VISIT,
  });

/** X-019, under the key of everything that belongs to assessments. */
export const assignedAssessmentsQuery = (client: Client, organisationId: number) =>
  queryOptions({
    queryKey: ['organisation', organisationId, 'assessments', 'assigned'] as const,
    queryFn: ({ signal }) => client.fetch(listAssessments, { query: { organisation_id: organisationId } }, { signal }),
    ...ASK_AT_EVERY_VISIT,
  });

/** */
export const bookingsQuery = (client: Client, organisationId: number) =>
  queryOptions({
    queryKey: ['organisation', organisationId, 'bookings'] as const,
    queryFn: ({ signal }) => client.fetch(listBookings, { query: { organisation_id: organisationId } }, { signal }),
    ...ASK_AT_EVERY_VISIT,
  });

/** since the account was opened (E-10). */
export const pointsQuery = (client: Client, organisationId: number) =>
  queryOptions({
    queryKey: ['organisation', organisationId, 'points', 'all'] as const,
    queryFn: ({ signal }) => client.fetch(getPoints, { query: { organisation_id: organisationId } }, { signal }),
    ...ASK_AT_EVERY_VISIT,
  });
