import { useQuery } from '@tanstack/react-query';
import { useApi } from '#api/api-context.ts';
import { categoryQuery } from '#api/queries/categories.queries.ts';
import { pageQuery } from '#api/queries/page.queries.ts';

/**
 * M-32: the title of the category or page that a nested address names. It is asked for once where this visit has not
 * seen it.
 */
export const useParentTitle = (
  organisationId: number,
  parent: { readonly kind: string; readonly id: number } | null,
): string | undefined => {
  const client = useApi();
  const id = parent?.id ?? 0;
  const isPage = parent?.kind === 'pages';
  const isCategory = parent !== null && !isPage && parent.kind !== 'collections';
  const { data: category } = useQuery({
    ...categoryQuery(client, organisationId, id),
    enabled: isCategory,
    staleTime: Infinity,
  });
  const { data: page } = useQuery({ ...pageQuery(client, organisationId, id), enabled: isPage, staleTime: Infinity });
  if (isPage) return page?.title;
  return isCategory ? category?.title : undefined;
};
