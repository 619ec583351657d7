import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#api/client.ts';
import { getAssessment } from '#contracts/assessments/assessments.endpoints.ts';

/** Long enough that going back and forth asks nothing twice, short enough that a decision is seen. */
const FRESH_FOR_MILLISECONDS = 30_000;

/** Everything of this area in one organisation; `entity.updated` invalidates it. */
export const assessmentsKey = (organisationId: number) => ['organisation', organisationId, 'assessments'] as const;

/**
 * X-018 (C-01). Never repeated by itself: the tray tells of a failure at once, and a repeated call would contradict it.
 * Nor asked again because a window came to the front: a failure then would cover work that is going well.
 */
export const assessmentQuery = (client: Client, organisationId: number, assessmentId: number) =>
  queryOptions({
    queryKey: [...assessmentsKey(organisationId), assessmentId] as const,
    queryFn: ({ signal }) =>
      client.fetch(getAssessment, { params: { id: assessmentId }, query: { organisation_id: organisationId } }, { signal }),
    staleTime: FRESH_FOR_MILLISECONDS,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
