import type { ListNames } from './names.ts';

/** Query over all pages, with its key. */
export const listQuery = ({
  area,
  file,
  many,
  text,
  Many,
}: ListNames): string => `import { queryOptions } from '@tanstack/react-query';
import { list${Many} } from '#contracts/${area}/${file}.endpoints.ts';
import type { Client } from '../client.ts';
import { allPages } from './all-pages.ts';
import { FRESH_FOR_MILLISECONDS } from './freshness.ts';
import { keys } from './keys.ts';

/** Every page of the ${text} of an organisation. Below the organisation's key, so that \`entity.updated\` refreshes it. */
export const ${many}ListQuery = (client: Client, organisationId: number) =>
  queryOptions({
    queryKey: keys.listed${Many}(organisationId),
    queryFn: ({ signal }) => allPages((page) => client.fetch(list${Many}, { query: { organisation_id: organisationId, page } }, { signal })),
    staleTime: FRESH_FOR_MILLISECONDS,
    retry: false,
  });
`;

/** What the address says of the list. */
export const listAddress = ({
  many,
  Many,
  text,
}: ListNames): string => `import { LIST_PAGE_SIZES } from '#contracts/constants.ts';
import { defineAddress, text } from '#ui/lists/list/address.ts';

const SORTED_BY = ['title'] as const;
export type ${Many}Sort = (typeof SORTED_BY)[number];

export interface ${Many}Filters {
  readonly search: string;
}

/** What the address says of the list of ${text}. */
export const ${many}Address = defineAddress<${Many}Filters, ${Many}Sort>({ filters: { search: text('q') }, sorts: SORTED_BY, sizes: LIST_PAGE_SIZES });
`;

/** The definition on the list kit, with one column. */
export const listDefinition = ({
  area,
  file,
  many,
  Many,
  One,
  one,
  title,
  text,
}: ListNames): string => `import { LIST_PAGE_SIZES } from '#contracts/constants.ts';
import type { Listed${One} } from '#contracts/${area}/${file}.schema.ts';
import type { ListDefinition } from '#ui/lists/list/list-definition.ts';
import type { ${Many}Filters, ${Many}Sort } from './${file}-address.ts';

/** One ${one} as the table shows it. */
export interface ${One}Row {
  readonly key: string;
  readonly title: string;
}

/** Rows of what the server listed. */
export const rowsOf = (list: readonly Listed${One}[]): readonly ${One}Row[] => list.map(({ id, title }) => ({ key: String(id), title }));

const collator = new Intl.Collator('en-GB', { sensitivity: 'base', numeric: true });

/** The list of ${text}. */
export const ${many}List: ListDefinition<${One}Row, ${Many}Filters, ${Many}Sort> = {
  label: '${title}',
  pagesLabel: '${title} pages',
  sizes: LIST_PAGE_SIZES,
  rowLabel: ({ title }) => title,
  filter: (rows, { search }) => rows.filter(({ title }) => title.toLowerCase().includes(search.trim().toLowerCase())),
  columns: [{ key: 'title', header: 'Title', isRowHeader: true, sort: { by: 'title', compare: (one, other) => collator.compare(one.title, other.title) }, cell: ({ title }) => title }],
  csv: { fileName: '${area}.csv', columns: [{ header: 'Title', value: ({ title }) => title }] },
};
`;

/** The page, without its lead and the words of an empty list. */
export const listPage = ({
  area,
  file,
  many,
  Many,
  title,
  text,
}: ListNames): string => `import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, type ReactNode } from 'react';
import { useApi } from '#api/api-context.ts';
import { pageStateOf } from '#api/page-state.ts';
import { ${many}ListQuery } from '#api/queries/${file}.queries.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { ListFrame } from '#ui/lists/list/ListFrame.tsx';
import { ListPage } from '#ui/lists/list/ListPage.tsx';
import { ${many}Address } from './${file}-address.ts';
import { ${many}List, rowsOf } from './${file}.tsx';

export interface ${Many}ListPageProps {
  readonly organisation: OrganisationMembership;
  /** What follows the path: search, order, page. */
  readonly query: URLSearchParams;
  readonly onQuery: (query: URLSearchParams) => void;
  /** What somebody is shown whom the server refuses the list. */
  readonly denied: ReactNode;
}

/** \`/${area}\`: the ${text} of the organisation in front. */
export function ${Many}ListPage({ organisation, query, onQuery, denied }: ${Many}ListPageProps) {
  const list = useQuery(${many}ListQuery(useApi(), organisation.organisation_id));
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isFetching, refetch } = list;
  const rows = useMemo(() => (data === undefined ? undefined : rowsOf(data)), [data]);
  const address = useMemo(() => ${many}Address.read(query), [query]);
  if (pageStateOf(list) === 'denied') return denied;
  return (
    <ListFrame
      title="${title}"
      documentTitle={\`${title} · \${organisation.name}\`}
      crumbs={[{ label: 'Home', href: '/' }, { label: '${title}' }]}
      query={{ data: rows, error, refetch }}
      label="Loading the ${text}"
      headingRef={heading}
    >
      {(loaded) => (
        <ListPage
          definition={${many}List}
          title="${title}"
          headingRef={heading}
          rows={loaded}
          isRefreshing={isFetching}
          onRefresh={() => void refetch()}
          address={address}
          onAddress={(next) => onQuery(${many}Address.write(next))}
          search={{ label: 'Search ${text}', placeholder: 'Title' }}
        />
      )}
    </ListFrame>
  );
}
`;

/** The route's component, without what is said to somebody who is refused. */
export const listRoute = ({ area, Many }: ListNames): string => `import { useSearchParams } from 'react-router';
import { useCurrent } from '#current/current-context.ts';
import { DeniedPage } from '#ui/frames/stopped/DeniedPage.tsx';
import { ${Many}ListPage } from './${Many}ListPage.tsx';

/** \`/${area}\`. The address holds search, order and page; what is typed there makes no new step back. */
export function ${Many}ListRoute() {
  const { organisation } = useCurrent();
  const [query, setQuery] = useSearchParams();
  return (
    <${Many}ListPage
      key={organisation.organisation_id}
      organisation={organisation}
      query={query}
      onQuery={(next) => setQuery(next, { replace: true, preventScrollReset: true })}
      denied={<DeniedPage />}
    />
  );
}
`;
