import { useParams } from 'react-router';
import { EvidencePage } from '#features/evidence/review/EvidencePage.tsx';
import { hasUnsavedWork } from '#ui/keep/unsaved-work.ts';
import { apiAddress } from '../api-address.ts';
import { config } from '../config.ts';
import { useServices } from '../services.ts';
import { useCurrent } from '../shell/current-context.ts';
import { LeaveGuard } from '../shell/LeaveGuard.tsx';
import { useReviewedOrganisation } from '../shell/use-reviewed-organisation.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ReviewDeniedPage } from './ReviewDeniedPage.tsx';

/** `/e/:key`. Another piece is another page, so that nothing typed for one shows at the next. */
export function EvidenceRoute() {
  const current = useCurrent();
  const { clock } = useServices();
  const { key } = useParams();
  const switchTo = useReviewedOrganisation();
  if (key === undefined) return <NotFoundPage />;
  return (
    <>
      <LeaveGuard hasUnsavedWork={hasUnsavedWork} />
      <EvidencePage
        key={key}
        evidenceKey={key}
        {...current}
        logoUrl={apiAddress(current.organisation.logo)}
        denied={<ReviewDeniedPage />}
        onOrganisation={switchTo}
        hasList={config.hasEvidenceList}
        now={clock.now}
      />
    </>
  );
}
