import { PageRoute } from '#features/library/page/PageRoute.tsx';
import { AuthoredContentPart } from './authored-content.tsx';

/** `/pages/:pageId`: a page of the library with what an author wrote. */
export function PageWithContent() {
  return <PageRoute Content={AuthoredContentPart} />;
}
