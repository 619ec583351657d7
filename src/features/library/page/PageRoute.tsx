import { useParams } from 'react-router';
import { useCurrent } from '#current/current-context.ts';
import { mayEditPages } from '#current/may-edit-pages.ts';
import { NotFoundPage } from '#ui/frames/stopped/NotFoundPage.tsx';
import type { ContentSlot } from '../content-slot.ts';
import { HelpPage } from './HelpPage.tsx';

/** `/pages/:pageId`. An id that is no number leads nowhere, so nothing is asked. */
export function PageRoute({ Content }: { Content: ContentSlot }) {
  const current = useCurrent();
  const { organisation } = current;
  const pageId = Number(useParams()['pageId']);
  if (!Number.isSafeInteger(pageId) || pageId <= 0) return <NotFoundPage />;
  return (
    <HelpPage
      key={`${organisation.organisation_id}-${pageId}`}
      organisation={organisation}
      pageId={pageId}
      Content={Content}
      mayEdit={mayEditPages(current)}
    />
  );
}
