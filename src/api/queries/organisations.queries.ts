import { queryOptions } from '@tanstack/react-query';
import { getBand } from '#contracts/organisations/organisations.endpoints.ts';
import type { Client } from '../client.ts';
import { FETCH_AT_EVERY_VISIT } from './freshness.ts';
import { organisationsKeys } from './organisations.keys.ts';

/** the training of one band. `bandId` is a number, or the key of a default band (L-08). */
export const bandQuery = (client: Client, organisationId: number, bandId: number | string) =>
  queryOptions({
    queryKey: organisationsKeys.band(organisationId, bandId),
    queryFn: ({ signal }) => client.fetch(getBand, { params: { org: organisationId, bandId } }, { signal }),
    ...FETCH_AT_EVERY_VISIT,
  });
