/** One part of an address: its name in the query, and how its text is read and written. */
export interface Parameter<Value> {
  readonly name: string;
  /** Null: the address leaves it out. Anything that is not understood counts as left out. */
  readonly read: (text: string | null) => Value;
  /** Null: as at first, so that the address can leave it out. */
  readonly write: (value: Value) => string | null;
}

/** Free text; empty when left out. */
export const text = (name: string): Parameter<string> => ({
  name,
  read: (given) => given ?? '',
  write: (value) => (value === '' ? null : value),
});

const readPositive = (given: string | null): number | null =>
  given !== null && /^\d{1,9}$/.test(given) && Number(given) > 0 ? Number(given) : null;

/** A whole number from 1, an id for instance; null when left out. */
export const positive = (name: string): Parameter<number | null> => ({
  name,
  read: readPositive,
  write: (value) => (value === null ? null : String(value)),
});

/** One of these words; null when left out. */
export const oneOf = <Value extends string>(name: string, values: readonly Value[]): Parameter<Value | null> => ({
  name,
  read: (given) => values.find((value) => value === given) ?? null,
  write: (value) => value,
});

/** By what a list is sorted, and which way. */
export interface ListOrder<Sort extends string> {
  readonly sort: Sort;
  readonly direction: 'ascending' | 'descending';
}

/** What the address says of a list: it can be sent to somebody else, and Back leads to it. */
export type ListAddress<Filters extends object, Sort extends string> = Filters &
  ListOrder<Sort> & {
    /** From 1. */
    readonly page: number;
    /** Rows to a page. */
    readonly size: number;
  };

export interface AddressDefinition<Filters extends object, Sort extends string> {
  readonly filters: { readonly [Name in keyof Filters]: Parameter<Filters[Name]> };
  /** What can be sorted by; the first is the order unless the address says another. */
  readonly sorts: readonly [Sort, ...Sort[]];
  /** Which way the first one sorts then: ascending unless said otherwise. */
  readonly firstDirection?: ListOrder<Sort>['direction'];
  /** Rows to a page; the first is the size unless the address says another. */
  readonly sizes: readonly [number, ...number[]];
}

export interface AddressKit<Filters extends object, Sort extends string> {
  /** The list as it is first seen; its address is empty. */
  readonly first: ListAddress<Filters, Sort>;
  readonly read: (query: URLSearchParams) => ListAddress<Filters, Sort>;
  /** The shortest address that says it: filters, order, size, page. */
  readonly write: (address: ListAddress<Filters, Sort>) => URLSearchParams;
}

/**
 * Reads and writes the address of a list by the definition of its filters, orders and page sizes. Descending is
 * `sort=-name`.
 */
export const defineAddress = <Filters extends object, Sort extends string>({
  filters,
  sorts,
  firstDirection = 'ascending',
  sizes,
}: AddressDefinition<Filters, Sort>): AddressKit<Filters, Sort> => {
  const names = Object.keys(filters) as (keyof Filters)[];
  const read = (query: URLSearchParams): ListAddress<Filters, Sort> => {
    const sort = query.get('sort') ?? '';
    const sortedBy = oneOf('sort', sorts).read(sort.replace(/^-/, ''));
    const read = Object.fromEntries(
      names.map((name) => [name, filters[name].read(query.get(filters[name].name))]),
    ) as Filters;
    return {
      ...read,
      sort: sortedBy ?? sorts[0],
      direction: sortedBy === null ? firstDirection : sort.startsWith('-') ? 'descending' : 'ascending',
      page: readPositive(query.get('page')) ?? 1,
      size: sizes.find((size) => size === readPositive(query.get('size'))) ?? sizes[0],
    };
  };
  const write = (address: ListAddress<Filters, Sort>): URLSearchParams => {
    const query = new URLSearchParams();
    for (const name of names) {
      const written = filters[name].write(address[name]);
      if (written !== null) query.set(filters[name].name, written);
    }
    const { sort, direction, page, size } = address;
    if (sort !== sorts[0] || direction !== firstDirection)
      query.set('sort', `${direction === 'descending' ? '-' : ''}${sort}`);
    if (size !== sizes[0]) query.set('size', String(size));
    if (page > 1) query.set('page', String(page));
    return query;
  };
  return { first: read(new URLSearchParams()), read, write };
};
