import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '#api/api-context.ts';
import { userCollectionsQuery, userModulesQuery } from '#api/queries/listings.queries.ts';
import type { ChangeQuery } from '#current/use-query-address.ts';
import { SEARCH_DEBOUNCE_MILLISECONDS } from '#contracts/constants.ts';
import { ModuleType } from '#contracts/library/module-type.schema.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { ViewToggle } from '#cards/ViewToggle.tsx';
import { Button } from '#ui/actions/button/Button.tsx';
import { Breadcrumb } from '#ui/frames/breadcrumb/Breadcrumb.tsx';
import { EmptyState } from '#ui/frames/empty/EmptyState.tsx';
import { Title } from '#ui/frames/page/Title.tsx';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { useDebounced } from '#ui/lists/list/use-debounced.ts';
import { libraryCrumbs } from '../crumbs.ts';
import {
  listingAt,
  readListing,
  readPage,
  sortOptions,
  SORTS,
  STATUS_OPTIONS,
  writeListing,
  writePage,
  type AssignedKind,
  type ListingAddress,
  type Sort,
} from './listing-address.ts';
import { MODULE_TYPE_LABELS } from '#cards/module-type-label.ts';
import { SelectField } from '#ui/inputs/field/SelectField.tsx';
import { FilterBar } from '#ui/lists/list/FilterBar.tsx';
import { ListingPart } from './ListingPart.tsx';
import './listing.css';

const TYPE_OPTIONS = ModuleType.options.map((value) => ({ value, label: MODULE_TYPE_LABELS[value] }));

interface ListingFiltersProps {
  readonly kind: AssignedKind;
  readonly address: ListingAddress;
  readonly onChange: (chosen: Partial<ListingAddress>) => void;
}

/** O-02 to O-06: search, status, type and order of a list. */
function ListingFilters({ kind, address, onChange }: ListingFiltersProps) {
  return (
    <FilterBar
      label={`Search ${kind}`}
      search={address.search}
      placeholder="Title or description"
      onSearch={(search) => onChange({ search })}
    >
      <SelectField
        label="Status"
        placeholder="Everything but exempt"
        options={STATUS_OPTIONS}
        value={address.status ?? ''}
        onChange={(value) =>
          onChange({ status: STATUS_OPTIONS.find((option) => option.value === value)?.value ?? null })
        }
      />
      {kind === 'modules' && (
        <SelectField
          label="Type"
          placeholder="All types"
          options={TYPE_OPTIONS}
          value={address.type ?? ''}
          onChange={(value) => onChange({ type: TYPE_OPTIONS.find((option) => option.value === value)?.value ?? null })}
        />
      )}
      <SelectField
        label="Sort"
        options={sortOptions(SORTS.person)}
        value={address.sort}
        onChange={(value) => onChange({ sort: value as Sort })}
      />
    </FilterBar>
  );
}

const NAMES = { collections: 'Collections', modules: 'Modules' } as const;

export interface AssignedListPageProps {
  readonly kind: AssignedKind;
  readonly profile: Profile;
  readonly organisation: OrganisationMembership;
  /** The query of the address. */
  readonly query: URLSearchParams;
  readonly onQuery: ChangeQuery;
  readonly nowUnix: number;
}

/**
 * `/collections` and `/modules` (M-10): everything of one kind that is assigned to the person. Search, filters, order
 * and page stand in the address.
 */
export function AssignedListPage({ kind, profile, organisation, query, onQuery, nowUnix }: AssignedListPageProps) {
  const client = useApi();
  const { organisation_id: id, name: organisationName, settings } = organisation;
  const address = readListing(query, SORTS.person);
  const page = readPage(query, 'page');
  // O-04: what is typed is asked for a little later; nothing to search for at once.
  const asked = {
    ...address,
    search: useDebounced(address.search, address.search === '' ? 0 : SEARCH_DEBOUNCE_MILLISECONDS),
  };
  const listing = listingAt(asked, page);
  const collections = useQuery({
    ...userCollectionsQuery(client, id, profile.id, listing),
    enabled: kind === 'collections',
  });
  const modules = useQuery({ ...userModulesQuery(client, id, profile.id, listing), enabled: kind === 'modules' });
  const change = (chosen: Partial<ListingAddress>) => onQuery(writeListing({ ...address, ...chosen }, SORTS.person));
  const toPage = useCallback(
    (to: number, isCorrection = false) => onQuery(writePage(query, 'page', to), isCorrection),
    [onQuery, query],
  );
  const isFiltered = asked.search !== '' || asked.status !== null || asked.type !== null;
  const name = NAMES[kind];
  return (
    <main id="main" tabIndex={-1} className="wrap listing">
      <Title>{`${name} · ${organisationName}`}</Title>
      <Breadcrumb crumbs={libraryCrumbs({ library: settings.lang.library, path: `/${kind}`, title: name })} />
      <div className="listing__head">
        <PageTitle>{name}</PageTitle>
        <ViewToggle />
      </div>
      <ListingFilters kind={kind} address={address} onChange={change} />
      <ListingPart
        name={name}
        level={2}
        query={kind === 'collections' ? collections : modules}
        paging={{ size: address.size, onPage: toPage, onSize: (size) => change({ size }) }}
        settings={settings}
        nowUnix={nowUnix}
        empty={
          isFiltered ? (
            <EmptyState
              level={2}
              title="Sorry, no results found."
              action={
                <Button variant="secondary" onClick={() => change({ search: '', status: null, type: null })}>
                  Clear
                </Button>
              }
            />
          ) : (
            <EmptyState level={2} title={`No ${kind} are assigned to you yet.`}>
              {organisationName} decides what you are asked to do. It will be listed here.
            </EmptyState>
          )
        }
      />
    </main>
  );
}
