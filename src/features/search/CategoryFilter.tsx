import { useQuery } from '@tanstack/react-query';
import { useApi } from '#api/api-context.ts';
import { categoriesQuery } from '#api/queries/categories.queries.ts';
import { SelectField } from '#ui/inputs/field/SelectField.tsx';
import { RetryLine } from '#ui/messages/retry/RetryLine.tsx';

export interface CategoryFilterProps {
  readonly organisationId: number;
  /** Null: in all of them. */
  readonly value: number | null;
  readonly onChange: (categoryId: number | null) => void;
}

/** Looks for training in one category of the library (0256). Not there where the library shows none (M-02). */
export function CategoryFilter({ organisationId, value, onChange }: CategoryFilterProps) {
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
