import { useParams } from 'react-router';
import { AssessmentPage } from '#features/assessments/AssessmentPage.tsx';
import { hasUnsavedWork } from '#ui/keep/unsaved-work.ts';
import { openOutbox } from '../outbox/open-outbox.ts';
import { useServices } from '../services.ts';
import { useCurrent } from '../shell/current-context.ts';
import { LeaveGuard } from '../shell/LeaveGuard.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** `/assessments/:assessmentId`. An id that is no number leads nowhere, so nothing is asked. */
export function AssessmentRoute() {
  const current = useCurrent();
  const services = useServices();
  const assessmentId = Number(useParams()['assessmentId']);
  if (!Number.isSafeInteger(assessmentId) || assessmentId <= 0) return <NotFoundPage />;
  return (
    <>
      <LeaveGuard hasUnsavedWork={hasUnsavedWork} />
      <AssessmentPage key={`${current.organisation.organisation_id}-${assessmentId}`} assessmentId={assessmentId} now={services.clock.now} desk={openOutbox(services)} {...current} />
    </>
  );
}
