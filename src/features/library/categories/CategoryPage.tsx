import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#api/api-context.ts';
import { isPageFailure } from '#api/page-state.ts';
import { categoryQuery, knownCategory } from '#api/queries/categories.queries.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { Breadcrumb } from '#ui/frames/breadcrumb/Breadcrumb.tsx';
import { Loaded } from '#ui/frames/loaded/Loaded.tsx';
import { Title } from '#ui/frames/page/Title.tsx';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import type { ContentSlot } from '../content-slot.ts';
import { libraryCrumbs } from '../crumbs.ts';
import { ListingSkeleton } from '../listing/ListingSkeleton.tsx';
import '../listing/listing.css';
import { CategoryLists } from './CategoryLists.tsx';
import { CategoryTools } from './CategoryTools.tsx';
import { DiscoverMore } from './DiscoverMore.tsx';
import './categories.css';

export interface CategoryPageProps {
  readonly categoryId: number;
  readonly organisation: OrganisationMembership;
  /** The query of the address. */
  readonly query: URLSearchParams;
  readonly onQuery: (query: URLSearchParams) => void;
  readonly nowUnix: number;
  readonly Content: ContentSlot;
}

/** `/categories/:categoryId` (M-05 to M-08). What the card before it said stands at once. */
export function CategoryPage({ categoryId, organisation, query, onQuery, nowUnix, Content }: CategoryPageProps) {
  const { organisation_id: id, settings } = organisation;
  const queries = useQueryClient();
  const category = useQuery({ ...categoryQuery(useApi(), id, categoryId), throwOnError: isPageFailure });
  const path = `/categories/${categoryId}`;
  const title = category.data?.title ?? knownCategory(queries, id, categoryId)?.title;
  const above = (category.data?.breadcrumb ?? [])
    .filter((one) => one.id !== categoryId)
    .map((one) => ({ label: one.title, href: `/categories/${one.id}` }));
  return (
    <main id="main" tabIndex={-1} className="wrap listing category">
      <Title>{`${title ?? 'Category'} · ${organisation.name}`}</Title>
      <Breadcrumb crumbs={libraryCrumbs({ library: settings.lang.library, path, title: title ?? 'Category', above })} />
      <div className="listing__head">
        {title === undefined && !category.isError ? (
          <Skeleton shape="title" width={40} />
        ) : (
          <PageTitle>{title ?? 'Category'}</PageTitle>
        )}
        {category.data !== undefined && <CategoryTools category={category.data} query={query} onQuery={onQuery} />}
      </div>
      <Loaded
        query={category}
        label="Loading the category"
        skeleton={<ListingSkeleton view="grid" />}
        failed={{ title: 'This category could not be loaded.' }}
      >
        {(loaded) => (
          <>
            {loaded.content && <Content content={loaded.content} holder={null} base={path} />}
            <CategoryLists
              category={loaded}
              organisation={organisation}
              query={query}
              onQuery={onQuery}
              nowUnix={nowUnix}
            />
          </>
        )}
      </Loaded>
      <DiscoverMore settings={settings} />
    </main>
  );
}
