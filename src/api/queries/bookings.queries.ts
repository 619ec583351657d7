import { queryOptions } from '@tanstack/react-query';
import { getProduct, listBookingLocations, listBookings, listCourses } from '#contracts/bookings/bookings.endpoints.ts';
import type { Client } from '../client.ts';
import { allPages } from './all-pages.ts';
import { FETCH_AT_EVERY_VISIT } from './freshness.ts';
import { bookingsKeys } from './bookings.keys.ts';

/** what the person has booked. */
export const bookingsQuery = (client: Client, organisationId: number) =>
  queryOptions({
    queryKey: bookingsKeys.bookings(organisationId),
    queryFn: ({ signal }) => client.fetch(listBookings, { query: { organisation_id: organisationId } }, { signal }),
    ...FETCH_AT_EVERY_VISIT,
  });

/** where the organisation has workshops. */
export const bookingLocationsQuery = (client: Client, organisationId: number) =>
  queryOptions({
    queryKey: bookingsKeys.bookingLocations(organisationId),
    queryFn: ({ signal }) =>
      client.fetch(listBookingLocations, { query: { organisation_id: organisationId, page: 1 } }, { signal }),
    ...FETCH_AT_EVERY_VISIT,
  });

/** a product with its price. */
export const productQuery = (client: Client, organisationId: number, productId: number) =>
  queryOptions({
    queryKey: bookingsKeys.product(organisationId, productId),
    queryFn: ({ signal }) =>
      client.fetch(getProduct, { params: { id: productId }, query: { organisation_id: organisationId } }, { signal }),
    ...FETCH_AT_EVERY_VISIT,
  });

/** So many pages of dates are read at most: two hundred dates of one workshop. */
const MOST_PAGES_OF_DATES = 20;

/** the coming dates of a product, soonest first, all pages of them; `isComplete`: there are no further ones. */
export const offeredDatesQuery = (client: Client, organisationId: number, productId: number) =>
  queryOptions({
    queryKey: bookingsKeys.offeredDates(organisationId, productId),
    queryFn: async ({ signal }) => {
      let pages = 1;
      const dates = await allPages(async (page) => {
        const { data, last_page } = await client.fetch(
          listCourses,
          { params: { id: productId }, query: { organisation_id: organisationId, page } },
          { signal },
        );
        pages = Math.max(pages, last_page);
        return { data, last_page: Math.min(last_page, MOST_PAGES_OF_DATES) };
      });
      return { dates, isComplete: pages <= MOST_PAGES_OF_DATES };
    },
    ...FETCH_AT_EVERY_VISIT,
  });
