import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#api/client.ts';
import { ApiError } from '#api/failure.ts';
import { subjectName, type ReviewSubject } from '#machines/assessments/review-draft.ts';
import { loadWork } from './review.calls.ts';

/** Every review that is open; `entity.updated` invalidates it (Y-09). */
export const REVIEWS_KEY = ['reviews'] as const;

const FRESH_FOR_MILLISECONDS = 30_000;

/** Never repeated by itself: the page says what failed at once. */
export const reviewQuery = (client: Client, subject: ReviewSubject) =>
  queryOptions({
    queryKey: [...REVIEWS_KEY, subjectName(subject)] as const,
    queryFn: async ({ signal }) => {
      const outcome = await loadWork(client, subject, { signal });
      if (!outcome.ok) throw new ApiError(outcome.failure);
      return outcome.data;
    },
    staleTime: FRESH_FOR_MILLISECONDS,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
