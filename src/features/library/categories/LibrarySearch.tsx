import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { userCollectionsQuery, userModulesQuery } from '#api/queries/listings.queries.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { Link } from '#ui/actions/link/Link.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { listingAt, readListing, SORTS } from '../listing/listing-address.ts';
import { ListingSection } from '../listing/ListingSection.tsx';

export interface LibrarySearchProps {
  readonly userId: number;
  readonly organisation: OrganisationMembership;
  readonly nowUnix: number;
  readonly onSearch: (text: string) => void;
}

const NEWEST = listingAt(readListing(new URLSearchParams(), SORTS.person), 1);

/** M-02: instead of categories a search, and below it what was added last. */
export function LibrarySearch({ userId, organisation, nowUnix, onSearch }: LibrarySearchProps) {
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
