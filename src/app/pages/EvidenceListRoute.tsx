import { useSearchParams } from 'react-router';
import { BulkReviewPage } from '#features/evidence/bulk/BulkReviewPage.tsx';
import { hasUnsavedWork } from '#ui/keep/unsaved-work.ts';
import { useServices } from '../services.ts';
import { useCurrent } from '../shell/current-context.ts';
import { LeaveGuard } from '../shell/LeaveGuard.tsx';
import { mayReview } from '../shell/nav-links.ts';
import { ReviewDeniedPage } from './ReviewDeniedPage.tsx';

/** `/evidence`, ours. The address holds search, filters, order and page; what is typed there makes no new step back. */
export function EvidenceListRoute() {
  const current = useCurrent();
  const { clock } = useServices();
  const [query, setQuery] = useSearchParams();
  if (!mayReview(current)) return <ReviewDeniedPage />;
  return (
    <>
      <LeaveGuard hasUnsavedWork={hasUnsavedWork} />
      <BulkReviewPage
        key={current.organisation.organisation_id}
        {...current}
        query={query}
        onQuery={(next) => setQuery(next, { replace: true, preventScrollReset: true })}
        denied={<ReviewDeniedPage />}
        now={clock.now}
      />
    </>
  );
}
