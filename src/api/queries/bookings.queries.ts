import { queryOptions } from '@tanstack/react-query';
import { listBookings } from '#contracts/bookings/bookings.endpoints.ts';
import type { Client } from '../client.ts';
import { FETCH_AT_EVERY_VISIT } from './freshness.ts';
import { keys } from './keys.ts';

/** what the person has booked. */
export const bookingsQuery = (client: Client, organisationId: number) =>
  queryOptions({
    queryKey: keys.bookings(organisationId),
    queryFn: ({ signal }) => client.fetch(listBookings, { query: { organisation_id: organisationId } }, { signal }),
    ...FETCH_AT_EVERY_VISIT,
  });
