import { useCurrent } from '#current/current-context.ts';
import { mayReview, REVIEWERS_ONLY } from '#current/may-review.ts';
import { useClock } from '#current/surroundings.ts';
import { useQueryAddress } from '#current/use-query-address.ts';
import { DeniedPage } from '#ui/frames/stopped/DeniedPage.tsx';
import { BulkReviewPage } from './BulkReviewPage.tsx';

/**
 * `/evidence`, ours. The address holds search, filters, order and page; what is typed there makes no new step
 * back.
 */
export function EvidenceListRoute() {
  const current = useCurrent();
  const { now } = useClock();
  const [query, changeQuery] = useQueryAddress();
  if (!mayReview(current)) return <DeniedPage lead={REVIEWERS_ONLY} />;
  return (
    <BulkReviewPage
      key={current.organisation.organisation_id}
      {...current}
      query={query}
      onQuery={changeQuery}
      denied={(unsentText) => <DeniedPage lead={REVIEWERS_ONLY}>{unsentText}</DeniedPage>}
      now={now}
    />
  );
}
