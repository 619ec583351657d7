import { useParams, useSearchParams } from 'react-router';
import { apiAddress } from '#current/api-address.ts';
import { config } from '#current/config.ts';
import { useCurrent } from '#current/current-context.ts';
import { REVIEWERS_ONLY } from '#current/may-review.ts';
import { useClock } from '#current/surroundings.ts';
import { useReviewedOrganisation } from '#current/use-reviewed-organisation.ts';
import { DeniedPage } from '#ui/frames/stopped/DeniedPage.tsx';
import { NotFoundPage } from '#ui/frames/stopped/NotFoundPage.tsx';
import { readListAddress, writeListAddress } from '../bulk/list-address.ts';
import { EvidencePage } from './EvidencePage.tsx';

/** `/e/:key`. Another piece is another page, so that nothing typed for one shows at the next. */
export function EvidenceRoute() {
  const current = useCurrent();
  const { now } = useClock();
  const { key } = useParams();
  const [query] = useSearchParams();
  const switchTo = useReviewedOrganisation();
  if (key === undefined) return <NotFoundPage />;
  return (
    <EvidencePage
      key={key}
      evidenceKey={key}
      {...current}
      logoUrl={apiAddress(current.organisation.logo)}
      denied={(unsentText) => <DeniedPage lead={REVIEWERS_ONLY}>{unsentText}</DeniedPage>}
      onOrganisation={switchTo}
      hasList={config.hasEvidenceList}
      listQuery={writeListAddress(readListAddress(query)).toString()}
      now={now}
    />
  );
}
