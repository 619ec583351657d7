import { IconChartBar } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { Pagination } from '../../actions/pagination/Pagination.tsx';
import { EmptyState } from '../../frames/empty/EmptyState.tsx';
import type { MarkerShape } from '../../messages/marker/marker-shapes.tsx';
import { ColumnGraph } from '../table/ColumnGraph.tsx';
import { ExportButton } from '../table/ExportButton.tsx';
import type { RowAction } from '../table/RowActions.tsx';
import type { Freshness } from '../table/use-freshness.ts';
import type { ListAddress } from './address.ts';
import { FilterBar } from './FilterBar.tsx';
import type { KeyedRow, ListDefinition, ListSelection } from './list-definition.ts';
import { ListTable } from './ListTable.tsx';
import type { ShownList } from './shown-list.ts';
import { unmatchedText } from './unmatched-text.ts';
import './list-body.css';

/** Texts of a list without rows. */
export interface EmptyList {
  readonly title: string;
  readonly text: string;
  readonly marker?: MarkerShape;
}

export interface ListBodyProps<Row extends KeyedRow, Filters extends { readonly search: string }, Sort extends string> {
  /** Defined once, outside of components. */
  readonly definition: ListDefinition<Row, Filters, Sort>;
  /** Everything that the server listed. */
  readonly rows: readonly Row[];
  readonly freshness: Freshness;
  readonly address: ListAddress<Filters, Sort>;
  readonly onAddress: (address: ListAddress<Filters, Sort>) => void;
  /** What is searched, and what it can be found by. */
  readonly search: { readonly label: string; readonly placeholder: string };
  /** Fields of further filters; `change` tells what was chosen and leads to the first page. */
  readonly filters?: ((change: (next: Partial<Filters>) => void) => ReactNode) | undefined;
  /** Each filter that is chosen, as the end of a sentence: 'in Kirkgate'. Said where no row is left. */
  readonly filterTexts?: readonly string[] | undefined;
  /** Where there are no rows at all. */
  readonly none: EmptyList;
  /** Filters that leave every row. */
  readonly cleared: NoInfer<Filters>;
  readonly selection?: ListSelection | undefined;
  /** What is said of single rows, by key. */
  readonly notes?: ReadonlyMap<string, string> | undefined;
  /** What can be done with one row; keep it the same from one drawing to the next. */
  readonly rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** Level of the headings in it: 2 under a page's title, 3 within a section. */
  readonly level?: 2 | 3;
}

/** V-01: search and filters, chart and export, then the rows and their pages. */
export function ListBody<Row extends KeyedRow, Filters extends { readonly search: string }, Sort extends string>({
  definition,
  rows,
  freshness,
  address,
  onAddress,
  search,
  filters,
  filterTexts = [],
  none,
  cleared,
  selection,
  notes,
  rowActions,
  level = 2,
  shown,
}: ListBodyProps<Row, Filters, Sort> & { readonly shown: ShownList<Row> }) {
  const { ordered, here, page } = shown;
  const [isGraphOpen, setGraphOpen] = useState(false);
  const [graph, ...otherGraphs] = definition.graphs ?? [];
  // A filter or an order leads to its first page.
  const change = (next: Partial<ListAddress<Filters, Sort>>) => onAddress({ ...address, page: 1, ...next });
  const hidden = unmatchedText({
    search: address.search,
    filters: filterTexts,
    hidden: rows.length,
    noun: definition.noun,
  });
  return (
    <>
      <div className="dtbar">
        <FilterBar
          {...search}
          search={address.search}
          onSearch={(text) => change({ search: text } as Partial<ListAddress<Filters, Sort>>)}
        >
          {filters?.((next) => change(next as Partial<ListAddress<Filters, Sort>>))}
        </FilterBar>
        <div className="dtt">
          {graph !== undefined && (
            <Button
              variant="secondary"
              aria-pressed={isGraphOpen}
              {...(ordered.length === 0 && !isGraphOpen ? { reason: 'There is nothing to draw.' } : {})}
              onClick={() => setGraphOpen(!isGraphOpen)}
            >
              <IconChartBar className="ic" aria-hidden />
              Chart
            </Button>
          )}
          <ExportButton
            filtered={ordered}
            all={rows}
            columns={definition.csv.columns}
            fileName={definition.csv.fileName}
            atMs={freshness.atMs}
          />
        </div>
      </div>
      {graph !== undefined && isGraphOpen && (
        <ColumnGraph
          columns={[graph, ...otherGraphs]}
          rows={ordered}
          level={level}
          onClose={() => setGraphOpen(false)}
        />
      )}
      {ordered.length > 0 ? (
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
            newKeys={freshness.newKeys}
            rowActions={rowActions}
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
      ) : rows.length === 0 ? (
        <EmptyState level={level} title={none.title} {...(none.marker === undefined ? {} : { marker: none.marker })}>
          {none.text}
        </EmptyState>
      ) : (
        <EmptyState
          level={level}
          title={hidden.title}
          action={
            <Button variant="secondary" onClick={() => onAddress({ ...address, ...cleared, page: 1 })}>
              {hidden.clear}
            </Button>
          }
        >
          {hidden.text}
        </EmptyState>
      )}
    </>
  );
}
