import { IconDownload, IconRefresh } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { EmptyState } from '../../frames/empty/EmptyState.tsx';
import type { MarkerShape } from '../../messages/marker/marker-shapes.tsx';
import { Pagination } from '../../actions/pagination/Pagination.tsx';
import type { ListAddress } from './address.ts';
import { FilterBar } from './FilterBar.tsx';
import type { CsvColumn, KeyedRow, ListDefinition, ListSelection } from './list-definition.ts';
import { saveBytes } from '../../actions/download/save-blob.ts';
import { PageTitle } from '../../frames/page-title/PageTitle.tsx';
import { toCsv } from '../table/csv.ts';
import { ListTable } from './ListTable.tsx';
import { ActionBar } from './ActionBar.tsx';
import { whereSelected } from './where-selected.ts';
import { useList, type ShownList } from './use-list.ts';

interface ListHeadProps<Row> {
  readonly title: string;
  readonly lead: ReactNode;
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** The list is asked for again. */
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  /** What is exported: all pages, in the order of the table. */
  readonly rows: readonly Row[];
  readonly csv: { readonly fileName: string; readonly columns: readonly CsvColumn<Row>[] };
}

/** V-01: the title of a list page, what it holds in words, and its tools. */
function ListHead<Row>({ title, lead, headingRef, isRefreshing, onRefresh, rows, csv }: ListHeadProps<Row>) {
  const save = () => {
    const text = toCsv(
      csv.columns.map(({ header }) => header),
      rows.map((row) => csv.columns.map(({ value }) => value(row))),
    );
    saveBytes(new Blob([text], { type: 'text/csv;charset=utf-8' }), csv.fileName);
  };
  return (
    <div className="list__head">
      <div>
        <PageTitle ref={headingRef} lead={lead}>
          {title}
        </PageTitle>
      </div>
      <div className="list__tools">
        <Button variant="secondary" busy={isRefreshing} busyText="Refreshing…" onClick={onRefresh}>
          <IconRefresh className="ic" aria-hidden />
          Refresh
        </Button>
        <Button
          variant="secondary"
          {...(rows.length === 0 ? { reason: 'There is nothing to export.' } : {})}
          onClick={save}
        >
          <IconDownload className="ic" aria-hidden />
          Export CSV
        </Button>
      </div>
    </div>
  );
}

interface SelectionBarProps {
  readonly selected: ReadonlySet<string>;
  readonly shown: ShownList<KeyedRow>;
  /** Rows to a page. */
  readonly size: number;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  /** What can be done with the selection. */
  readonly children: ReactNode;
}

/** how many are selected, where they are, and what can be done with them. */
function SelectionBar({ selected, shown, size, onSelectAll, onClear, children }: SelectionBarProps) {
  const total = shown.ordered.length;
  return (
    <ActionBar
      count={selected.size}
      description={whereSelected(selected, shown, size)}
      more={
        selected.size < total && (
          <button type="button" className="selbar__all" onClick={onSelectAll}>
            Select all {total.toLocaleString('en-GB')}
          </button>
        )
      }
      onClear={onClear}
    >
      {children}
    </ActionBar>
  );
}

/** Words of a list without rows. */
export interface EmptyList {
  readonly title: string;
  readonly text: string;
  readonly marker?: MarkerShape;
}

