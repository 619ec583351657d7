import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '#api/api-context.ts';
import { categoriesQuery } from '#api/queries/categories.queries.ts';
import { foundCollectionsQuery, foundModulesQuery, foundPagesQuery } from '#api/queries/search.queries.ts';
import { SEARCH_DEBOUNCE_MILLISECONDS } from '#contracts/constants.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { Tabs } from '#ui/actions/tabs/Tabs.tsx';
import { Title } from '#ui/frames/page/Title.tsx';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { oneOf } from '#ui/lists/list/address.ts';
import { useDebounced } from '#ui/lists/list/use-debounced.ts';
import { searchAddress, tabOf, TABS, type SearchAddress } from './search-address.ts';
import { tabLabel } from './search-labels.ts';
import { questionsOf } from './search-questions.ts';
import { SearchField } from './SearchField.tsx';
import { SearchFilters } from './SearchFilters.tsx';
import { SearchResults } from './SearchResults.tsx';
import './search.css';

export interface SearchPageProps {
  readonly profile: Profile;
  readonly organisation: OrganisationMembership;
  /** What follows the path. */
  readonly query: URLSearchParams;
  readonly onQuery: (query: URLSearchParams) => void;
  /** Puts another organisation in front. */
  readonly onSwitch: (organisationId: number) => void;
  /** Unix seconds. */
  readonly nowUnix: number;
}

/** O-01 to O-11: what is assigned to the person, in three tabs. All three are asked, so that each says how much it has. */
export function SearchPage({ profile, organisation, query, onQuery, onSwitch, nowUnix }: SearchPageProps) {
  const client = useApi();
  const { organisation_id: organisationId } = organisation;
  const asked = searchAddress.read(query);
  // A category that the library does not show counts as left out: it may be another organisation's (O-09).
  const categories = useQuery({ ...categoriesQuery(client, organisationId), enabled: asked.category !== null }).data;
  const isKnown = categories === undefined || categories.some(({ id }) => id === asked.category);
  const address = isKnown ? asked : { ...asked, category: null };
  const tab = tabOf(address);
  // O-04: a letter does not ask; half a second without one does.
  const search = useDebounced(address.search, SEARCH_DEBOUNCE_MILLISECONDS);
  const questions = questionsOf({ ...address, search });
  const searcher = { userId: profile.id, organisationId, categoryId: address.category };
  const found = {
    collections: useQuery({
      ...foundCollectionsQuery(client, searcher, questions.collections),
      placeholderData: keepPreviousData,
    }),
    modules: useQuery({ ...foundModulesQuery(client, searcher, questions.modules), placeholderData: keepPreviousData }),
    pages: useQuery({ ...foundPagesQuery(client, searcher, questions.pages), placeholderData: keepPreviousData }),
  };
  const counts = {
    collections: found.collections.data?.total,
    modules: found.modules.data?.total,
    pages: found.pages.data?.total,
  };
  const go = (next: Partial<SearchAddress>) => onQuery(searchAddress.write({ ...address, page: 1, ...next }));
  const word = organisation.settings.lang.search;
  return (
    <main id="main" tabIndex={-1} className="wrap find">
      <Title>{`${address.search === '' ? word : `${address.search} · ${word}`} · ${organisation.name}`}</Title>
      <PageTitle>{word}</PageTitle>
      <SearchField
        organisation={organisation.name}
        search={address.search}
        onSearch={(typed) => go({ search: typed })}
      />
      <Tabs
        label="Results"
        size="lead"
        selected={tab}
        onSelect={(key) => go({ tab: oneOf('tab', TABS).read(key) })}
        tabs={TABS.map((key) => ({
          key,
          label: tabLabel(key, counts[key]),
          panel: (
            <>
              <SearchFilters tab={key} address={address} organisationId={organisationId} onChange={go} />
              <SearchResults
                {...{ profile, organisation, counts, search, nowUnix, onSwitch }}
                query={found[key]}
                onTab={(other) => go({ tab: other })}
                onPage={(page) => go({ page })}
                onSize={(size) => go({ size })}
              />
            </>
          ),
        }))}
      />
    </main>
  );
}
