import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#api/api-context.ts';
import { isPageFailure } from '#api/page-state.ts';
import { categoryQuery, knownCategory } from '#api/queries/categories.queries.ts';
import { categoryCollectionsQuery, categoryModulesQuery, categoryPagesQuery } from '#api/queries/listings.queries.ts';
import type { ChangeQuery } from '#current/use-query-address.ts';
import type { Category } from '#contracts/library/category.schema.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { Breadcrumb } from '#ui/frames/breadcrumb/Breadcrumb.tsx';
import { Loaded } from '#ui/frames/loaded/Loaded.tsx';
import { useSettled } from '#ui/frames/loaded/use-settled.ts';
import { Title } from '#ui/frames/page/Title.tsx';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import type { ContentSlot } from '../content-slot.ts';
import { libraryCrumbs } from '../crumbs.ts';
import { ListingSkeleton } from '../listing/ListingSkeleton.tsx';
import '../listing/listing.css';
import { EmptyState } from '#ui/frames/empty/EmptyState.tsx';
import {
  listingAt,
  pageOf,
  readListing,
  readPage,
  sortOptions,
  SORTS,
  writeListing,
  writePage,
  type ListingAddress,
  type Sort,
} from '../listing/listing-address.ts';
import { ListingSection } from '../listing/ListingSection.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';
import { ViewToggle } from '#cards/ViewToggle.tsx';
import { SelectField } from '#ui/inputs/field/SelectField.tsx';
import { LibraryLinks } from './LibraryLinks.tsx';
import './categories.css';

interface CategoryToolsProps {
  readonly category: Pick<Category, 'has_pages' | 'has_collections' | 'has_modules'>;
  /** The query of the address. */
  readonly query: URLSearchParams;
  readonly onQuery: ChangeQuery;
}

/** O-03, V-07: the order of collections and modules, and how every list is shown. */
function CategoryTools({ category, query, onQuery }: CategoryToolsProps) {
  const address = readListing(query, SORTS.category);
  const isSortable = category.has_collections === true || category.has_modules === true;
  if (!isSortable && category.has_pages !== true) return null;
  return (
    <div className="listing__tools">
      {isSortable && (
        <SelectField
          className="listing__sort"
          label="Sort"
          options={sortOptions(SORTS.category)}
          value={address.sort}
          onChange={(sort) => onQuery(writeListing({ ...address, sort: sort as Sort }, SORTS.category))}
        />
      )}
      <ViewToggle />
    </div>
  );
}

/** M-07: the end of a category. */
function DiscoverMore({ settings }: { settings: OrganisationSettings }) {
  return (
    <section className="listing__part discover" aria-labelledby="discover-heading">
      <h2 id="discover-heading">Discover more</h2>
      <LibraryLinks settings={settings} />
    </section>
  );
}

interface CategoryListsProps {
  readonly category: Category;
  readonly organisation: OrganisationMembership;
  /** The query of the address. */
  readonly query: URLSearchParams;
  readonly onQuery: ChangeQuery;
  readonly nowUnix: number;
}

/**
 * M-05, M-06: pages, categories, collections and modules of a category, each where it has some, and below what the one
 * before has brought. One order and one page size are for all of them; each has a page number of its own.
 */
function CategoryLists({
  category,
  organisation: { organisation_id: id, settings },
  query,
  onQuery,
  nowUnix,
}: CategoryListsProps) {
  const client = useApi();
  const address = readListing(query, SORTS.category);
  const has = {
    pages: category.has_pages === true,
    collections: category.has_collections === true,
    modules: category.has_modules === true,
  };
  const pages = useQuery({ ...categoryPagesQuery(client, id, category.id), enabled: has.pages });
  const collections = useQuery({
    ...categoryCollectionsQuery(client, id, category.id, listingAt(address, readPage(query, 'collections'))),
    enabled: has.collections,
  });
  const modules = useQuery({
    ...categoryModulesQuery(client, id, category.id, listingAt(address, readPage(query, 'modules'))),
    enabled: has.modules,
  });
  const hasPagesCome = useSettled(pages);
  const haveCollectionsCome = useSettled(pages, collections);
  const isComplete = useSettled(pages, collections, modules);
  const children = (category.children ?? []).filter(({ extended }) => extended?.show === true);
  const change = (chosen: Partial<ListingAddress>) => onQuery(writeListing({ ...address, ...chosen }, SORTS.category));
  const toPage =
    (list: string) =>
    (page: number, isCorrection = false): void =>
      onQuery(writePage(query, list, page), isCorrection);
  const listed = { settings, nowUnix, within: `/categories/${category.id}` };
  const pagingOf = (list: string) => ({
    size: address.size,
    onPage: toPage(list),
    onSize: (size: number) => change({ size }),
  });
  const isEmpty = !category.content && !Object.values(has).some(Boolean) && children.length === 0;
  return (
    <>
      {isEmpty && <EmptyState level={2} title="There is nothing in this category for you yet." />}
      {has.pages && (
        <ListingSection
          name="Pages"
          query={{ ...pages, data: pages.data && pageOf(pages.data.data, readPage(query, 'pages'), address.size) }}
          paging={pagingOf('pages')}
          {...listed}
        />
      )}
      {hasPagesCome && children.length > 0 && (
        <section className="listing__part" aria-labelledby="children-heading">
          <h2 id="children-heading">Categories</h2>
          <CategoryGrid
            categories={children}
            settings={settings}
            page={readPage(query, 'categories')}
            onPage={toPage('categories')}
          />
        </section>
      )}
      {hasPagesCome && has.collections && (
        <ListingSection name="Collections" query={collections} paging={pagingOf('collections')} {...listed} />
      )}
      {haveCollectionsCome && has.modules && (
        <ListingSection name="Modules" query={modules} paging={pagingOf('modules')} {...listed} />
      )}
      {isComplete && <DiscoverMore settings={settings} />}
    </>
  );
}

export interface CategoryPageProps {
  readonly categoryId: number;
  readonly organisation: OrganisationMembership;
  /** The query of the address. */
  readonly query: URLSearchParams;
  readonly onQuery: ChangeQuery;
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
              key={loaded.id}
              category={loaded}
              organisation={organisation}
              query={query}
              onQuery={onQuery}
              nowUnix={nowUnix}
            />
          </>
        )}
      </Loaded>
      {category.isLoadingError && <DiscoverMore settings={settings} />}
    </main>
  );
}
