import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '#api/api-context.ts';
import { assessmentsKeys } from '#api/queries/assessments.keys.ts';
import { pendingReviewsQuery } from '#api/queries/reviews.queries.ts';
import { useVisitProgress } from '#current/use-visit-progress.ts';
import { queuePosition } from '#machines/submission/review-queue.ts';
import { QueueBar } from '#ui/frames/review-layout/QueueBar.tsx';
import { withQuery } from '#ui/lists/list/list-query.ts';
import { readReviewAddress, reviewPath } from './review-list-address.ts';
import { reviewOrder } from './review-rows.ts';

export interface ReviewQueueBarProps {
  readonly organisationId: number;
  /** Of the link in the mail. */
  readonly reviewKey: string;
  /** Search, filter and order of the list that one came from. */
  readonly query: string;
  /** Nothing was decided here yet. */
  readonly canSkip: boolean;
  /** This person decided just now. */
  readonly isDone: boolean;
  readonly showsKeys: boolean;
}

/** The queue around the review of an assessment (R12). Nothing while its list is not known. */
export function ReviewQueueBar({ organisationId, reviewKey, query, canSkip, isDone, showsKeys }: ReviewQueueBarProps) {
  const { data } = useQuery(pendingReviewsQuery(useApi(), organisationId));
  const order = useMemo(
    () => (data === undefined ? null : reviewOrder(data, readReviewAddress(new URLSearchParams(query)))),
    [data, query],
  );
  const { formerIndex, skipped, skippedCount, skip } = useVisitProgress({
    order,
    current: reviewKey,
    queryKey: assessmentsKeys.reviewVisit(organisationId),
  });
  if (order === null || order.length === 0) return null;
  const position = queuePosition({ keys: order, current: reviewKey, formerIndex, skipped });
  return (
    <QueueBar
      label="Assessments to review"
      {...{ position, skippedCount, canSkip, showsKeys }}
      hrefOf={(key) => withQuery(reviewPath(key), query)}
      goesOn={isDone}
      onSkip={skip}
    />
  );
}
