/** What `allPages` reads of a page of Laravel's paginator. */
interface Page<T> {
  readonly data: readonly T[];
  readonly last_page: number;
}

/** The first page is the one that comes without being named. */
export const laterPage = (page: number): { readonly page?: number } => (page === 1 ? {} : { page });

/** Fetches every page of a list: the first one says how many there are, the others follow at once. `pageAt` counts from 1. */
export const allPages = async <T>(pageAt: (page: number) => Promise<Page<T>>): Promise<readonly T[]> => {
  const first = await pageAt(1);
  const others = await Promise.all(Array.from({ length: first.last_page - 1 }, (_, index) => pageAt(index + 2)));
  return [first, ...others].flatMap(({ data }) => data);
};
