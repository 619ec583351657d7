import { useParams } from 'react-router';
import { hasUnsavedWork } from '#ui/keep/unsaved-work.ts';
import { ReviewPage } from '#features/assessments/review/ReviewPage.tsx';
import { subjectName, type ReviewSubject } from '#machines/assessments/review-draft.ts';
import { apiAddress } from '../api-address.ts';
import { useCurrent } from '../shell/current-context.ts';
import { LeaveGuard } from '../shell/LeaveGuard.tsx';
import { useReviewedOrganisation } from '../shell/use-reviewed-organisation.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ReviewDeniedPage } from './ReviewDeniedPage.tsx';

const subjectOf = ({ key, userId, assessmentId }: Readonly<Record<string, string | undefined>>): ReviewSubject | null => {
  if (key !== undefined) return { by: 'key', key };
  const ids = { userId: Number(userId), assessmentId: Number(assessmentId) };
  return Object.values(ids).every((id) => Number.isSafeInteger(id) && id > 0) ? { by: 'user', ...ids } : null;
};

/** D-01, D-02: `/a/:key` and `/users/:userId/assessments/:assessmentId`. Another work is another page (D-19). */
export function ReviewRoute() {
  const current = useCurrent();
  const switchTo = useReviewedOrganisation();
  const subject = subjectOf(useParams());
  if (subject === null) return <NotFoundPage />;
  return (
    <>
      <LeaveGuard hasUnsavedWork={hasUnsavedWork} />
      <ReviewPage
        key={subjectName(subject)}
        subject={subject}
        {...current}
        logoUrl={apiAddress(current.organisation.logo)}
        denied={<ReviewDeniedPage />}
        onOrganisation={switchTo}
      />
    </>
  );
}
