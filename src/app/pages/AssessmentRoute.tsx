import { useState } from 'react';
import { useParams } from 'react-router';
import { AssessmentPage } from '#features/assessments/AssessmentPage.tsx';
import { hasUnsavedWork } from '#ui/keep/unsaved-work.ts';
import { openOutbox } from '../outbox/open-outbox.ts';
import { viewingDesk } from '../outbox/viewing-desk.ts';
import { useServices } from '../services.ts';
import { useCurrent } from '../shell/current-context.ts';
import { LeaveGuard } from '../shell/LeaveGuard.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** `/assessments/:assessmentId`. An id that is no number leads nowhere, so nothing is asked. */
export function AssessmentRoute() {
  const current = useCurrent();
  const services = useServices();
  const isViewing = current.profile.impersonated === true;
  const [desk] = useState(() => (isViewing ? viewingDesk(services) : openOutbox(services)));
  const assessmentId = Number(useParams()['assessmentId']);
  if (!Number.isSafeInteger(assessmentId) || assessmentId <= 0) return <NotFoundPage />;
  return (
    <>
      <LeaveGuard hasUnsavedWork={hasUnsavedWork} />
      <AssessmentPage key={`${current.organisation.organisation_id}-${assessmentId}`} assessmentId={assessmentId} now={services.clock.now} desk={desk} {...current} />
    </>
  );
}
