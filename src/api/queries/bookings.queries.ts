import { queryOptions } from '@tanstack/react-query';
import { getProduct, listBookingLocations, listBookings, listCourses } from '#contracts/bookings/bookings.endpoints.ts';
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

/** where the organisation has workshops. */
export const bookingLocationsQuery = (client: Client, organisationId: number) =>
  queryOptions({
    queryKey: keys.bookingLocations(organisationId),
    queryFn: ({ signal }) => client.fetch(listBookingLocations, { query: { organisation_id: organisationId, page: 1 } }, { signal }),
    ...FETCH_AT_EVERY_VISIT,
  });

/** a product with its price. */
export const productQuery = (client: Client, organisationId: number, productId: number) =>
  queryOptions({
    queryKey: keys.product(organisationId, productId),
    queryFn: ({ signal }) => client.fetch(getProduct, { params: { id: productId }, query: { organisation_id: organisationId } }, { signal }),
    ...FETCH_AT_EVERY_VISIT,
  });

/** a page of the coming dates of a product. `page` counts from 1. */
export const coursesQuery = (client: Client, organisationId: number, productId: number, page: number) =>
  queryOptions({
    queryKey: keys.courses(organisationId, productId, page),
    queryFn: ({ signal }) => client.fetch(listCourses, { params: { id: productId }, query: { organisation_id: organisationId, page } }, { signal }),
    ...FETCH_AT_EVERY_VISIT,
  });
