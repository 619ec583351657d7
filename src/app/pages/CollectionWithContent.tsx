import { CollectionRoute } from '#features/library/collection/CollectionRoute.tsx';
import { AuthoredContentPart } from './authored-content.tsx';

/** The page of a collection with what an author wrote. */
export function CollectionWithContent() {
  return <CollectionRoute Content={AuthoredContentPart} />;
}
