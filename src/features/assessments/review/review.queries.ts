import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '#api/client.ts';
import { ApiError } from '#api/failure.ts';
import { assessmentsKeys } from '#api/queries/assessments.keys.ts';
import { SILENT } from '#api/quiet-policies.ts';
import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { subjectName, type ReviewSubject } from '#machines/assessments/review-rules.ts';
import { loadWork } from './review.calls.ts';

/**
 * Never repeated by itself: the page says what failed at once. Asked again, quietly, when its window
 * comes to the front or the network is back: another reviewer may have decided (D-11), and no event need have told.
 */
export const reviewQuery = (client: Client, subject: ReviewSubject) =>
  queryOptions({
    queryKey: assessmentsKeys.review(subjectName(subject)),
    queryFn: async ({ signal, client: queries, queryKey }) => {
      const isKnown = queries.getQueryData(queryKey) !== undefined;
      const outcome = await loadWork(client, subject, { signal, ...(isKnown ? SILENT : {}) });
      if (!outcome.ok) throw new ApiError(outcome.failure);
      return outcome.data;
    },
    retry: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });

/**
 * Shows the server's newest answer on every page that reads it; the list of what waits is read anew once it was
 * decided.
 */
export const showReview = (queries: QueryClient, subject: ReviewSubject, work: Assessment): void => {
  queries.setQueryData(assessmentsKeys.review(subjectName(subject)), work);
  const { organisation_id: organisationId } = work;
  if (work.status !== 'review' && typeof organisationId === 'number')
    void queries.invalidateQueries({ queryKey: assessmentsKeys.pendingReviews(organisationId) });
};
