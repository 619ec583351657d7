import { useState } from 'react';
import { DateField } from '#ui/inputs/field/DateField.tsx';
import type { ListColumn } from '#ui/lists/list/list-definition.ts';
import { ListTable } from '#ui/lists/list/ListTable.tsx';
import { GallerySection } from './GallerySection.tsx';

interface Venue {
  readonly key: string;
  readonly name: string;
  readonly left: number;
}

const LOCATIONS: readonly Venue[] = [
  { key: 'leeds', name: 'Leeds', left: 4 },
  { key: 'york', name: 'York', left: 11 },
];
const COLUMNS: readonly ListColumn<Venue, 'name' | 'left'>[] = [
  {
    key: 'name',
    header: 'Place',
    isRowHeader: true,
    sort: { by: 'name', compare: (one, other) => one.name.localeCompare(other.name) },
    cell: ({ name }) => name,
  },
  {
    key: 'left',
    header: 'Places left',
    numeric: true,
    sort: { by: 'left', compare: (one, other) => one.left - other.left },
    cell: ({ left }) => left,
  },
];
const ORDER = { sort: 'name', direction: 'ascending' } as const;

/** A list's table with a selection and rows that open, and a day within limits. */
export function ListSection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['york']));
  const [day, setDay] = useState('2026-03-03');
  return (
    <>
      <GallerySection title="List">
        <ListTable
          label="Places"
          columns={COLUMNS}
          rows={LOCATIONS}
          rowLabel={({ name }) => name}
          order={ORDER}
          onSort={() => undefined}
          selection={{
            selected,
            isDisabled: false,
            onSelect: (keys, isSelected) =>
              setSelected(
                new Set(isSelected ? [...selected, ...keys] : [...selected].filter((key) => !keys.includes(key))),
              ),
          }}
          details={({ name, left }) => `${left} places are left in ${name}.`}
        />
      </GallerySection>
      <GallerySection title="Date">
        <DateField
          label="Day of the workshop"
          min="2026-03-02"
          max="2026-03-06"
          required
          value={day}
          onChange={setDay}
        />
      </GallerySection>
    </>
  );
}
