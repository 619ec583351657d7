import { useParams } from 'react-router';
import { useCurrent } from '#current/current-context.ts';
import { useClock } from '#current/surroundings.ts';
import { NotFoundPage } from '#ui/frames/stopped/NotFoundPage.tsx';
import { AssessmentPage } from './AssessmentPage.tsx';

/** `/assessments/:assessmentId`. An id that is no number leads nowhere, so nothing is asked. */
export function AssessmentRoute() {
  const current = useCurrent();
  const { now } = useClock();
  const assessmentId = Number(useParams()['assessmentId']);
  if (!Number.isSafeInteger(assessmentId) || assessmentId <= 0) return <NotFoundPage />;
  return (
    <AssessmentPage
      key={`${current.organisation.organisation_id}-${assessmentId}`}
      assessmentId={assessmentId}
      now={now}
      {...current}
    />
  );
}
