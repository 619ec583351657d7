import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { categoriesQuery } from '#api/queries/categories.queries.ts';
import { userCollectionsQuery, userModulesQuery } from '#api/queries/listings.queries.ts';
import { userPagesQuery } from '#api/queries/page.queries.ts';
import { PAGE_SIZES } from '#contracts/constants.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { Link } from '#ui/actions/link/Link.tsx';
import { Loaded } from '#ui/frames/loaded/Loaded.tsx';
import { Title } from '#ui/frames/page/Title.tsx';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { ListingSkeleton } from '../listing/ListingSkeleton.tsx';
import { listingAt, readListing, readPage, SORTS, writePage } from '../listing/listing-address.ts';
import '../listing/listing.css';
import { CategoryGrid } from './CategoryGrid.tsx';
import { LibraryLinks } from './LibraryLinks.tsx';
import { Button } from '#ui/actions/button/Button.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { ListingSection } from '../listing/ListingSection.tsx';
import { EntityList } from '#cards/EntityList.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import './categories.css';

interface PinnedPagesProps {
  readonly userId: number;
  readonly organisation: OrganisationMembership;
  readonly nowUnix: number;
}

/** M-01: the pages that the organisation pinned, before everything else. Nothing where there are none. */
function PinnedPages({ userId, organisation, nowUnix }: PinnedPagesProps) {
  const pages = useQuery(
    userPagesQuery(useApi(), organisation.organisation_id, userId, {
      pinned: 'true',
      simple: 'true',
      per_page: PAGE_SIZES.pages,
    }),
  );
  return (
    <Loaded
      query={pages}
      label="Loading the pinned pages"
      skeleton={<Skeleton shape="control" />}
      failed={{ title: 'The pinned pages could not be loaded.' }}
      empty={{ isEmpty: ({ data }) => data.length === 0, shown: null }}
    >
      {({ data }) => (
        <section className="pinned" aria-labelledby="pinned-heading">
          <h2 id="pinned-heading" className="vh">
            Pinned pages
          </h2>
          <EntityList items={data} view="list" settings={organisation.settings} nowUnix={nowUnix} />
        </section>
      )}
    </Loaded>
  );
}

interface LibrarySearchProps {
  readonly userId: number;
  readonly organisation: OrganisationMembership;
  readonly nowUnix: number;
  readonly onSearch: (text: string) => void;
}

const NEWEST = listingAt(readListing(new URLSearchParams(), SORTS.person), 1);

/** M-02: instead of categories a search, and below it what was added last. */
function LibrarySearch({ userId, organisation, nowUnix, onSearch }: LibrarySearchProps) {
  const client = useApi();
  const { organisation_id: id, settings } = organisation;
  const [text, setText] = useState('');
  const collections = useQuery(userCollectionsQuery(client, id, userId, NEWEST));
  const modules = useQuery(userModulesQuery(client, id, userId, NEWEST));
  return (
    <>
      <form
        className="libsearch"
        role="search"
        aria-label={`Search ${organisation.name}`}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim());
        }}
      >
        <TextField type="search" label="What are you looking for?" value={text} onChange={setText} />
        <Button type="submit" variant="primary">
          Search
        </Button>
      </form>
      <ListingSection
        name="Collections"
        query={collections}
        tools={<Link href="/collections">All collections</Link>}
        settings={settings}
        nowUnix={nowUnix}
      />
      <ListingSection
        name="Modules"
        query={modules}
        tools={<Link href="/modules">All modules</Link>}
        settings={settings}
        nowUnix={nowUnix}
      />
    </>
  );
}

export interface LibraryPageProps {
  readonly profile: Profile;
  readonly organisation: OrganisationMembership;
  /** The query of the address. */
  readonly query: URLSearchParams;
  readonly onQuery: (query: URLSearchParams) => void;
  /** Leads to another page of the app. */
  readonly onLeave: (path: string) => void;
  readonly nowUnix: number;
}

/** `/categories` (M-01 to M-04): pinned pages, then the categories that are shown, or a search where none is. */
export function LibraryPage({ profile, organisation, query, onQuery, onLeave, nowUnix }: LibraryPageProps) {
  const { organisation_id: id, name, settings } = organisation;
  const categories = useQuery(categoriesQuery(useApi(), id));
  return (
    <main id="main" tabIndex={-1} className="wrap listing library">
      <Title>{`${settings.lang.library} · ${name}`}</Title>
      <PageTitle lead={`Everything from ${name}, by category`}>{settings.lang.library}</PageTitle>
      <PinnedPages userId={profile.id} organisation={organisation} nowUnix={nowUnix} />
      <Loaded
        query={categories}
        label="Loading the categories"
        skeleton={<ListingSkeleton view="grid" />}
        failed={{ title: 'The categories could not be loaded.' }}
      >
        {(shown) => {
          if (shown.length === 0)
            return (
              <LibrarySearch
                userId={profile.id}
                organisation={organisation}
                nowUnix={nowUnix}
                onSearch={(text) => onLeave(`/search?${new URLSearchParams({ q: text })}`)}
              />
            );
          return (
            <section className="listing__part" aria-labelledby="categories-heading">
              <div className="listing__head">
                <h2 id="categories-heading">Categories</h2>
                <div className="listing__tools">
                  <Link href="/collections">All collections</Link>
                  <Link href="/modules">All modules</Link>
                </div>
              </div>
              <CategoryGrid
                categories={shown}
                settings={settings}
                page={readPage(query, 'page')}
                onPage={(page) => onQuery(writePage(query, 'page', page))}
              />
            </section>
          );
        }}
      </Loaded>
      <div className="discover">
        <LibraryLinks settings={settings} />
      </div>
    </main>
  );
}
