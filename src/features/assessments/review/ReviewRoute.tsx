import { useParams, useSearchParams } from 'react-router';
import { apiAddress } from '#current/api-address.ts';
import { config } from '#current/config.ts';
import { useCurrent } from '#current/current-context.ts';
import { REVIEWERS_ONLY } from '#current/may-review.ts';
import { useReviewedOrganisation } from '#current/use-reviewed-organisation.ts';
import { subjectName, type ReviewSubject } from '#machines/assessments/review-rules.ts';
import { DeniedPage } from '#ui/frames/stopped/DeniedPage.tsx';
import { NotFoundPage } from '#ui/frames/stopped/NotFoundPage.tsx';
import { readReviewAddress, writeReviewAddress } from '../review-list/review-list-address.ts';
import { ReviewPage } from './ReviewPage.tsx';

const subjectOf = ({
  key,
  userId,
  assessmentId,
}: Readonly<Record<string, string | undefined>>): ReviewSubject | null => {
  if (key !== undefined) return { by: 'key', key };
  const ids = { userId: Number(userId), assessmentId: Number(assessmentId) };
  return Object.values(ids).every((id) => Number.isSafeInteger(id) && id > 0) ? { by: 'user', ...ids } : null;
};

/** D-01, D-02: `/a/:key` and `/users/:userId/assessments/:assessmentId`. Another work is another page (D-19). */
export function ReviewRoute() {
  const current = useCurrent();
  const switchTo = useReviewedOrganisation();
  const subject = subjectOf(useParams());
  const [query] = useSearchParams();
  if (subject === null) return <NotFoundPage />;
  return (
    <ReviewPage
      key={subjectName(subject)}
      subject={subject}
      {...current}
      logoUrl={apiAddress(current.organisation.logo)}
      denied={(unsentText) => <DeniedPage lead={REVIEWERS_ONLY}>{unsentText}</DeniedPage>}
      listQuery={config.hasEvidenceList ? writeReviewAddress(readReviewAddress(query)).toString() : null}
      onOrganisation={switchTo}
    />
  );
}
