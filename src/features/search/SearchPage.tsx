import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '#api/api-context.ts';
import { categoriesQuery } from '#api/queries/categories.queries.ts';
import { foundCollectionsQuery, foundModulesQuery, foundPagesQuery } from '#api/queries/search.queries.ts';
import { SEARCH_DEBOUNCE_MILLISECONDS } from '#contracts/constants.ts';
import type { BandItem, ModuleCard } from '#contracts/library/card.schema.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { cardPictureAddress } from '#current/picture-address.ts';
import type { ChangeQuery } from '#current/use-query-address.ts';
import { formatCount, plural } from '#ui/format/counts.ts';
import { Tabs } from '#ui/actions/tabs/Tabs.tsx';
import { Title } from '#ui/frames/page/Title.tsx';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { oneOf } from '#ui/lists/list/address.ts';
import { useDebounced } from '#ui/lists/list/use-debounced.ts';
import {
  PAGE_SIZES,
  searchAddress,
  shownTab,
  tabOf,
  TABS,
  type SearchAddress,
  type SearchTab,
} from './search-address.ts';
import { questionsOf } from './search-questions.ts';
import { Key } from '#ui/actions/keys/Key.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { useTyped } from '#ui/lists/list/use-typed.ts';
import { SearchFilters } from './SearchFilters.tsx';
import { keyOf, seedOf } from '#cards/item-keys.ts';
import { Pagination } from '#ui/actions/pagination/Pagination.tsx';
import { Loaded, type LoadableQuery } from '#ui/frames/loaded/Loaded.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { figureOf } from '#ui/lists/card/figures.ts';
import { useLastPage } from '#ui/lists/list/use-last-page.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { EmptyState } from '#ui/frames/empty/EmptyState.tsx';
import { rowLabels } from '#cards/row-labels.ts';
import { Link } from '#ui/actions/link/Link.tsx';
import { Thumbnail } from '#ui/lists/card/Thumbnail.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { Found } from '#ui/texts/found/Found.tsx';
import './search.css';

/** O-01. */
const TAB_LABELS: Readonly<Record<SearchTab, string>> = {
  collections: 'Collections',
  modules: 'Modules',
  pages: 'Help & Info',
};

/** O-01: 'Modules (48)'; the name alone while nobody knows how many. */
const tabLabel = (tab: SearchTab, count: number | undefined): string =>
  count === undefined ? TAB_LABELS[tab] : `${TAB_LABELS[tab]} (${formatCount(count)})`;

/** O-04: the text of the search. Results follow by themselves; Enter submits nothing. */
function SearchField({
  organisation,
  search,
  onSearch,
}: {
  organisation: string;
  search: string;
  onSearch: (search: string) => void;
}) {
  const [typed, type] = useTyped(search, onSearch);
  return (
    <form className="find__q" role="search" onSubmit={(event) => event.preventDefault()}>
      <div className="find__icon">
        <IconSearch className="ic" aria-hidden />
        <TextField
          type="search"
          label={`Search in ${organisation}`}
          labelHidden
          value={typed}
          onChange={type}
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
      <p className="meta find__k">
        Results change as you type. <Key>Ctrl</Key> <Key>K</Key> finds anything from anywhere.
      </p>
    </form>
  );
}

const NOUNS: Readonly<Record<SearchTab, string>> = { collections: 'collection', modules: 'module', pages: 'help page' };

interface NothingFoundProps {
  readonly profile: Profile;
  readonly organisation: OrganisationMembership;
  /** How many each tab has; undefined while nobody knows. */
  readonly counts: Readonly<Record<SearchTab, number | undefined>>;
  readonly onTab: (tab: SearchTab) => void;
  /** Puts another organisation in front; the search stays. */
  readonly onSwitch: (organisationId: number) => void;
}

/**
 * O-08, O-09: nothing fits in this tab; what the others have, and the person's other organisations, but not while
 * viewing as them.
 */
function NothingFound({ profile, organisation, counts, onTab, onSwitch }: NothingFoundProps) {
  const others =
    profile.impersonated === true
      ? []
      : profile.organisations.filter(({ organisation_id: id }) => id !== organisation.organisation_id);
  const elsewhere = TABS.filter((tab) => (counts[tab] ?? 0) > 0);
  const [only] = others;
  const actions = (
    <div className="find__others">
      {elsewhere.map((tab) => (
        <Button key={tab} variant="secondary" onClick={() => onTab(tab)}>
          See {plural(counts[tab] ?? 0, NOUNS[tab])}
        </Button>
      ))}
      {others.map(({ organisation_id: id, name }) => (
        <Button key={id} variant="secondary" onClick={() => onSwitch(id)}>
          Search in {name}
        </Button>
      ))}
    </div>
  );
  return (
    <div role="status">
      <EmptyState
        level={2}
        title="Sorry, no results found."
        {...(elsewhere.length + others.length === 0 ? {} : { action: actions })}
      >
        {only === undefined
          ? null
          : others.length === 1
            ? `You also belong to ${only.name}, which keeps its own training.`
            : 'You also belong to other organisations, which keep their own training.'}
      </EmptyState>
    </div>
  );
}

