import { MODULE_TYPE_LABELS } from '#cards/module-type-label.ts';
import { ModuleType } from '#contracts/library/module-type.schema.ts';
import { SelectField } from '#ui/inputs/field/SelectField.tsx';
import { FilterBar } from '#ui/lists/list/FilterBar.tsx';
import {
  sortOptions,
  SORTS,
  STATUS_OPTIONS,
  type AssignedKind,
  type ListingAddress,
  type Sort,
} from './listing-address.ts';

const TYPE_OPTIONS = ModuleType.options.map((value) => ({ value, label: MODULE_TYPE_LABELS[value] }));

export interface ListingFiltersProps {
  readonly kind: AssignedKind;
  readonly address: ListingAddress;
  readonly onChange: (chosen: Partial<ListingAddress>) => void;
}

/** O-02 to O-06: search, status, type and order of a list. */
export function ListingFilters({ kind, address, onChange }: ListingFiltersProps) {
  return (
    <FilterBar
      label={`Search ${kind}`}
      search={address.search}
      placeholder="Title or description"
      onSearch={(search) => onChange({ search })}
    >
      <SelectField
        label="Status"
        placeholder="Everything but exempt"
        options={STATUS_OPTIONS}
        value={address.status ?? ''}
        onChange={(value) =>
          onChange({ status: STATUS_OPTIONS.find((option) => option.value === value)?.value ?? null })
        }
      />
      {kind === 'modules' && (
        <SelectField
          label="Type"
          placeholder="All types"
          options={TYPE_OPTIONS}
          value={address.type ?? ''}
          onChange={(value) => onChange({ type: TYPE_OPTIONS.find((option) => option.value === value)?.value ?? null })}
        />
      )}
      <SelectField
        label="Sort"
        options={sortOptions(SORTS.person)}
        value={address.sort}
        onChange={(value) => onChange({ sort: value as Sort })}
      />
    </FilterBar>
  );
}
