import type { ReactNode, Ref } from 'react';
import { PageTitle } from '../../frames/page-title/PageTitle.tsx';
import { FreshnessLine } from '../table/FreshnessLine.tsx';
import { RefreshFault } from '../table/RefreshFault.tsx';
import { ActionBar } from './ActionBar.tsx';
import type { KeyedRow, ListSelection } from './list-definition.ts';
import { ListBody, type ListBodyProps } from './ListBody.tsx';
import type { ShownList } from './shown-list.ts';
import { useList } from './use-list.ts';
import { whereSelected } from './where-selected.ts';

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

export interface ListPageProps<
  Row extends KeyedRow,
  Filters extends { readonly search: string },
  Sort extends string,
> extends Omit<ListBodyProps<Row, Filters, Sort>, 'selection' | 'level'> {
  readonly title: string;
  readonly lead: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** What a failed refresh is about: 'evidence'. */
  readonly what: string;
  /** The app's clock, milliseconds since 1970. */
  readonly now: () => number;
  /** Between the head and the filters. */
  readonly notices?: ReactNode;
  /**
   * Left out where nothing can be selected. `actions` stand in the bar at the foot while something is; left out, there
   * is no bar.
   */
  readonly selection?: ListSelection & { readonly onClear: () => void; readonly actions?: ReactNode };
  /** Rows that stand before the others, whatever the order; keep it the same from one drawing to the next. */
  readonly first?: ReadonlySet<string>;
}

/**
 * V-01: a page with one list: title and freshness, search and filters, chart and export, table with order and
 * selection, pages. What is chosen stands in the address.
 */
export function ListPage<Row extends KeyedRow, Filters extends { readonly search: string }, Sort extends string>({
  title,
  lead,
  headingRef = null,
  what,
  now,
  notices,
  selection,
  first,
  ...body
}: ListPageProps<Row, Filters, Sort>) {
  const { definition, rows, address, freshness } = body;
  const shown = useList(definition, rows, address, first);
  const nowMs = now();
  return (
    <>
      <div className="list__head">
        <div>
          <PageTitle ref={headingRef} lead={lead}>
            {title}
          </PageTitle>
        </div>
        <FreshnessLine freshness={freshness} nowMs={nowMs} />
      </div>
      <RefreshFault freshness={freshness} what={what} selects={selection !== undefined} nowMs={nowMs} />
      {notices}
      <ListBody {...body} selection={selection} shown={shown} />
      {selection?.actions !== undefined && selection.selected.size > 0 && (
        <SelectionBar
          selected={selection.selected}
          shown={shown}
          size={address.size}
          onSelectAll={() =>
            selection.onSelect(
              shown.ordered.map(({ key }) => key),
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
