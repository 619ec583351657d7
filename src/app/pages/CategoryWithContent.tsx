import { CategoryRoute } from '#features/library/categories/CategoryRoute.tsx';
import { AuthoredContentPart } from './authored-content.tsx';

/** `/categories/:categoryId`: a category with what an author wrote. */
export function CategoryWithContent() {
  return <CategoryRoute Content={AuthoredContentPart} />;
}