interface SearchHitProps {
  readonly item: BandItem;
  readonly search: string;
  readonly settings: OrganisationSettings;
  /** Unix seconds. */
  readonly nowUnix: number;
}

/**
 * One thing that was found: picture, title, sentence and kind, with what was searched for marked, and its state in a
 * column of its own. What opens it is named beside its sentence (N-08), where there is room for titles.
 */
function SearchHit({ item, search, settings, nowUnix }: SearchHitProps) {
  const { title, href, kind, state, why } = rowLabels(item, { settings, nowUnix, isUnderHeading: true });
  const { short_description: description, thumbnail_url: picture } = item as ModuleCard;
  return (
    <li className="hit">
      {settings.thumbnails_modules_enabled && (
        <div className="hit__pic">
          <Thumbnail src={cardPictureAddress(picture)} figure={figureOf(seedOf(item))} />
        </div>
      )}
      <div className="hit__m">
        <h3 className="hit__t">
          <Link href={href}>
            <Found search={search}>{title}</Found>
          </Link>
        </h3>
        {description && (
          <p className="hit__d">
            <Found search={search}>{description}</Found>
          </p>
        )}
        <p className="card__kind">
          {kind.map((word) => (
            <span key={word}>{word}</span>
          ))}
        </p>
        {why !== null && <p className="meta">{why}</p>}
      </div>
      {state !== null && (
        <div className="hit__s">
          <StatusBadge {...state} />
        </div>
      )}
    </li>
  );
}

const ROWS = ['a', 'b', 'c', 'd'];

/** A page of what was found. */
interface FoundPage {
  readonly data: readonly BandItem[];
  readonly current_page: number;
  readonly last_page: number;
  readonly per_page?: number | null | undefined;
  readonly total: number;
}

interface SearchResultsProps extends NothingFoundProps {
  readonly query: LoadableQuery<FoundPage>;
  /** What was asked for, to be marked. */
  readonly search: string;
  /** How many results a page was asked to have: a server need not say it. */
  readonly size: number;
  readonly onPage: (page: number, isCorrection?: boolean) => void;
  readonly onSize: (size: number) => void;
  /** Unix seconds. */
  readonly nowUnix: number;
}

/** What a tab found, with its pages (V-03). What was found before stays, dimmed, until the next answer comes (O-10). */
function SearchResults({ query, search, size, onPage, onSize, nowUnix, ...nothing }: SearchResultsProps) {
  const { settings } = nothing.organisation;
  useLastPage(query, onPage);
  return (
    <Loaded
      query={query}
      label="Searching"
      skeleton={ROWS.map((row) => (
        <Skeleton key={row} shape="control" width={100} />
      ))}
      failed={{ title: 'The results could not be loaded.' }}
      empty={{ isEmpty: ({ total }) => total === 0, shown: <NothingFound {...nothing} /> }}
    >
      {({ data, current_page, per_page, total }) => (
        <>
          <h2 className="vh">Results</h2>
          <ul className={settings.thumbnails_modules_enabled ? 'hits' : 'hits hits--bare'}>
            {data.map((item) => (
              <SearchHit key={keyOf(item)} {...{ item, search, settings, nowUnix }} />
            ))}
          </ul>
          <Pagination
            label="Pages of results"
            page={current_page}
            pageSize={per_page ?? size}
            total={total}
            pageSizes={PAGE_SIZES}
            onChange={({ page, pageSize }) => (pageSize === (per_page ?? size) ? onPage(page) : onSize(pageSize))}
          />
        </>
      )}
    </Loaded>
  );
}

export interface SearchPageProps {
  readonly profile: Profile;
  readonly organisation: OrganisationMembership;
  /** What follows the path. */
  readonly query: URLSearchParams;
  readonly onQuery: ChangeQuery;
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
  const tab = shownTab(address, counts);
  const go = (next: Partial<SearchAddress>, isCorrection = false) =>
    onQuery(searchAddress.write({ ...address, page: 1, ...next }), isCorrection);
  /** A change to what is shown names its tab, so that it stays. */
  const change = (next: Partial<SearchAddress>, isCorrection = false) =>
    go({ ...(tab === tabOf(address) ? {} : { tab }), ...next }, isCorrection);
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
              <SearchFilters tab={key} address={address} organisationId={organisationId} onChange={change} />
              <SearchResults
                {...{ profile, organisation, counts, search, nowUnix, onSwitch }}
                query={found[key]}
                size={address.size}
                onTab={(other) => go({ tab: other })}
                onPage={(page, isCorrection) => change({ page }, isCorrection)}
                onSize={(size) => change({ size })}
              />
            </>
          ),
        }))}
      />
    </main>
  );
}