export interface ListPageProps<Row extends KeyedRow, Filters extends { readonly search: string }, Sort extends string> {
  /** Defined once, outside of components. */
  readonly definition: ListDefinition<Row, Filters, Sort>;
  readonly title: string;
  readonly lead: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Everything that the server listed. */
  readonly rows: readonly Row[];
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  readonly address: ListAddress<Filters, Sort>;
  readonly onAddress: (address: ListAddress<Filters, Sort>) => void;
  /** What is searched, and what it can be found by. */
  readonly search: { readonly label: string; readonly placeholder: string };
  /** Fields of further filters; `change` tells what was chosen and leads to the first page. */
  readonly filters?: (change: (next: Partial<Filters>) => void) => ReactNode;
  /** Where there are no rows at all, and where the filters leave none. */
  readonly empty: { readonly none: EmptyList; readonly unmatched: EmptyList };
  /** Filters that leave every row; with them a button stands where none is left. */
  readonly cleared?: NoInfer<Filters>;
  /** Between the head and the filters. */
  readonly notices?: ReactNode;
  /**
   * Left out where nothing can be selected. `actions` stand in the bar at the foot while something is; left out, there
   * is no bar.
   */
  readonly selection?: ListSelection & { readonly onClear: () => void; readonly actions?: ReactNode };
  /** Rows that stand before the others, whatever the order; keep it the same from one drawing to the next. */
  readonly first?: ReadonlySet<string>;
  /** What is said of single rows, by key. */
  readonly notes?: ReadonlyMap<string, string>;
}

/**
 * A page with one list: head with refresh and export, search and filters, table with order and selection, pages. What
 * is chosen stands in the address.
 */
export function ListPage<Row extends KeyedRow, Filters extends { readonly search: string }, Sort extends string>(
  props: ListPageProps<Row, Filters, Sort>,
) {
  const {
    definition,
    title,
    lead,
    headingRef = null,
    rows,
    isRefreshing,
    onRefresh,
    address,
    onAddress,
    search,
    filters,
    empty,
    cleared,
    notices,
    selection,
    first,
    notes,
  } = props;
  const shown = useList(definition, rows, address, first);
  const { ordered, here, page } = shown;
  // A filter or an order leads to its first page.
  const change = (next: Partial<ListAddress<Filters, Sort>>) => onAddress({ ...address, page: 1, ...next });
  const nothing = rows.length === 0 ? empty.none : empty.unmatched;
  return (
    <>
      <ListHead {...{ title, lead, headingRef, isRefreshing, onRefresh, rows: ordered, csv: definition.csv }} />
      {notices}
      <FilterBar
        {...search}
        search={address.search}
        onSearch={(text) => change({ search: text } as Partial<ListAddress<Filters, Sort>>)}
      >
        {filters?.((next) => change(next as Partial<ListAddress<Filters, Sort>>))}
      </FilterBar>
      {ordered.length === 0 ? (
        <EmptyState
          level={2}
          title={nothing.title}
          {...(nothing.marker === undefined ? {} : { marker: nothing.marker })}
          {...(rows.length === 0 || cleared === undefined
            ? {}
            : {
                action: (
                  <Button variant="secondary" onClick={() => onAddress({ ...address, ...cleared, page: 1 })}>
                    Clear
                  </Button>
                ),
              })}
        >
          {nothing.text}
        </EmptyState>
      ) : (
        <>
          <ListTable
            label={definition.label}
            className={definition.className}
            columns={definition.columns}
            rows={here}
            rowLabel={definition.rowLabel}
            order={address}
            onSort={(by) =>
              change({
                sort: by,
                direction: address.sort === by && address.direction === 'ascending' ? 'descending' : 'ascending',
              } as Partial<ListAddress<Filters, Sort>>)
            }
            selection={selection}
            notes={notes}
            details={definition.details}
          />
          <Pagination
            label={definition.pagesLabel}
            page={page}
            pageSize={address.size}
            total={ordered.length}
            pageSizes={definition.sizes}
            onChange={({ page: to, pageSize }) => onAddress({ ...address, page: to, size: pageSize })}
          />
        </>
      )}
      {selection?.actions !== undefined && selection.selected.size > 0 && (
        <SelectionBar
          selected={selection.selected}
          shown={shown}
          size={address.size}
          onSelectAll={() =>
            selection.onSelect(
              ordered.map(({ key }) => key),
              true,
            )
          }
          onClear={selection.onClear}
        >
          {selection.actions}
        </SelectionBar>
      )}
    </>
  );
}
