import { useEffect } from 'react';
import { holdUnsentWork } from '#api/unsent-work.ts';
import { holdsWork } from '#machines/assessments/review-draft.ts';
import type { Review } from './use-review.ts';

/** J-01, J-02: from the first mark or word until the decision stands. */
export const useUnsentReview = ({ snapshot, draft, keepNow }: Review): void => {
  const hasWork = snapshot.hasTag('decided') || (snapshot.hasTag('marking') && holdsWork(snapshot.context));
  const isOnDevice = draft.saved !== 'refused';
  useEffect(
    () => (hasWork ? holdUnsentWork({ noun: 'marks', amount: 'Your marks and your comment', isOnDevice, wayBack: 'Back to the review', keepNow }) : undefined),
    [hasWork, isOnDevice, keepNow],
  );
};
