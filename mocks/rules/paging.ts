/** Rows of a page where the caller does not say, as Laravel's. */
const DEFAULT_PER_PAGE = 15;
const MOST_PER_PAGE = 5000;

interface Wanted {
  readonly page?: number | null | undefined;
  readonly per_page?: number | null | undefined;
}

/** Laravel's flat paginator (L21) over rows that are filtered and sorted already. */
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
    first_page_url: `${path}?page=1`,
    from,
    last_page: last,
    last_page_url: `${path}?page=${last}`,
    links: [
      { url: url(current - 1), label: '&laquo; Previous', active: false },
      ...Array.from({ length: last }, (_, index) => ({ url: `${path}?page=${index + 1}`, label: String(index + 1), active: index + 1 === current })),
      { url: url(current + 1), label: 'Next &raquo;', active: false },
    ],
    next_page_url: url(current + 1),
    path,
    per_page: perPage,
    prev_page_url: url(current - 1),
    to: from === null ? null : from + data.length - 1,
    total: rows.length,
  };
};
