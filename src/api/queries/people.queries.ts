import { queryOptions } from '@tanstack/react-query';
import { listUsers } from '#contracts/profile/profile.endpoints.ts';
import type { Client } from '../client.ts';
import { allPages, laterPage } from './all-pages.ts';
import { FRESH_FOR_MILLISECONDS } from './freshness.ts';
import { keys } from './keys.ts';

/** People on one page of the list. */
const PEOPLE_AT_ONCE = 100;

/** X-009 (N-22): everybody in an organisation, all pages; somebody who moved between two pages is listed once. */
export const peopleQuery = (client: Client, organisationId: number) =>
  queryOptions({
    queryKey: keys.people(organisationId),
    queryFn: async ({ signal }) => {
      const people = await allPages((page) =>
        client.fetch(
          listUsers,
          { query: { organisation_id: organisationId, per_page: PEOPLE_AT_ONCE, ...laterPage(page) } },
          { signal },
        ),
      );
      return [...new Map(people.map((person) => [person.id, person])).values()];
    },
    staleTime: FRESH_FOR_MILLISECONDS,
    retry: false,
  });
