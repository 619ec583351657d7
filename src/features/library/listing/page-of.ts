/** One page of a list that has come as a whole; the last one where the page asked for lies beyond it. */
export const pageOf = <Item>(items: readonly Item[], page: number, size: number) => {
  const last_page = Math.max(1, Math.ceil(items.length / size));
  const current_page = Math.min(page, last_page);
  return {
    data: items.slice((current_page - 1) * size, current_page * size),
    total: items.length,
    current_page,
    last_page,
  };
};
