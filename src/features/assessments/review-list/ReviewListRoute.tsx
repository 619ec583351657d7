import { useSearchParams } from 'react-router';
import { useCurrent } from '#current/current-context.ts';
import { mayReview, REVIEWERS_ONLY } from '#current/may-review.ts';
import { useClock } from '#current/surroundings.ts';
import { DeniedPage } from '#ui/frames/stopped/DeniedPage.tsx';
import { ReviewListPage } from './ReviewListPage.tsx';

/** R12: `/a`, ours. The address holds search, filter, order and page; what is typed there makes no new step back. */
export function ReviewListRoute() {
  const current = useCurrent();
  const [query, setQuery] = useSearchParams();
  const { now } = useClock();
  const denied = <DeniedPage lead={REVIEWERS_ONLY} />;
  if (!mayReview(current)) return denied;
  return (
    <ReviewListPage
      key={current.organisation.organisation_id}
      organisation={current.organisation}
      query={query}
      onQuery={(next) => setQuery(next, { replace: true, preventScrollReset: true })}
      denied={denied}
      now={now}
    />
  );
}
