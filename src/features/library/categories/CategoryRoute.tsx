import { useParams } from 'react-router';
import { useCurrent } from '#current/current-context.ts';
import { useClock } from '#current/surroundings.ts';
import { useToday } from '#current/use-today.ts';
import { useQueryAddress } from '#current/use-query-address.ts';
import { NotFoundPage } from '#ui/frames/stopped/NotFoundPage.tsx';
import type { ContentSlot } from '../content-slot.ts';
import { CategoryPage } from './CategoryPage.tsx';

/** `/categories/:categoryId` and `/category/:categoryId`. An id that is no number leads nowhere, so nothing is asked. */
export function CategoryRoute({ Content }: { Content: ContentSlot }) {
  const { organisation } = useCurrent();
  const nowUnix = useToday(useClock().now);
  const [query, changeQuery] = useQueryAddress();
  const categoryId = Number(useParams()['categoryId']);
  if (!Number.isSafeInteger(categoryId) || categoryId <= 0) return <NotFoundPage />;
  return (
    <CategoryPage
      key={`${organisation.organisation_id} ${categoryId}`}
      categoryId={categoryId}
      organisation={organisation}
      query={query}
      onQuery={changeQuery}
      nowUnix={nowUnix}
      Content={Content}
    />
  );
}
