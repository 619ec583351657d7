import type { FailedPiece } from '#machines/evidence/bulk.results.ts';
import { SelectBox } from '#ui/table/SelectBox.tsx';
import { SortHeader } from '#ui/table/SortHeader.tsx';
import '#ui/table/table.css';
import { COLUMN_WORDS } from './bulk-words.ts';
import { EvidenceTableRow } from './EvidenceTableRow.tsx';
import type { ListAddress, SortedBy } from './list-address.ts';
import type { EvidenceRow } from './list-rows.ts';

export interface EvidenceTableProps {
  /** The rows of this page. */
  readonly rows: readonly EvidenceRow[];
  readonly address: ListAddress;
  readonly selected: ReadonlySet<string>;
  readonly failed: readonly FailedPiece[];
  /** A decision is on its way: nothing can be selected. */
  readonly isOff: boolean;
  readonly onSort: (by: SortedBy) => void;
  readonly onSelect: (key: string, selected: boolean) => void;
  readonly onSelectPage: (selected: boolean) => void;
}

/** Q-08, V-04: what waits, with a selection that lasts from page to page. */
export function EvidenceTable({ rows, address, selected, failed, isOff, onSort, onSelect, onSelectPage }: EvidenceTableProps) {
  const count = rows.filter(({ key }) => selected.has(key)).length;
  const failures = new Map(failed.map(({ key, message }) => [key, message]));
  const head = (by: SortedBy) => (
    <SortHeader sorted={address.sort === by ? address.direction : undefined} numeric={by === 'waiting'} onSort={() => onSort(by)}>
      {COLUMN_WORDS[by]}
    </SortHeader>
  );
  return (
    <table className="table evt">
      <caption className="vh">Pending evidence</caption>
      <thead>
        <tr>
          <th scope="col" className="ev__c">
            <SelectBox
              label="Select all on this page"
              state={count === 0 ? 'none' : count === rows.length ? 'all' : 'mixed'}
              isOff={isOff || rows.length === 0}
              onChange={onSelectPage}
            />
          </th>
          {head('learner')}
          {head('training')}
          <th scope="col">File</th>
          {head('sent')}
          {head('waiting')}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <EvidenceTableRow
            key={row.key}
            row={row}
            isSelected={selected.has(row.key)}
            isOff={isOff}
            failure={failures.has(row.key) ? (failures.get(row.key) ?? null) : undefined}
            onSelect={onSelect}
          />
        ))}
      </tbody>
    </table>
  );
}
