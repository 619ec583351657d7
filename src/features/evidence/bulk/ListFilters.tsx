import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { SelectField } from '#ui/field/SelectField.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { KIND_WORDS } from './bulk-words.ts';
import { FILE_KINDS, type ListAddress } from './list-address.ts';
import { trainingsOf, type EvidenceRow } from './list-rows.ts';
import { useTyped } from './use-typed.ts';

export interface ListFiltersProps {
  readonly rows: readonly EvidenceRow[];
  readonly address: ListAddress;
  readonly onChange: (change: Partial<ListAddress>) => void;
}

/** V-01: search and filters. On a phone the filters open with a press. */
export function ListFilters({ rows, address, onChange }: ListFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const [search, type] = useTyped(address.search, (text) => onChange({ search: text }));
  const trainings = useMemo(() => trainingsOf(rows), [rows]);
  return (
    <form className={isOpen ? 'filter is-open' : 'filter'} role="search" aria-label="Evidence" onSubmit={(event) => event.preventDefault()}>
      <TextField className="filter__q" type="search" label="Search" placeholder="Name, e-mail or training" value={search} onChange={type} />
      <Button className="filter__more" variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <IconAdjustmentsHorizontal className="ic" aria-hidden />
        Filters
      </Button>
      <SelectField
        label="Training"
        value={address.training === null ? '' : String(address.training)}
        placeholder={`All training (${trainings.length})`}
        options={trainings.map(({ id, title, count }) => ({ value: String(id), label: `${title} (${count})` }))}
        onChange={(training) => onChange({ training: training === '' ? null : Number(training) })}
      />
      <SelectField
        label="File"
        value={address.file ?? ''}
        placeholder="Any kind"
        options={FILE_KINDS.map((kind) => ({ value: kind, label: KIND_WORDS[kind] }))}
        onChange={(file) => onChange({ file: FILE_KINDS.find((kind) => kind === file) ?? null })}
      />
    </form>
  );
}
