import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { saveBytes } from '../../actions/download/save-blob.ts';
import { Menu } from '../../actions/menu/Menu.tsx';
import { plural } from '../../format/counts.ts';
import { csvOfRows, datedFileName, type CsvColumn } from './csv-rows.ts';

export interface ExportButtonProps<Row> {
  /** The rows that search and filters leave, on all pages, in the order shown. */
  readonly filtered: readonly Row[];
  /** Every row that the server listed. */
  readonly all: readonly Row[];
  readonly columns: readonly CsvColumn<Row>[];
  readonly fileName: string;
  /** When the rows came; their day stands in the file's name. */
  readonly atMs: number | null;
}

const LABEL = 'Export CSV';

/** V-01: saves the filtered rows as CSV. Where search or filters hide rows, all of them can be had, too. */
export function ExportButton<Row>({ filtered, all, columns, fileName, atMs }: ExportButtonProps<Row>) {
  const [saved, setSaved] = useState('');
  const save = (rows: readonly Row[]): void => {
    const blob = new Blob([csvOfRows(columns, rows)], { type: 'text/csv;charset=utf-8' });
    saveBytes(blob, datedFileName(fileName, atMs));
    setSaved(`${plural(rows.length, 'row')} exported`);
  };
  const trigger = (
    <>
      <IconDownload className="ic" aria-hidden />
      Export
    </>
  );
  const isNarrowed = filtered.length > 0 && filtered.length < all.length;
  return (
    <>
      {isNarrowed ? (
        <Menu
          label={LABEL}
          iconOnly={false}
          trigger={trigger}
          heading="As CSV, in the order shown"
          items={[
            {
              key: 'filtered',
              label: `The ${plural(filtered.length, 'row')} of this search`,
            },
            { key: 'all', label: `All ${plural(all.length, 'row')}` },
          ]}
          onPick={(key) => save(key === 'all' ? all : filtered)}
        />
      ) : (
        <Button
          variant="secondary"
          aria-label={LABEL}
          {...(filtered.length === 0 ? { reason: 'There is nothing to export.' } : {})}
          onClick={() => save(filtered)}
        >
          {trigger}
        </Button>
      )}
      <span className="vh" role="status">
        {saved}
      </span>
    </>
  );
}
