import { useCurrent } from '#current/current-context.ts';
import { mayReview, REVIEWERS_ONLY } from '#current/may-review.ts';
import { useClock } from '#current/surroundings.ts';
import { useQueryAddress } from '#current/use-query-address.ts';
import { DeniedPage } from '#ui/frames/stopped/DeniedPage.tsx';
import { ReviewListPage } from './ReviewListPage.tsx';

/** R12: `/a`, ours. The address holds search, filter, order and page; what is typed there makes no new step back. */
export function ReviewListRoute() {
  const current = useCurrent();
  const [query, changeQuery] = useQueryAddress();
  const { now } = useClock();
  const denied = <DeniedPage lead={REVIEWERS_ONLY} />;
  if (!mayReview(current)) return denied;
  return (
    <ReviewListPage
      key={current.organisation.organisation_id}
      organisation={current.organisation}
      query={query}
      onQuery={changeQuery}
      denied={denied}
      now={now}
    />
  );
}
