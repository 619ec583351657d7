/** Rows of a page where the caller does not say, as Laravel's. */
const DEFAULT_PER_PAGE = 15;
const MOST_PER_PAGE = 5000;

interface Wanted {
  readonly page?: number | null | undefined;
  readonly per_page?: number | null | undefined;
}

/**
 * Laravel's flat paginator (L21) over rows that are filtered and sorted already: the keys of the specification's paging
 * response, and no key that the contract does not pin.
 */
export const paginate = <T>(rows: readonly T[], { page, per_page }: Wanted, path: string) => {
  const perPage = Math.min(Math.max(1, Math.trunc(per_page ?? DEFAULT_PER_PAGE)), MOST_PER_PAGE);
  const current = Math.max(1, Math.trunc(page ?? 1));
  const last = Math.max(1, Math.ceil(rows.length / perPage));
  const data = rows.slice((current - 1) * perPage, current * perPage);
  const from = data.length === 0 ? null : (current - 1) * perPage + 1;
  const url = (to: number): string | null => (to >= 1 && to <= last && to !== current ? `${path}?page=${to}` : null);
  return {
    current_page: current,
    data,
    from,
    last_page: last,
    next_page_url: url(current + 1),
    per_page: perPage,
    prev_page_url: url(current - 1),
    to: from === null ? null : from + data.length - 1,
    total: rows.length,
  };
};
