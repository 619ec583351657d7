import type { PagesQuery, TrainingQuery } from '#api/queries/search.queries.ts';
import { orderOf, tabOf, type SearchAddress, type SearchOrder, type SearchTab } from './search-address.ts';

/** O-03. */
const ORDER_BY: Readonly<Record<SearchOrder, Pick<TrainingQuery, 'order_by' | 'order_dir'>>> = {
  recent: { order_by: 'created_at', order_dir: 'desc' },
  title: { order_by: 'title', order_dir: 'asc' },
  'title-z': { order_by: 'title', order_dir: 'desc' },
  default: { order_by: 'sort_order', order_dir: 'asc' },
};

/** Another tab shows its first page: of it only the count is seen. */
const pageOf = (address: SearchAddress, tab: SearchTab) => ({
  page: tabOf(address) === tab ? address.page : 1,
  per_page: address.size,
});

const searchOf = ({ search }: SearchAddress): { readonly search?: string } =>
  search.trim() === '' ? {} : { search: search.trim() };

/** What each tab asks (O-02 to O-07). */
export const questionsOf = (
  address: SearchAddress,
): { readonly collections: TrainingQuery; readonly modules: TrainingQuery; readonly pages: PagesQuery } => {
  const { status, type, pinned } = address;
  const training = {
    ...ORDER_BY[orderOf(address)],
    ...searchOf(address),
    ...(status === 'all' ? {} : { status: status ?? '!exempt' }),
  };
  return {
    collections: { ...training, ...pageOf(address, 'collections') },
    modules: { ...training, ...(type === null ? {} : { module_type_key: [type] }), ...pageOf(address, 'modules') },
    pages: { ...searchOf(address), ...(pinned === null ? {} : { pinned }), ...pageOf(address, 'pages') },
  };
};
