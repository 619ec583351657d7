import type { ReactNode } from 'react';
import { EntityList } from '#cards/EntityList.tsx';
import { LIST_PAGE_SIZES } from '#contracts/constants.ts';
import type { BandItem } from '#contracts/library/card.schema.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { useEntityView } from '#current/use-entity-view.ts';
import { Pagination } from '#ui/actions/pagination/Pagination.tsx';
import { Loaded, type LoadableQuery } from '#ui/frames/loaded/Loaded.tsx';
import { useLastPage } from '#ui/lists/list/use-last-page.ts';
import { ListingSkeleton } from './ListingSkeleton.tsx';
import './listing.css';

/** A page of a list, as the server answers it. */
export interface ListedPage {
  readonly data: readonly BandItem[];
  readonly total: number;
  readonly current_page: number;
  readonly last_page: number;
}

/** V-03: how a list is turned to another page, or shown in pages of another size. */
export interface ListPaging {
  /** Items to a page. */
  readonly size: number;
  readonly onPage: (page: number, isCorrection?: boolean) => void;
  readonly onSize: (size: number) => void;
}

export interface ListingPartProps {
  /** What it lists: 'Modules'. */
  readonly name: string;
  readonly query: LoadableQuery<ListedPage>;
  /** Left out where the first page is all that is shown. */
  readonly paging?: ListPaging;
  readonly settings: OrganisationSettings;
  readonly nowUnix: number;
  /** M-16: what links of nested items begin with. */
  readonly within?: string | undefined;
  /** What stands where there is none. */
  readonly empty: ReactNode;
  /** Level of the heading of a failure: 2 for a page, 3 within a section. */
  readonly level?: 2 | 3;
}

/**
 * One list of training: loading, failed with a way to try again (J-11), empty, or a page of it and the way to others.
 * Of a whole page it has a heading of its own, so that the titles in it have one above them.
 */
export function ListingPart({ name, query, paging, empty, level = 3, ...shared }: ListingPartProps) {
  const [view] = useEntityView();
  useLastPage(query, paging?.onPage);
  return (
    <Loaded
      query={query}
      label={`Loading: ${name}`}
      skeleton={<ListingSkeleton view={view} />}
      failed={{ title: `${name} could not be loaded.` }}
      empty={{ isEmpty: ({ total }) => total === 0, shown: empty }}
      level={level}
    >
      {(listed) => (
        <>
          {level === 2 && <h2 className="vh">The list</h2>}
          <EntityList items={listed.data} view={view} {...shared} />
          {paging !== undefined && listed.total > LIST_PAGE_SIZES[0] && (
            <ListPages name={name} listed={listed} {...paging} />
          )}
        </>
      )}
    </Loaded>
  );
}

/** The way to other pages. */
function ListPages({
  name,
  listed: { total, current_page },
  size,
  onPage,
  onSize,
}: { name: string; listed: ListedPage } & ListPaging) {
  return (
    <Pagination
      label={`${name}: pages`}
      page={current_page}
      pageSize={size}
      total={total}
      pageSizes={LIST_PAGE_SIZES}
      onChange={({ page, pageSize }) => (pageSize === size ? onPage(page) : onSize(pageSize))}
    />
  );
}
