import { seedOf, keyOf } from '#cards/item-keys.ts';
import type { BandItem } from '#contracts/library/card.schema.ts';
import { Pagination } from '#ui/actions/pagination/Pagination.tsx';
import { Loaded, type LoadableQuery } from '#ui/frames/loaded/Loaded.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { withFigures } from '#ui/lists/card/figures.ts';
import { useLastPage } from '#ui/lists/list/use-last-page.ts';
import { NothingFound, type NothingFoundProps } from './NothingFound.tsx';
import { PAGE_SIZES } from './search-address.ts';
import { SearchHit } from './SearchHit.tsx';

const ROWS = ['a', 'b', 'c', 'd'];

/** A page of what was found. */
interface FoundPage {
  readonly data: readonly BandItem[];
  readonly current_page: number;
  readonly last_page: number;
  readonly per_page: number;
  readonly total: number;
}

export interface SearchResultsProps extends NothingFoundProps {
  readonly query: LoadableQuery<FoundPage>;
  /** What was asked for, to be marked. */
  readonly search: string;
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
  /** Unix seconds. */
  readonly nowUnix: number;
}

/** What a tab found, with its pages (V-03). What was found before stays, dimmed, until the next answer comes (O-10). */
export function SearchResults({ query, search, onPage, onSize, nowUnix, ...nothing }: SearchResultsProps) {
  const { settings } = nothing.organisation;
  useLastPage(query, onPage);
  return (
    <Loaded
      query={query}
      label="Searching"
      skeleton={ROWS.map((row) => (
        <Skeleton key={row} shape="control" width={100} />
      ))}
      failed={{ title: 'The results could not be loaded.' }}
      empty={{ isEmpty: ({ total }) => total === 0, shown: <NothingFound {...nothing} /> }}
    >
      {({ data, current_page, per_page, total }) => (
        <>
          <ul className={settings.thumbnails_modules_enabled ? 'hits' : 'hits hits--bare'}>
            {withFigures(data, seedOf).map(({ item, figure }) => (
              <SearchHit key={keyOf(item)} {...{ item, figure, search, settings, nowUnix }} />
            ))}
          </ul>
          <Pagination
            label="Pages of results"
            page={current_page}
            pageSize={per_page}
            total={total}
            pageSizes={PAGE_SIZES}
            onChange={({ page, pageSize }) => (pageSize === per_page ? onPage(page) : onSize(pageSize))}
          />
        </>
      )}
    </Loaded>
  );
}
