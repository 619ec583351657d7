import { useMemo } from 'react';
import { FreshnessLine } from '../table/FreshnessLine.tsx';
import { RefreshFault } from '../table/RefreshFault.tsx';
import { arrangeRows } from './arrange-rows.ts';
import type { KeyedRow } from './list-definition.ts';
import { ListBody, type ListBodyProps } from './ListBody.tsx';
import './list.css';
import './table-section.css';

export interface TableSectionProps<
  Row extends KeyedRow,
  Filters extends { readonly search: string },
  Sort extends string,
> extends ListBodyProps<Row, Filters, Sort> {
  /** What a failed refresh is about: 'invoices'. */
  readonly what: string;
  /** The app's clock, milliseconds since 1970. */
  readonly now: () => number;
}

/** V-01: the data table as a part of a page, without the table library: freshness, search, filters, tools, rows. */
export function TableSection<Row extends KeyedRow, Filters extends { readonly search: string }, Sort extends string>({
  what,
  now,
  ...body
}: TableSectionProps<Row, Filters, Sort>) {
  const { definition, rows, address, freshness, selection } = body;
  const shown = useMemo(() => arrangeRows(definition, rows, address), [definition, rows, address]);
  const nowMs = now();
  return (
    <div className="tsec">
      <FreshnessLine freshness={freshness} nowMs={nowMs} />
      <RefreshFault freshness={freshness} what={what} selects={selection !== undefined} nowMs={nowMs} />
      <ListBody {...body} level={body.level ?? 3} shown={shown} />
    </div>
  );
}
