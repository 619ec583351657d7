import { TRAINING_STATES } from '#cards/state-labels.ts';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { categoriesQuery } from '#api/queries/categories.queries.ts';
import { ModuleType } from '#contracts/library/module-type.schema.ts';
import { MODULE_TYPE_LABELS } from '#cards/module-type-label.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { SelectField } from '#ui/inputs/field/SelectField.tsx';
import { oneOf } from '#ui/lists/list/address.ts';
import { RetryLine } from '#ui/messages/retry/RetryLine.tsx';
import {
  filtersSet,
  orderOf,
  ordersOf,
  STATUSES,
  type SearchAddress,
  type SearchOrder,
  type SearchTab,
} from './search-address.ts';

/** O-03. */
const ORDER_LABELS: Readonly<Record<SearchOrder, string>> = {
  recent: 'Recently Added',
  title: 'Title A-Z',
  'title-z': 'Title Z-A',
  default: 'Default',
};

const statusLabel = (status: NonNullable<SearchAddress['status']>): string =>
  status === 'all' ? 'Everything' : TRAINING_STATES[status].word;

interface CategoryFilterProps {
  readonly organisationId: number;
  /** Null: in all of them. */
  readonly value: number | null;
  readonly onChange: (categoryId: number | null) => void;
}

/** Looks for training in one category of the library (0256). Not there where the library shows none (M-02). */
function CategoryFilter({ organisationId, value, onChange }: CategoryFilterProps) {
  const { data, isError, refetch } = useQuery(categoriesQuery(useApi(), organisationId));
  if (data === undefined && isError)
    return <RetryLine onRetry={() => void refetch()}>The categories could not be loaded.</RetryLine>;
  if (data?.length === 0) return null;
  return (
    <SelectField
      label="Category"
      placeholder="All categories"
      value={value === null ? '' : String(value)}
      options={(data ?? []).map(({ id, title }) => ({ value: String(id), label: title }))}
      onChange={(id) => onChange(id === '' ? null : Number(id))}
    />
  );
}

export interface SearchFiltersProps {
  readonly tab: SearchTab;
  readonly address: SearchAddress;
  readonly organisationId: number;
  /** Leads to the first page. */
  readonly onChange: (next: Partial<SearchAddress>) => void;
}

const NO_FILTERS = { status: null, type: null, category: null, pinned: null } as const;

/** O-02, O-03, O-05, O-06: the filters of a tab behind their button, and the order of training. */
export function SearchFilters({ tab, address, organisationId, onChange }: SearchFiltersProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const set = filtersSet(address, tab);
  return (
    <>
      <div className="find__bar">
        <Button variant="secondary" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <IconAdjustmentsHorizontal className="ic" aria-hidden />
          {set === 0 ? 'Filters' : `Filters (${set})`}
        </Button>
        {tab !== 'pages' && (
          <SelectField
            className="find__sort"
            label="Sort"
            value={orderOf(address)}
            options={ordersOf(address).map((value) => ({ value, label: ORDER_LABELS[value] }))}
            onChange={(value) => onChange({ sort: ordersOf(address).find((order) => order === value) ?? address.sort })}
          />
        )}
      </div>
      <div id={id} className="find__f" role="group" aria-label="Filters" hidden={!isOpen}>
        {tab !== 'pages' && (
          <SelectField
            label="Status"
            placeholder="Everything but exempt"
            value={address.status ?? ''}
            options={STATUSES.map((value) => ({ value, label: statusLabel(value) }))}
            onChange={(value) => onChange({ status: oneOf('status', STATUSES).read(value) })}
          />
        )}
        {tab === 'modules' && (
          <SelectField
            label="Type"
            placeholder="All types"
            value={address.type ?? ''}
            options={ModuleType.options.map((value) => ({ value, label: MODULE_TYPE_LABELS[value] }))}
            onChange={(value) => onChange({ type: oneOf('type', ModuleType.options).read(value) })}
          />
        )}
        {tab !== 'pages' && isOpen && (
          <CategoryFilter
            organisationId={organisationId}
            value={address.category}
            onChange={(category) => onChange({ category })}
          />
        )}
        {tab === 'pages' && (
          <SelectField
            label="Pages"
            placeholder="All pages"
            value={address.pinned ?? ''}
            options={[{ value: 'true', label: 'Pinned pages' }]}
            onChange={(value) => onChange({ pinned: value === 'true' ? value : null })}
          />
        )}
        <Button variant="quiet" onClick={() => onChange(NO_FILTERS)}>
          Clear
        </Button>
      </div>
    </>
  );
}
