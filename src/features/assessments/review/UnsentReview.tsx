import { useSelector } from '@xstate/react';
import { useUnsentWork } from '#persistence/use-unsent-work.ts';
import { hasContent } from '#machines/assessments/review-rules.ts';
import type { Review } from './use-review.ts';

/**
 * J-01, J-02: from the first mark or word until the decision stands. Apart from the page, which the first mark need not
 * draw anew.
 */
export function UnsentReview({ review: { actor, draft, flushDraft } }: { review: Review }) {
  const hasWork = useSelector(
    actor,
    (now) => now.hasTag('decided') || (now.hasTag('marking') && hasContent(now.context)),
  );
  useUnsentWork(hasWork, {
    noun: 'marks',
    amount: 'Your marks and your comment',
    isOnDevice: draft.saved !== 'refused',
    backLabel: 'Back to the review',
    flushDraft,
  });
  return null;
}
