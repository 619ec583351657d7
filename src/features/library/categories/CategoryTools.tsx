import { ViewToggle } from '#cards/ViewToggle.tsx';
import type { Category } from '#contracts/library/category.schema.ts';
import { SelectField } from '#ui/inputs/field/SelectField.tsx';
import { readListing, sortOptions, SORTS, writeListing, type Sort } from '../listing/listing-address.ts';

export interface CategoryToolsProps {
  readonly category: Pick<Category, 'has_pages' | 'has_collections' | 'has_modules'>;
  /** The query of the address. */
  readonly query: URLSearchParams;
  readonly onQuery: (query: URLSearchParams) => void;
}

/** O-03, V-07: the order of collections and modules, and how every list is shown. */
export function CategoryTools({ category, query, onQuery }: CategoryToolsProps) {
  const address = readListing(query, SORTS.category);
  const isSortable = category.has_collections === true || category.has_modules === true;
  if (!isSortable && category.has_pages !== true) return null;
  return (
    <div className="listing__tools">
      {isSortable && (
        <SelectField
          className="listing__sort"
          label="Sort"
          options={sortOptions(SORTS.category)}
          value={address.sort}
          onChange={(sort) => onQuery(writeListing({ ...address, sort: sort as Sort }, SORTS.category))}
        />
      )}
      <ViewToggle />
    </div>
  );
}
