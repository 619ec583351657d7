import { useQuery } from '@tanstack/react-query';
import { useApi } from '#api/api-context.ts';
import { categoryCollectionsQuery, categoryModulesQuery, categoryPagesQuery } from '#api/queries/listings.queries.ts';
import type { Category } from '#contracts/library/category.schema.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { EmptyState } from '#ui/frames/empty/EmptyState.tsx';
import {
  listingAt,
  readListing,
  readPage,
  SORTS,
  writeListing,
  writePage,
  type ListingAddress,
} from '../listing/listing-address.ts';
import { ListingSection } from '../listing/ListingSection.tsx';
import { pageOf } from '../listing/page-of.ts';
import { CategoryGrid } from './CategoryGrid.tsx';

export interface CategoryListsProps {
  readonly category: Category;
  readonly organisation: OrganisationMembership;
  /** The query of the address. */
  readonly query: URLSearchParams;
  readonly onQuery: (query: URLSearchParams) => void;
  readonly nowUnix: number;
}

/**
 * M-05, M-06: pages, categories, collections and modules of a category, each where it has some. One order and one page
 * size are for all of them; each has a page number of its own.
 */
export function CategoryLists({
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
  const children = (category.children ?? []).filter(({ extended }) => extended?.show === true);
  const change = (chosen: Partial<ListingAddress>) => onQuery(writeListing({ ...address, ...chosen }, SORTS.category));
  const toPage = (list: string) => (page: number) => onQuery(writePage(query, list, page));
  const listed = { settings, nowUnix, within: `/categories/${category.id}` };
  const pagingOf = (list: string) => ({
    size: address.size,
    onPage: toPage(list),
    onSize: (size: number) => change({ size }),
  });
  if (!has.pages && !has.collections && !has.modules && children.length === 0)
    return category.content ? null : <EmptyState level={2} title="There is nothing in this category for you yet." />;
  return (
    <>
      {has.pages && (
        <ListingSection
          name="Pages"
          query={{ ...pages, data: pages.data && pageOf(pages.data.data, readPage(query, 'pages'), address.size) }}
          paging={pagingOf('pages')}
          {...listed}
        />
      )}
      {children.length > 0 && (
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
      {has.collections && (
        <ListingSection name="Collections" query={collections} paging={pagingOf('collections')} {...listed} />
      )}
      {has.modules && <ListingSection name="Modules" query={modules} paging={pagingOf('modules')} {...listed} />}
    </>
  );
}
