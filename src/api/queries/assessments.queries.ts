import { queryOptions } from '@tanstack/react-query';
import { getAssessment, listAssessments } from '#contracts/assessments/assessments.endpoints.ts';
import type { AssessmentCard } from '#contracts/assessments/assessment.schema.ts';
import type { CallOptions, Client } from '../client.ts';
import { allPages, laterPage } from './all-pages.ts';
import { FETCH_AT_EVERY_VISIT, FRESH_FOR_MILLISECONDS } from './freshness.ts';
import { assessmentsKeys } from './assessments.keys.ts';

/** every assessment that is assigned to the person, all pages of it. */
export const listAssigned = (
  client: Client,
  organisationId: number,
  options: CallOptions,
): Promise<readonly AssessmentCard[]> =>
  allPages((page) =>
    client.fetch(listAssessments, { query: { organisation_id: organisationId, ...laterPage(page) } }, options),
  );

/** The same for a page that shows them. */
export const assignedAssessmentsQuery = (client: Client, organisationId: number) =>
  queryOptions({
    queryKey: assessmentsKeys.assignedAssessments(organisationId),
    queryFn: ({ signal }) => listAssigned(client, organisationId, { signal }),
    ...FETCH_AT_EVERY_VISIT,
  });

/**
 * X-018 (C-01). Never repeated by itself: the tray tells of a failure at once, and a repeated call would contradict it.
 * Nor fetched again because a window came to the front: a failure then would cover work that is going well.
 */
export const assessmentQuery = (client: Client, organisationId: number, assessmentId: number) =>
  queryOptions({
    queryKey: assessmentsKeys.assessment(organisationId, assessmentId),
    queryFn: ({ signal }) =>
      client.fetch(
        getAssessment,
        { params: { id: assessmentId }, query: { organisation_id: organisationId } },
        { signal },
      ),
    staleTime: FRESH_FOR_MILLISECONDS,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
