import { queryOptions } from '@tanstack/react-query';
import { getPoints } from '#contracts/awards/points.endpoints.ts';
import type { Client } from '../client.ts';
import { FETCH_AT_EVERY_VISIT } from './freshness.ts';
import { awardsKeys } from './awards.keys.ts';

/** the person's points since the account was opened (E-10). */
export const pointsQuery = (client: Client, organisationId: number) =>
  queryOptions({
    queryKey: awardsKeys.points(organisationId),
    queryFn: ({ signal }) => client.fetch(getPoints, { query: { organisation_id: organisationId } }, { signal }),
    ...FETCH_AT_EVERY_VISIT,
  });
