import { useMemo } from 'react';
import { SelectField } from '#ui/inputs/field/SelectField.tsx';
import { countChoices } from '#ui/lists/list/choices.ts';
import { KIND_LABELS } from './bulk-messages.ts';
import { FILE_KINDS, type EvidenceFilters as Filters } from './list-address.ts';
import type { EvidenceRow } from './list-rows.ts';

export interface EvidenceFiltersProps {
  readonly rows: readonly EvidenceRow[];
  readonly chosen: Pick<Filters, 'training' | 'file'>;
  readonly onChange: (change: Partial<Filters>) => void;
}

/** V-01: filters of pending evidence, by training and by kind of file. */
export function EvidenceFilters({ rows, chosen, onChange }: EvidenceFiltersProps) {
  const trainings = useMemo(
    () => countChoices(rows, ({ trainingId: id, training: title }) => (id === null ? null : { id, title })),
    [rows],
  );
  return (
    <>
      <SelectField
        label="Training"
        value={chosen.training === null ? '' : String(chosen.training)}
        placeholder={`All training (${trainings.length})`}
        options={trainings.map(({ id, title, count }) => ({ value: String(id), label: `${title} (${count})` }))}
        onChange={(training) => onChange({ training: training === '' ? null : Number(training) })}
      />
      <SelectField
        label="File"
        value={chosen.file ?? ''}
        placeholder="Any kind"
        options={FILE_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] }))}
        onChange={(file) => onChange({ file: FILE_KINDS.find((kind) => kind === file) ?? null })}
      />
    </>
  );
}
