import { IconDownload, IconRefresh } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { saveBytes } from '../../actions/download/save-blob.ts';
import { PageTitle } from '../../frames/page-title/PageTitle.tsx';
import { toCsv } from '../table/csv.ts';
import type { CsvColumn } from './list-definition.ts';

export interface ListHeadProps<Row> {
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
export function ListHead<Row>({ title, lead, headingRef, isRefreshing, onRefresh, rows, csv }: ListHeadProps<Row>) {
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
