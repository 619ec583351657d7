import { useQuery } from '@tanstack/react-query';
import { useApi } from '#api/api-context.ts';
import { categoriesQuery } from '#api/queries/categories.queries.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { Link } from '#ui/actions/link/Link.tsx';
import { Loaded } from '#ui/frames/loaded/Loaded.tsx';
import { Title } from '#ui/frames/page/Title.tsx';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { ListingSkeleton } from '../listing/ListingSkeleton.tsx';
import { readPage, writePage } from '../listing/listing-address.ts';
import '../listing/listing.css';
import { CategoryGrid } from './CategoryGrid.tsx';
import { LibraryLinks } from './LibraryLinks.tsx';
import { LibrarySearch } from './LibrarySearch.tsx';
import { PinnedPages } from './PinnedPages.tsx';
import './categories.css';

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
