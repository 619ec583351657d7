import { queryOptions } from '@tanstack/react-query';
import { listReviews } from '#contracts/assessments/review.endpoints.ts';
import type { Client } from '../client.ts';
import { allPages } from './all-pages.ts';
import { FRESH_FOR_MILLISECONDS } from './freshness.ts';
import { assessmentsKeys } from './assessments.keys.ts';

/**
 * X-105 (R12): the assessments that wait for a review in an organisation, those that wait longest first.
 * `entity.updated` reaches it (Y-09).
 */
export const pendingReviewsQuery = (client: Client, organisationId: number) =>
  queryOptions({
    queryKey: assessmentsKeys.pendingReviews(organisationId),
    queryFn: ({ signal }) =>
      allPages((page) => client.fetch(listReviews, { query: { organisation_id: organisationId, page } }, { signal })),
    staleTime: FRESH_FOR_MILLISECONDS,
    retry: false,
  });
